import type { formTexts as Texts } from '../pt-br/forms.ts'

export const formTexts: typeof Texts = {
  lang: 'en-US',
  optional: 'optional',
  sending: 'Sending...',
  emailInvalid: 'Enter a valid email address.',
  required: 'Fill in this field.',
  tooLong: 'Use {limit} characters or fewer. You now have {length}.',
  phoneInvalid:
    'Enter a Brazilian mobile number in the format (11) 91234-5678. No Brazilian number? Write to {email}.',
  contactSent: { title: 'Message sent!', description: "We'll be in touch soon." },
  contactFailed: { title: 'Message not sent', description: 'Please try again later.' },
  linkSent: { title: 'Link sent!', description: 'Check your inbox to get the guide.' },
  linkFailed: { title: 'Link not sent', description: 'Please try again later.' },
  mailSubject: 'Message from {name} via the website',
  failureAgain:
    'Sending failed again. Write via {whatsapp} or {email}: what you wrote is already filled in.',
  failureHelp:
    'Sending failed, but nothing you wrote was lost. Try again or contact us via {whatsapp} or {email}.',
  privacyNotice: 'Privacy notice',
  toastClose: 'Close notification',
  toast: 'Notification',
  toastRegion: 'Notifications',
  noticeRegion: 'Brief notifications',
}
