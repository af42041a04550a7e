import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | Technology & Artificial Intelligence',
    description:
      'Technology solutions and AI systems for Brazilian companies: {services}, {courses} and {guides}.',
    keywords:
      'artificial intelligence, technology, software development, data analytics, cybersecurity, process automation, consulting, courses',
    ogTitle: '{brand}: technology and artificial intelligence with a clear direction',
    ogDescription:
      'We build advanced technology solutions and AI systems that move your business into the next digital era.',
    lang: 'en-US',
  },
  counts: {
    services: { one: '{count} service', other: '{count} services' },
    courses: { one: '{count} course', other: '{count} courses' },
    guides: { one: '{count} free PDF guide', other: '{count} free PDF guides' },
  },
  pages: {
    downloads: {
      title: 'Free Guides to Download | {brand}',
      description:
        '{guides}, in Portuguese, on artificial intelligence, agile management and automation. The link arrives by email and is valid for 1 hour.',
    },
    download: { title: 'Preparing Your Download | {brand}', description: 'Your PDF guide.' },
    notFound: {
      title: 'Page Not Found | {brand}',
      description: 'The page you requested does not exist on this site.',
    },
  },
  header: {
    culture: 'Culture',
    services: 'Services',
    courses: 'Courses',
    contact: 'Contact',
    downloads: 'Downloads',
  },
  hero: {
    title: 'Austral',
    titleFit: 3.72,
    fullName: '{brand}',
    vision: 'Vision of Future',
    subtitle: 'Technology & Artificial Intelligence',
    description:
      'We build advanced technology solutions and AI systems that move your business into the next digital era.',
    cta: { talk: "Let's Talk", services: 'Our Services' },
    greeting: 'Hello, I am on the {brand} website and would like to talk about a project.',
  },
  labels: {
    skipToContent: 'Skip to content',
    home: '{brand}, home page',
    mainNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    language: 'Language',
    changeLanguage: 'Language: {language}. Change language',
    newTab: 'WhatsApp, opens in a new tab',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
