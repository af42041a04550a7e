import { expect, it } from 'vitest'
import { contactParams } from '@/forms/contact/contact-message.ts'

it('A contact mail has the parameters of the specification, each field in a single line', () => {
  const message = {
    name: 'Ana\r\nSilva',
    email: 'ana@example.com\n',
    phone: '(11)\n91234-5678',
    company: 'Sol\n& Cia',
    message: 'Olá!\n\nTudo bem?',
  }
  const time = new Date(2026, 10, 21, 9, 5, 7)
  expect(contactParams(message, time)).toEqual({
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '(11) 91234-5678',
    company: 'Sol & Cia',
    message: message.message,
    time: '21/11/2026, 09:05:07',
    title: 'Ana Silva (Sol & Cia)',
  })
  expect(contactParams({ ...message, company: '' }, time).title).toBe('Ana Silva ()')
})
