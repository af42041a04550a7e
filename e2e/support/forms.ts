import type { Locator, Page } from '@playwright/test'
import { interpolate } from '../../src/text/interpolate.ts'
import { texts } from './site.ts'

/** The fields of a form, and what a visitor writes into them, in their order. */
function fieldsOf<Name extends string>(
  form: Locator,
  words: Record<Name, string>,
  written: Partial<Record<Name, string>>,
) {
  const names = Object.keys(written) as Name[]
  const field = (name: Name) => form.getByLabel(words[name])
  return {
    field,
    fill: async () => {
      for (const name of names) await field(name).fill(written[name] ?? '')
    },
    /** What stands in the fields. */
    values: async (): Promise<Record<string, string>> => {
      const values = names.map(async (name) => [name, await field(name).inputValue()] as const)
      return Object.fromEntries(await Promise.all(values))
    },
  }
}

/** What a visitor writes, in the order of the fields. */
export const WRITTEN = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '(11) 91234-5678',
  company: 'Empresa & Filhos',
  message: 'Primeira linha.\nSegunda linha.',
}

export const EMPTY = Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, '']))

/** The contact form of the home page, by the words that a visitor sees. */
export function contactForm(page: Page, { form: words } = texts.contact) {
  const form = page.getByRole('form', { name: words.title })
  const fields = fieldsOf<keyof typeof WRITTEN>(form, words, WRITTEN)
  return { form, submit: form.locator('[type="submit"]'), ...fields }
}

const { message: _, ...visitor } = WRITTEN
/** What a visitor writes to get a link, in the order of the fields. */
export const ASKED = { ...visitor, phone: '11 3234-5678' }

/** The first guide of the example. */
export const GUIDE = 'Guia Prático de Inteligência Artificial'

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
    submit: dialog.locator('[type="submit"]'),
    ...fieldsOf<keyof typeof ASKED>(dialog, words, ASKED),
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
