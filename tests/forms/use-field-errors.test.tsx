import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { interpolate } from '@/text/interpolate.ts'
import { siteConfig, buildTexts as texts } from 'virtual:site'
import { serveMail } from '../support/mail-service.ts'
import { MESSAGE } from '../support/message.ts'
import { writeInOtherTab } from '../support/storage.ts'
import { textsIn } from '../support/texts.ts'
import { button, field, fillIn, renderForm, type Field } from './contact/contact-fields.tsx'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

it('A form that was not begun names no error', () => {
  renderForm()
  expect(field('email')).toHaveAccessibleDescription('')
})

it('A wrong e-mail address that was restored is named', () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ email: 'ana@' }))
  renderForm()
  expect(field('email')).toHaveValue('ana@')
  expect(field('email')).toHaveAccessibleDescription(texts.forms.emailInvalid)
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
  const user = renderForm()
  fillIn({ ...MESSAGE, ...written })
  await user.click(button())
  const [name] = Object.keys(written) as [Field]
  expect(field(name)).toHaveAccessibleDescription(error)
  expect(field(name)).toHaveFocus()
  expect(service.requests()).toEqual([])
})

it('The error of the focused field alone is announced, and goes as it is mended', async () => {
  const user = renderForm()
  const announced = (name: Field) =>
    document
      .getElementById(field(name).getAttribute('aria-describedby') ?? '')
      ?.getAttribute('aria-live')
  await user.click(button())
  expect(field('name')).toHaveFocus()
  expect([announced('name'), announced('email')]).toEqual(['polite', 'off'])
  fillIn({ name: 'A' })
  expect(field('name')).not.toBeInvalid()
  expect(field('email')).toHaveAccessibleDescription(texts.forms.required)
})

it('Errors are named in the language that is chosen meanwhile', async () => {
  const { forms } = textsIn('en-US')
  vi.mocked(loadDictionary).mockResolvedValue({ forms })
  const user = renderForm()
  await user.click(button())
  writeInOtherTab('language', 'en-US')
  await waitFor(() => expect(field('name')).toHaveAccessibleDescription(forms.required))
})
