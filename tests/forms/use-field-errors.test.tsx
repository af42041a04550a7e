import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { textsIn } from '../support/example-texts.ts'
import { serveMail } from '../support/mail-service.ts'
import { MESSAGE } from '../support/message.ts'
import { writeInOtherTab } from '../support/storage.ts'
import { field, fillIn, renderForm, sendForm, type Field } from './contact/contact-fields.tsx'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

it.each([
  ['', ''],
  ['ana@', 'Digite um e-mail válido.'],
])('An e-mail address that was restored as "%s" is told: "%s"', (email, error) => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ email }))
  renderForm()
  expect(field('email')).toHaveValue(email)
  expect(field('email')).toHaveAccessibleDescription(error)
})

it.each<[what: string, written: Partial<Record<Field, string>>, error: string]>([
  ['is missing', { name: '' }, 'Preencha este campo.'],
  ['is no address', { email: 'ana' }, 'Digite um e-mail válido.'],
  [
    'is no phone of the pattern',
    { phone: '1132345678' },
    'Digite um número de celular no formato (11)\u00a091234-5678.',
  ],
  ['is of blanks only, which the browser lets pass', { name: '   ' }, 'Preencha este campo.'],
  [
    'is too long, in numbers as they are written',
    { message: 'a'.repeat(5001) },
    'Use no máximo 5.000 caracteres. Agora são 5.001.',
  ],
])('A sent form names, and leads to, a text that %s', async (_what, written, error) => {
  const service = serveMail()
  await sendForm({ ...MESSAGE, ...written })
  const [name] = Object.keys(written) as [Field]
  expect(field(name)).toHaveAccessibleDescription(error)
  expect(field(name)).toHaveFocus()
  expect(service.requests()).toEqual([])
})

it('The error of the focused field alone is announced, and goes as it is mended', async () => {
  await sendForm({})
  const announced = (name: Field) =>
    document
      .getElementById(field(name).getAttribute('aria-describedby') ?? '')
      ?.getAttribute('aria-live')
  expect(field('name')).toHaveFocus()
  expect([announced('name'), announced('email')]).toEqual(['polite', 'off'])
  fillIn({ name: 'A' })
  expect(field('name')).not.toBeInvalid()
  expect(field('email')).toHaveAccessibleDescription('Preencha este campo.')
})

it('Errors are named in the language that is chosen meanwhile', async () => {
  const { forms } = textsIn('en-US')
  vi.mocked(loadDictionary).mockResolvedValue({ forms })
  await sendForm({})
  writeInOtherTab('language', 'en-US')
  await waitFor(() => expect(field('name')).toHaveAccessibleDescription(forms.required))
})
