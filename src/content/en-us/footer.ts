import type { footerTexts as Texts } from '../pt-br/footer.ts'
import { SERVICES } from './services.ts'

export const footerTexts: typeof Texts = {
  lang: 'en-US',
  arrival: ['You have', 'found south.'],
  mark: '4½×',
  blurb: 'Technology and artificial intelligence with a clear direction, made in Brazil.',
  quickLinks: {
    heading: 'Quick Links',
    home: 'Home',
    services: 'Services',
    contact: 'Contact',
    links: ['About', 'Blog', 'Careers'],
  },
  services: { heading: 'Services', links: SERVICES.map((service) => service.title) },
  newsletter: {
    heading: 'Newsletter',
    label: 'Your email',
    fieldName: 'Newsletter: your email',
    submit: 'Subscribe',
    privacy: 'Your email is used only for the newsletter. Questions? Email {email}.',
    subscribed: {
      title: "You're on the list!",
      description: "You'll get the newsletter at this address.",
    },
    failed: { title: 'Subscription failed', description: 'Please try again later.' },
    notOpen: {
      title: "The newsletter hasn't launched yet",
      description: 'Nothing was saved. Want to talk now? Use the contact form.',
    },
  },
  social: {
    heading: 'Social',
    links: [
      { link: 'code', label: 'Open source' },
      { link: 'professional', label: 'Professional network' },
      { link: 'microblog', label: 'Microblog' },
      { link: 'photos', label: 'Photos' },
      { link: 'social', label: 'Social network' },
    ],
  },
  copyright: '© {year} {brand}. All rights reserved.',
  legal: {
    heading: 'Legal',
    links: [
      { link: 'privacy', label: 'Privacy' },
      { link: 'terms', label: 'Terms' },
      { link: 'cookies', label: 'Cookies' },
    ],
  },
  theme: {
    label: 'Theme:',
    current: 'Theme: {theme}',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  soon: 'Coming soon',
}
