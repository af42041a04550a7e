import type { Page } from '@playwright/test'
import { interpolate } from '../../src/site/interpolate.ts'
import { settings, texts } from './site.ts'

/** What a visitor writes to get a link, in the order of the fields. */
export const ASKED = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '11 3234-5678',
  ...(settings.optional.parts.companyField && { company: 'Empresa & Filhos' }),
}

type Field = keyof typeof ASKED

const FIELDS = Object.keys(ASKED) as Field[]

/** The button that asks for a material, and the modal it opens. */
export function requestDialog(
  page: Page,
  material: { title: string },
  { modal: words, buttonLabel } = texts.downloads,
) {
  const dialog = page.getByRole('dialog', { name: words.title })
  const field = (name: Field) => dialog.getByLabel(words[name])
  return {
    opener: page.getByRole('button', {
      name: interpolate(buttonLabel, { title: material.title }),
    }),
    dialog,
    field,
    close: dialog.getByRole('button', { name: words.close }),
    submit: dialog.locator('[type="submit"]'),
    fill: async () => {
      for (const name of FIELDS) await field(name).fill(ASKED[name] ?? '')
    },
    /** What stands in the fields. */
    values: async () => {
      const values = await Promise.all(
        FIELDS.map(async (name) => [name, await field(name).inputValue()] as const),
      )
      return Object.fromEntries(values)
    },
  }
}
