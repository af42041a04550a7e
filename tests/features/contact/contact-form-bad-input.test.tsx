import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HONEYPOT_NAME } from '@/forms/honeypot.tsx'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { fill } from '@/lib/fill.ts'
import { serveMail } from '../../mail-service.ts'
import { button, EMPTY, field, fillIn, GOOD, renderForm, values } from './contact-visitor.tsx'

/** Submits a message and returns what was sent of it, or nothing when it was refused. */
async function submit(message: Partial<typeof GOOD>): Promise<unknown> {
  const service = serveMail()
  const user = renderForm(message)
  await user.click(button())
  await waitFor(() => {
    expect(button()).toBeEnabled()
  })
  return service.requests()[0]?.body['template_params']
}

describe('a message is refused', () => {
  it('when it is empty, with a word at each field and the focus on the first', async () => {
    expect(await submit(EMPTY)).toBeUndefined()
    expect(field('name')).toHaveFocus()
    for (const name of ['name', 'email', 'phone', 'message'] as const)
      expect(field(name)).toHaveAccessibleDescription(formTexts.required)
    expect(field('company')).toHaveAttribute('aria-invalid', 'false')
  })

  it.each(['name', 'email', 'phone', 'message'] as const)(
    'when its %s is missing',
    async (name) => {
      expect(await submit({ [name]: '' })).toBeUndefined()
      expect(field(name)).toHaveFocus()
      expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      expect(field(name)).toHaveAccessibleDescription(formTexts.required)
    },
  )

  it.each(['name', 'message'] as const)('when its %s holds only spaces', async (name) => {
    expect(await submit({ [name]: ' \t ' })).toBeUndefined()
    expect(field(name)).toHaveFocus()
    expect(field(name)).toHaveAccessibleDescription(formTexts.required)
  })

  it.each(['ana', 'ana@', 'ana silva@example.com'])('when its e-mail is "%s"', async (email) => {
    expect(await submit({ email })).toBeUndefined()
    expect(field('email')).toHaveFocus()
    expect(field('email')).toHaveAccessibleDescription(formTexts.emailInvalid)
  })

  it('when its phone is a landline, in the words of the page', async () => {
    expect(await submit({ phone: '1132345678' })).toBeUndefined()
    expect(field('phone')).toHaveFocus()
    expect(field('phone')).toHaveAccessibleDescription(formTexts.phoneInvalid)
  })

  it.each(['name', 'email', 'company', 'message'] as const)(
    'when its %s is longer than its limit, and nothing is cut',
    async (name) => {
      const limit = FIELD_LIMITS[name]
      const long = name === 'email' ? `${'a'.repeat(limit)}@sol.com` : 'x'.repeat(limit + 1)
      expect(await submit({ [name]: long })).toBeUndefined()
      expect(field(name)).toHaveFocus()
      expect(field(name)).toHaveValue(long)
      expect(field(name)).toHaveAccessibleDescription(
        fill(formTexts.tooLong, { limit, length: long.length }),
      )
    },
  )

  it('when it has 100,000 characters, and all of them stay in the field', async () => {
    const long = 'palavra \n'.repeat(100_000 / 9)
    expect(await submit({ message: long })).toBeUndefined()
    expect(field('message')).toHaveValue(long)
    expect(values()).toEqual({ ...GOOD, message: long })
  })

  it('when a program has filled in the field that nobody sees', async () => {
    const service = serveMail()
    const user = renderForm()
    const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_NAME}]`)
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(trap).toHaveAttribute('tabindex', '-1')
    if (trap) trap.value = 'https://spam.example'
    await user.click(button())
    expect(await screen.findByText(formTexts.contactFailed.title)).toBeVisible()
    expect(service.requests()).toEqual([])
  })

  it('until it is mended, and the word goes away', async () => {
    expect(await submit({ name: '' })).toBeUndefined()
    fillIn({ name: 'Ana' })
    expect(field('name')).toHaveAttribute('aria-invalid', 'false')
    expect(screen.queryByText(formTexts.required)).toBeNull()
  })
})

describe('a message is sent', () => {
  it.each(['name', 'message', 'company'] as const)(
    'with emoji and markup in its %s',
    async (name) => {
      const text = '<img src=x onerror=alert(1)> {{{name}}} & "aspas" 👩🏽‍💻'
      expect(await submit({ [name]: text })).toMatchObject({ [name]: text })
    },
  )

  it('with its line breaks', async () => {
    const message = 'um\n\n  dois\n'
    expect(await submit({ message })).toMatchObject({ message })
  })

  it('when it is as long as may be', async () => {
    const message = 'x'.repeat(FIELD_LIMITS.message)
    expect(await submit({ message })).toMatchObject({ message })
  })

  it('with a phone that was pasted with its country code', async () => {
    expect(await submit({ phone: '+55 11 91234-5678' })).toMatchObject({ phone: GOOD.phone })
  })

  it('with line breaks taken out of a single line', async () => {
    expect(await submit({ company: 'Sol\u0085Bcc: eva@example.com' })).toMatchObject({
      company: 'Sol Bcc: eva@example.com',
      title: 'Ana Silva (Sol Bcc: eva@example.com)',
    })
  })
})
