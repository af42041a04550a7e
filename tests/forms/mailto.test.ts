import { expect, it } from 'vitest'
import { mailtoQuery, signedMailto } from '@/forms/mailto.ts'
import { EMAIL_HREF } from '@/links/contact-addresses.ts'

it('The mail of a mailto link is signed and has CRLF line ends', () => {
  const mail = signedMailto('Olá & até', 'um\ndois', { name: 'Ana', company: '', phone: '1' })
  expect(mail.body).toBe('um\ndois\n\nAna\n1')
  expect(mailtoQuery(mail)).toBe(
    '?subject=Ol%C3%A1%20%26%20at%C3%A9&body=um%0D%0Adois%0D%0A%0D%0AAna%0D%0A1',
  )
})

it.each(['Não cabe, é longo. ', '長い文章です。', '👩🏽‍🚀'])(
  'The mail of a mailto link with many a "%s" is cut to 2,000 characters, and still signed',
  (text) => {
    const mailto = signedMailto('Olá', text.repeat(500), { name: 'Ana' })
    const { length } = EMAIL_HREF + mailtoQuery(mailto)
    expect(length).toBeLessThanOrEqual(2000)
    expect(length).toBeGreaterThan(1950)
    expect(mailto.body).toMatch(/…\n\nAna$/)
    expect(mailto.uncut).toBe(`${text.repeat(500)}\n\nAna`)
  },
)
