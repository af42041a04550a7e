import type { contactTexts as Texts } from '../pt-br/contact.ts'

export const contactTexts: typeof Texts = {
  lang: 'en-US',
  heading: 'Get in Touch',
  stats: [
    { figure: '40+', label: 'Clients Served' },
    { figure: '24/7', label: 'Support Available' },
    { figure: '120+', label: 'Projects Delivered' },
  ],
  form: {
    title: 'Send Us a Message',
    intro: 'Tell us what you need. We reply within 24 hours.',
    name: 'Full name',
    namePlaceholder: 'First and last name',
    email: 'Email',
    emailPlaceholder: 'you@company.com',
    phone: 'Brazilian mobile',
    phonePlaceholder: '(00) 00000-0000',
    company: 'Company',
    companyPlaceholder: 'Where you work',
    message: 'Message',
    messagePlaceholder: 'Write your message here',
    sent: "Message received. We'll reply within 24 hours.",
    submit: 'Send Message',
    privacy:
      'Your information is used only to answer this message. It reaches {brand} through an email delivery service. Questions? Email {email}.',
  },
  after: {
    title: 'After You Send',
    text: 'We read your message and reply within 24 hours, by email or phone. If it makes sense, we set up a conversation.',
  },
  channels: {
    heading: 'Other Ways to Reach Us',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    copy: 'Copy {value}',
    copied: { title: 'Copied', description: '{value}' },
  },
  brandCard: {
    text: 'Turning ideas into digital solutions since {founded}.',
    country: 'Brazil',
  },
}
