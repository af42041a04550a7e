import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | Technology & Artificial Intelligence',
    description:
      'Technology solutions and AI systems for Brazilian companies: six services, four courses and three free PDF guides.',
    keywords:
      'artificial intelligence, technology, software development, data analysis, cybersecurity, process automation, consulting, courses',
    ogTitle: '{brand}: technology and artificial intelligence with direction',
    ogDescription:
      'We build advanced technology solutions and AI systems that carry your business into the next digital era.',
    lang: 'en-US',
  },
  pages: {
    downloads: {
      title: 'Free guides to download | {brand}',
      description:
        'Three PDF guides, in Portuguese, on artificial intelligence, agile management and automation. The link comes by e-mail and lasts 1 hour.',
    },
    download: { title: 'Preparing your download | {brand}', description: 'Your PDF guide.' },
    notFound: {
      title: 'Page not found | {brand}',
      description: 'The address asked for does not exist on this site.',
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
    vision: 'Vision of Future',
    subtitle: 'Technology & Artificial Intelligence',
    description:
      'We build advanced technology solutions and AI systems that carry your business into the next digital era.',
    cta: { talk: "Let's Talk", services: 'Our Services' },
    greeting: 'Hello! I am on the {brand} website and would like to talk about a project.',
  },
  labels: {
    skipToContent: 'Skip to content',
    home: '{brand}, home page',
    mainNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    language: 'Language',
    changeLanguage: 'Language: {language}. Change language',
    newTab: 'opens in a new tab',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
