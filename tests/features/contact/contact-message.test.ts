import { describe, expect, it } from 'vitest'
import { contactParams } from '@/features/contact/contact-message.ts'

const message = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '(11) 91234-5678',
  company: 'Sol',
  message: 'Olá!\n\nTudo bem?',
}
const NOW = new Date(2026, 10, 21, 9, 5, 7)

describe('the parameters of a contact mail', () => {
  it('are those of the specification', () => {
    expect(contactParams(message, NOW)).toEqual({
      ...message,
      time: expect.stringMatching(/^21\/11\/2026, 09:05:07 \S+$/),
      title: 'Ana Silva (Sol)',
    })
  })

  it('keep the formula of the title when there is no company', () => {
    expect(contactParams({ ...message, company: '' }, NOW).title).toBe('Ana Silva ()')
    expect(contactParams({ ...message, company: '  ' }, NOW)).toMatchObject({
      company: '',
      title: 'Ana Silva ()',
    })
  })

  it('have no line break but in the message', () => {
    const broken = 'a\r\nBcc: eva@example.com'
    const fields = { name: broken, email: broken, phone: broken, company: broken, message: broken }
    const line = 'a Bcc: eva@example.com'
    expect(contactParams(fields, NOW)).toMatchObject({
      name: line,
      email: line,
      phone: line,
      company: line,
      title: `${line} (${line})`,
      message: broken,
    })
  })

  it('hold emoji and markup as they were written', () => {
    const text = '<script>alert(1)</script> {{name}} 👩🏽‍💻'
    const params = contactParams({ ...message, name: text, message: text }, NOW)
    expect(params).toMatchObject({ name: text, message: text, title: `${text} (Sol)` })
  })
})
