import { expect, it } from 'vitest'
import { mailtoQuery, signedMailto } from '@/forms/mailto.ts'

it('The mail of a mailto link is signed and has CRLF line ends', () => {
  const mail = signedMailto('Olá & até', 'um\ndois', { name: 'Ana', company: '', phone: '1' })
  expect(mail.body).toBe('um\ndois\n\nAna\n1')
  expect(mailtoQuery(mail)).toBe(
    '?subject=Ol%C3%A1%20%26%20at%C3%A9&body=um%0D%0Adois%0D%0A%0D%0AAna%0D%0A1',
  )
})
