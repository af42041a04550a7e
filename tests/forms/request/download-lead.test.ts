import { expect, it } from 'vitest'
import { downloadLinkParams } from '@/forms/request/download-lead.ts'

it('A download-link mail has the parameters of the specification, each in a single line', () => {
  const lead = {
    name: ' Ana\nSilva ',
    email: 'ana@example.com\r\n',
    phone: '11\t91234-5678\u0085',
    company: '<b>Sol</b>\u0000',
  }
  expect(downloadLinkParams(lead, 'Guia', 'https://example.com/download/abc')).toEqual({
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '11 91234-5678',
    company: '<b>Sol</b>',
    title: 'Guia',
    link: 'https://example.com/download/abc',
  })
})
