import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { contactTexts, formsTexts } from 'virtual:texts'

const texts = contactTexts.form

type Field = 'name' | 'email' | 'phone' | 'company' | 'message'

export const GOOD: Record<Field, string> = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '(11) 91234-5678',
  company: 'Sol',
  message: 'Olá!\nTudo bem?',
}

export function field(name: Field): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${texts[name]}`) })
}

export function values(): Record<string, string> {
  return Object.fromEntries(Object.keys(GOOD).map((name) => [name, field(name as Field).value]))
}

export function button(): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`${texts.submit}|${formsTexts.sending}`) })
}

/** Writes whole texts at once, as a paste or an autofill does. */
export function fillIn(message: Partial<Record<Field, string>>): void {
  for (const [name, value] of Object.entries(message))
    fireEvent.input(field(name as Field), { target: { value } })
}

/**
 * Renders the form from the modules as they now are: its outbox belongs to the visit, so that a test
 * begins a new one with `vi.resetModules()`.
 */
export async function renderForm(): Promise<UserEvent> {
  const { ContactForm } = await import('@/forms/contact/contact-form.tsx')
  const { renderPiece } = await import('../../render.tsx')
  renderPiece(<ContactForm />)
  return userEvent.setup()
}
