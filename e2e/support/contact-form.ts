import type { Page } from '@playwright/test'
import { fieldsOf } from './fields.ts'
import { settings, texts } from './site.ts'

/** What a visitor writes, in the order of the fields. */
export const WRITTEN = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '(11) 91234-5678',
  ...(settings.parts.companyField && { company: 'Empresa & Filhos' }),
  message: 'Primeira linha.\nSegunda linha.',
}

export const EMPTY = Object.fromEntries(Object.keys(WRITTEN).map((name) => [name, '']))

/** The contact form of the home page, by the words that a visitor sees. */
export function contactForm(page: Page, { form: words } = texts.contact) {
  const form = page.getByRole('form', { name: words.title })
  const fields = fieldsOf<keyof typeof WRITTEN>(form, words, WRITTEN)
  return { form, submit: form.getByRole('button'), ...fields }
}
