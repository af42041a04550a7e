import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'en-US',
  heading: ['Free Guides', 'to Download'],
  intro:
    'PDF guides in Portuguese. See what each one covers, choose one, fill out the form and get a link by email, valid for 1 hour.',
  button: 'Download',
  facts: 'PDF in Portuguese, {pages} pages, {size} KB',
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
      'This browser has already requested {count} links in the past hour. Try again in an hour or contact us via',
    privacy:
      'We use your information to send this link, through an email delivery service, and to reply if you write us. Questions? Email {email}.',
  },
  letter: 'Please send me this guide: {title}.',
  preparing: 'Preparing your download...',
  expired: 'This link has expired. Please request a new link.',
  invalid: 'This link is invalid or has expired.',
  started: { title: 'Download started', description: '{title}' },
}
