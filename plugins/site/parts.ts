import type { SiteYaml } from '../../src/content/schema/site.ts'
import type { Group, Texts } from '../../src/content/schema/texts.ts'
import {
  FILLED_NAMES,
  PART_NAMES,
  SWITCH_NAMES,
  type FilledName,
  type PartName,
} from '../../src/site/parts.ts'
import { SECTION_NAMES, type SectionName } from '../../src/site/routes.ts'
import type { Settings } from '../settings/settings.ts'

export type Parts = Readonly<Record<PartName, boolean>>

/** A file of texts, or one of its keys: `footer.arrival`. */
type TextName = Group | { [G in Group]: `${G}.${keyof Texts[G] & string}` }[Group]

/** Texts that are built only with a part, beside the file of its name. */
const TEXTS: Partial<Record<PartName, readonly TextName[]>> = {
  sky: ['stars', 'footer.arrival', 'footer.mark', 'footer.caption', 'notFound.imageAlt'],
  guides: ['downloads', 'pages.downloads', 'pages.downloadLink'],
  tags: ['consent'],
}

interface List {
  section: SectionName
  /** The fewest entries that it is shown with. */
  least: number
  entries: (texts: Texts) => readonly unknown[]
}

export const LISTS: Record<Exclude<FilledName, 'company'>, List> = {
  people: { section: 'culture', least: 1, entries: ({ people }) => people.people },
  cases: { section: 'services', least: 1, entries: ({ cases }) => cases.cases },
  // One or two logos in a row look unfinished.
  clients: { section: 'contact', least: 3, entries: ({ clients }) => clients.clients },
}

function isFilled(name: FilledName, texts: Texts): boolean {
  if (name === 'company') return texts.company.name !== ''
  const { entries, least } = LISTS[name]
  return entries(texts).length >= least
}

export function partsWhere<Name extends PartName>(
  names: readonly Name[],
  isOn: (name: Name) => boolean,
): Record<Name, boolean> {
  return Object.fromEntries(names.map((name) => [name, isOn(name)])) as Record<Name, boolean>
}

export function partsOf(
  yaml: SiteYaml,
  { hasChatbot, chatbot, hasAnalytics, captchaSiteKey }: Settings,
  texts: Texts,
  hasMarkdown: boolean,
): Parts {
  return {
    ...partsWhere(SECTION_NAMES, (name) => yaml.sections.includes(name)),
    ...partsWhere(SWITCH_NAMES, (name) => yaml[name] === 'on'),
    ...partsWhere(FILLED_NAMES, (name) => isFilled(name, texts)),
    profiles: yaml.profiles.length > 0,
    tags: Object.values(yaml.tags).some(({ length }) => length > 0),
    chatbot: hasChatbot && chatbot.buttonPx > 0,
    analytics: hasAnalytics,
    captcha: captchaSiteKey !== '',
    markdown: hasMarkdown,
  }
}

export function isBuilt(text: string, parts: Parts): boolean {
  const part = PART_NAMES.find((name) => [name, ...(TEXTS[name] ?? [])].some((own) => own === text))
  return !part || parts[part]
}
