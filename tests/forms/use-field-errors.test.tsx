import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { interpolate } from '@/text/interpolate.ts'
import { siteConfig, buildTexts as texts } from 'virtual:site'
import { serveMail } from '../support/mail-service.ts'
import { MESSAGE } from '../support/message.ts'
import { writeInOtherTab } from '../support/storage.ts'
import { textsIn } from '../support/texts.ts'
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
  ['is missing', { name: '' }, texts.forms.required],
  ['is no address', { email: 'ana' }, texts.forms.emailInvalid],
  [
    'is no phone of the pattern',
    { phone: '1132345678' },
    interpolate(texts.forms.phoneInvalid, { email: siteConfig.email }),
  ],
  ['is of blanks only, which the browser lets pass', { name: '   ' }, texts.forms.required],
  [
    'is too long, in numbers as they are written',
    { message: 'a'.repeat(5001) },
    interpolate(texts.forms.tooLong, { limit: '5.000', length: '5.001' }),
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
  expect(field('email')).toHaveAccessibleDescription(texts.forms.required)
})

it('Errors are named in the language that is chosen meanwhile', async () => {
  const { forms } = textsIn('en-US')
  vi.mocked(loadDictionary).mockResolvedValue({ forms })
  await sendForm({})
  writeInOtherTab('language', 'en-US')
  await waitFor(() => expect(field('name')).toHaveAccessibleDescription(forms.required))
})
