import { expect, it } from 'vitest'
import { contactParams } from '@/forms/contact/contact-message.ts'

it('A contact mail has the parameters of the specification, with the sender in its title', () => {
  const message = {
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '(11) 91234-5678',
    company: 'Sol & Cia',
    message: 'Olá!\n\nTudo bem?',
  }
  const time = new Date(2026, 10, 21, 9, 5, 7)
  expect(contactParams(message, time)).toEqual({
    ...message,
    time: '21/11/2026, 09:05:07',
    title: 'Ana Silva (Sol & Cia)',
  })
  expect(contactParams({ ...message, company: '' }, time).title).toBe('Ana Silva ()')
})
