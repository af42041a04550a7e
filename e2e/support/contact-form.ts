import type { Page } from '@playwright/test'
import { settings, texts } from './site.ts'

/** What a visitor writes, in the order of the fields. */
export const WRITTEN = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '(11) 91234-5678',
  ...(settings.optional.parts.companyField && { company: 'Empresa & Filhos' }),
  message: 'Primeira linha.\nSegunda linha.',
}

type Field = keyof typeof WRITTEN

const FIELDS = Object.keys(WRITTEN) as Field[]

export const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, '']))

/** The contact form of the home page, by the words that a visitor sees. */
export function contactForm(page: Page, { form: words } = texts.contact) {
  const form = page.getByRole('form', { name: words.title })
  const field = (name: Field) => form.getByLabel(words[name])
  return {
    form,
    field,
    submit: form.getByRole('button'),
    fill: async () => {
      for (const name of FIELDS) await field(name).fill(WRITTEN[name] ?? '')
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
