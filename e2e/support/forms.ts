import type { Locator, Page } from '@playwright/test'
import { interpolate } from '../../src/text/interpolate.ts'
import { texts } from './site.ts'

/** What a visitor writes, in the order of the fields. */
export const WRITTEN = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '(11) 91234-5678',
  company: 'Empresa & Filhos',
  message: 'Primeira linha.\nSegunda linha.',
}

export const EMPTY = Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, '']))

const { message: _, ...visitor } = WRITTEN
/** What a visitor writes to get a link, in the order of the fields. */
export const ASKED = { ...visitor, phone: '11 3234-5678' }

export const GUIDE = 'Guia Prático de Inteligência Artificial'

type FieldName = keyof typeof WRITTEN

function formOf(form: Locator, words: Partial<Record<FieldName, string>>, written: object) {
  const fields = Object.entries(written) as [FieldName, string][]
  const field = (name: FieldName) => form.getByLabel(words[name] ?? name)
  return {
    field,
    submit: form.locator('[type="submit"]'),
    fill: async () => {
      for (const [name, text] of fields) await field(name).fill(text)
    },
    values: async () => {
      const values: Record<string, string> = {}
      for (const [name] of fields) values[name] = await field(name).inputValue()
      return values
    },
  }
}

export function contactForm(page: Page, { form: words } = texts.contact) {
  const form = page.getByRole('form', { name: words.title })
  return { form, ...formOf(form, words, WRITTEN) }
}

/** The button that asks for a guide, and the modal it opens. */
export function requestDialog(
  page: Page,
  title = GUIDE,
  { modal: words, buttonLabel } = texts.downloads,
) {
  const dialog = page.getByRole('dialog', { name: words.title })
  return {
    opener: page.getByRole('button', { name: interpolate(buttonLabel, { title }) }),
    dialog,
    close: dialog.getByRole('button', { name: words.close }),
    ...formOf(dialog, words, ASKED),
  }
}

/** The toast that shows these words, in either channel. */
export function toastOf(
  page: Page,
  words: { title: string; description: string },
  { toastRegion } = texts.forms,
): Locator {
  return page
    .getByRole('region', { name: toastRegion })
    .getByRole('listitem')
    .filter({ hasText: words.title })
    .filter({ hasText: words.description })
}
