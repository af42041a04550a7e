import type { Mail } from '@/forms/mail/send-mail.ts'

export const CONTACT_MAIL = {
  template: 'contact',
  params: {
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '(11) 91234-5678',
    company: 'Padaria <Sol> & Cia',
    message: 'Olá!\nTudo bem? 👋',
    time: '21/11/2026, 10:00:00',
    title: 'Ana Silva (Padaria <Sol> & Cia)',
  },
} as const satisfies Mail

export const LINK_MAIL = {
  template: 'download-link',
  params: {
    name: 'Ana Silva',
    email: 'ana@example.com',
    phone: '11 91234-5678',
    company: '',
    title: 'Guia',
    link: 'https://example.com/download/abc',
  },
} as const satisfies Mail
