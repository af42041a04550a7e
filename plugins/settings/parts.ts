import type { Site } from '../../src/content/schema/site.ts'
import type { Group, Texts } from '../../src/content/schema/texts.ts'
import type { SiteConfig } from '../../src/site/build-facts.ts'
import { ROUTES, type Route, type RoutePart, type SectionName } from '../../src/site/routes.ts'

/** A file of texts, or one of its keys: `culture.axis`. */
type TextName = Group | { [G in Group]: `${G}.${keyof Texts[G] & string}` }[Group]

interface PartConditions extends Pick<SiteConfig, 'chatbot' | 'analytics'> {
  site: Site
  captchaSiteKey: string
}

interface Part {
  /** The variable in `import.meta.env`, empty without the part, so that the bundler can drop its code. */
  flag?: string
  /** Texts that are built only with the part, beside the file of its name. */
  texts?: readonly TextName[]
  /** For parts that site.yml or the environment decides. */
  isOn?: (conditions: PartConditions) => boolean
  /** For parts that are shown once the Portuguese file of the same name is filled in. */
  isFilled?: (texts: Texts) => boolean
  /** For parts that are shown once the list in that file has `least` entries. */
  list?: { section: SectionName; least: number; entries: (texts: Texts) => readonly unknown[] }
}

function pagesOf(part: RoutePart) {
  const routes = Object.entries<Route>(ROUTES).filter(([, route]) => route.part === part)
  return routes.map(([name]) => `pages.${name}` as const)
}

/** The optional parts of the site. A new part is a row here, a component behind its flag, and texts. */
export const PARTS = {
  culture: { flag: 'CULTURE', isOn: ({ site }) => site.sections.includes('culture') },
  services: { flag: 'SERVICES', isOn: ({ site }) => site.sections.includes('services') },
  courses: { flag: 'COURSES', isOn: ({ site }) => site.sections.includes('courses') },
  contact: { flag: 'CONTACT', isOn: ({ site }) => site.sections.includes('contact') },
  // No flag: `aliases` chooses its code and styles.
  sky: {
    texts: [
      'stars',
      'starTime',
      'fallenStar',
      'culture.axis',
      'footer.arrival',
      'footer.mark',
      'footer.caption',
      'notFound.imageAlt',
    ],
    isOn: ({ site }) => site.sky === 'on',
  },
  plain: { texts: ['footer.closing'], isOn: ({ site }) => site.sky === 'off' },
  guides: {
    flag: 'GUIDES',
    texts: ['downloads', ...pagesOf('guides')],
    isOn: ({ site }) => site.guides === 'on',
  },
  newsletter: { flag: 'NEWSLETTER', isOn: ({ site }) => site.newsletter === 'on' },
  companyField: { flag: 'COMPANY_FIELD', isOn: ({ site }) => site.companyField === 'on' },
  socialLinks: { flag: 'SOCIAL_LINKS', isOn: ({ site }) => site.socialLinks === 'on' },
  chatbot: { flag: 'CHATBOT', isOn: ({ chatbot }) => chatbot.on },
  analytics: { flag: 'ANALYTICS', isOn: ({ analytics }) => analytics.on },
  captcha: { isOn: ({ captchaSiteKey }) => captchaSiteKey !== '' },
  people: {
    flag: 'PEOPLE',
    list: { section: 'culture', least: 1, entries: ({ people }) => people.people },
  },
  cases: {
    flag: 'CASES',
    list: { section: 'services', least: 1, entries: ({ cases }) => cases.cases },
  },
  clients: {
    flag: 'CLIENTS',
    // One or two logos in a row look unfinished.
    list: { section: 'contact', least: 3, entries: ({ clients }) => clients.clients },
  },
  company: { flag: 'COMPANY', isFilled: ({ company }) => company.name !== '' },
  privacy: {
    flag: 'PRIVACY',
    texts: pagesOf('privacy'),
    isFilled: ({ privacy }) => privacy.parts.every(({ text }) => text),
  },
} as const satisfies Record<string, Part>

type PartName = keyof typeof PARTS
export type PartFlag = Extract<(typeof PARTS)[PartName], { flag: string }>['flag']
export type Parts = Record<PartName, boolean>

const ROWS = Object.entries(PARTS) as [PartName, Part][]

export const LISTS = ROWS.flatMap(([name, { list }]) => (list ? [{ name, ...list }] : []))

/** The files of texts whose content switches a part on. */
export const FILLED = ROWS.filter(([, { isOn }]) => !isOn).map(([name]) => name as Group)

export function partsWhere(has: (name: PartName, part: Part) => boolean): Parts {
  return Object.fromEntries(ROWS.map(([name, part]) => [name, has(name, part)])) as Parts
}

/** Without texts nothing counts as filled in. */
export function partsOf(conditions: PartConditions, texts?: Texts): Parts {
  return partsWhere((_name, { isOn, isFilled, list }) => {
    if (isOn) return isOn(conditions)
    if (!texts) return false
    return list ? list.entries(texts).length >= list.least : (isFilled?.(texts) ?? false)
  })
}

export function flagsOf(parts: Parts): Record<string, string> {
  return Object.fromEntries(
    ROWS.flatMap(([name, { flag }]) => (flag ? [[flag, parts[name] ? 'on' : '']] : [])),
  )
}

export function isBuilt(text: string, parts: Parts): boolean {
  return ROWS.every(
    ([name, { texts = [] }]) => parts[name] || ![name, ...texts].some((each) => each === text),
  )
}

export function aliases({ sky }: Parts, source: string) {
  return { '@look': `${source}/looks/${sky ? 'sky' : 'plain'}`, '@': source }
}
