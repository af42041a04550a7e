import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'en-US',
  heading: ['Free Guides', 'to Download'],
  intro:
    'PDF guides in Portuguese. See what each one covers, choose one, fill out the form and get a link by email, valid for 1 hour.',
  button: 'Download',
  facts: 'PDF in Portuguese, {pages}, {size} KB',
  pages: { one: '{count} page', other: '{count} pages' },
  factsDated: '{facts}, {date}',
  inside: 'See chapters and a page',
  chapters: 'Chapters in {title}',
  page: 'A page from {title}',
  workbook: 'Companion workbook in Portuguese (.xlsx)',
  workbookNote:
    'The calculations from the guide, ready for your own numbers. It downloads right away and asks for nothing.',
  buttonLabel: 'Download: {title}',
  modal: {
    title: 'Get the Link by Email',
    intro:
      'The link goes to the address you enter and is valid for 1 hour. The email is in Portuguese.',
    close: 'Close',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    submit: 'Get the Link',
    tooMany:
      'This browser has already requested {count} links in the past hour. Wait a while and try again, or contact us via {whatsapp} or {email}.',
    privacy:
      'We use your information to send this link, through an email delivery service, and to reply if you write to us. Questions? Email {email}.',
  },
  mailSubject: 'Please send me this guide: {title}.',
  preparing: 'Preparing your download...',
  expired: 'This link has expired. Request a new one on the Downloads page.',
  invalid: 'This link is invalid or has expired. Request a new one on the Downloads page.',
  started: { title: 'Download started', description: '{title}' },
}
