import { expect, it } from 'vitest'
import { contactParams } from '@/forms/contact/contact-message.ts'

const message = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '(11) 91234-5678',
  company: 'Sol',
  message: 'Olá!\n\nTudo bem?',
}

it('A contact mail has the parameters of the specification', () => {
  const time = new Date(2026, 10, 21, 9, 5, 7)
  expect(contactParams(message, time)).toEqual({
    ...message,
    time: '21/11/2026, 09:05:07',
    title: 'Ana Silva (Sol)',
  })
  expect(contactParams({ ...message, company: '' }, time).title).toBe('Ana Silva ()')
})

it('Its fields are single lines, its message is as it was written', () => {
  const broken = 'a\r\nb'
  const fields = { name: broken, email: broken, phone: broken, company: broken, message: broken }
  expect(contactParams(fields, new Date())).toMatchObject({
    name: 'a b',
    email: 'a b',
    phone: 'a b',
    company: 'a b',
    title: 'a b (a b)',
    message: broken,
  })
})
