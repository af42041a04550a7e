import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HONEYPOT_NAME } from '@/forms/honeypot.tsx'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { formTexts } from '@/content/pt-br/forms.ts'
import { interpolate } from '@/lib/interpolate.ts'
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

  it('when its texts are blank and no address or mobile, each in its words', async () => {
    const bad = { name: ' \t ', email: 'ana silva@example.com', phone: '1132345678', message: ' ' }
    expect(await submit(bad)).toBeUndefined()
    expect(field('name')).toHaveFocus()
    for (const name of ['name', 'message'] as const)
      expect(field(name)).toHaveAccessibleDescription(formTexts.required)
    expect(field('email')).toHaveAccessibleDescription(formTexts.emailInvalid)
    expect(field('phone')).toHaveAccessibleDescription(formTexts.phoneInvalid)
  })

  it('when its texts are longer than their limits, and nothing is cut', async () => {
    const long = {
      name: 'x'.repeat(FIELD_LIMITS.name + 1),
      email: `${'a'.repeat(FIELD_LIMITS.email)}@sol.com`,
      company: 'x'.repeat(FIELD_LIMITS.company + 1),
      message: 'x'.repeat(FIELD_LIMITS.message + 1),
    }
    expect(await submit(long)).toBeUndefined()
    expect(field('name')).toHaveFocus()
    for (const name of ['name', 'email', 'company', 'message'] as const) {
      const { length } = long[name]
      expect(field(name)).toHaveValue(long[name])
      expect(field(name)).toHaveAccessibleDescription(
        interpolate(formTexts.tooLong, {
          limit: FIELD_LIMITS[name].toLocaleString('pt-BR'),
          length: length.toLocaleString('pt-BR'),
        }),
      )
    }
  })

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
  it('with its emoji, markup and line breaks, as long as it may be', async () => {
    const text = '<img src=x onerror=alert(1)> {{{name}}} & "aspas" 👩🏽‍💻'
    const message = `${text}\n\n  dois\n`.padEnd(FIELD_LIMITS.message, 'x')
    expect(await submit({ name: text, message })).toMatchObject({ name: text, message })
  })

  it('with its phone in the form of the mask, and its company in a single line', async () => {
    const pasted = { phone: '+55 11 91234-5678', company: 'Sol\u0085Bcc: eva@example.com' }
    expect(await submit(pasted)).toMatchObject({
      phone: GOOD.phone,
      company: 'Sol Bcc: eva@example.com',
      title: 'Ana Silva (Sol Bcc: eva@example.com)',
    })
  })
})
