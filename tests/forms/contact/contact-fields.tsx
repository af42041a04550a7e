import { fireEvent, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ContactForm } from '@/forms/contact/contact-form.tsx'
import { buildTexts as texts } from 'virtual:site'
import { MESSAGE } from '../../support/message.ts'
import { renderPiece } from '../../support/render.tsx'

const form = texts.contact.form

export type Field = keyof typeof MESSAGE

export function field(name: Field): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${form[name]}`) })
}

export function values(): Record<string, string> {
  return Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, field(name as Field).value]))
}

export function button(): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`${form.submit}|${texts.forms.sending}`) })
}

/** Writes whole texts at once, as a paste or an autofill does. */
export function fillIn(message: Partial<Record<Field, string>>): void {
  for (const [name, value] of Object.entries(message))
    fireEvent.input(field(name as Field), { target: { value } })
}

/** All forms share the visit's outbox, so each test has to end with its mail answered. */
export function renderForm(): UserEvent {
  renderPiece(<ContactForm />)
  return userEvent.setup()
}

/** Shows the form, fills it in and presses its button. */
export async function sendForm(message: Partial<Record<Field, string>> = MESSAGE) {
  const user = renderForm()
  fillIn(message)
  await user.click(button())
  return user
}
