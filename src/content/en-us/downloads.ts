import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'en-US',
  heading: ['Free Guides', 'to Download'],
  intro:
    'PDF guides in Portuguese. See what each one covers, choose one, leave your details and get a link by email, valid for 1 hour.',
  button: 'Download',
  facts: 'PDF in Portuguese, {pages} pages, {size} kB',
  factsDated: '{facts}, {date}',
  chapters: 'Chapters in {title}',
  page: 'A page from {title}',
  workbook: 'Companion workbook in Portuguese (.xlsx)',
  buttonLabel: 'Download: {title}',
  modal: {
    title: 'Get the Link by Email',
    intro: 'The link goes to the address you enter and is valid for 1 hour.',
    close: 'Close',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    submit: 'Get the Link',
    tooMany:
      'This browser has already requested {count} links in the past hour. Wait a while and try again, or contact us via',
    privacy:
      'We use your details to send this link, through an email delivery service, and to reply if you write to us. Questions? Write to {email}.',
  },
  letter: 'Please send me this guide: {title}.',
  preparing: 'Preparing your download...',
  expired: 'This link has expired. Please request the download again.',
  invalid: 'This link is invalid or has expired.',
  started: { title: 'Download started', description: '{title}' },
}
