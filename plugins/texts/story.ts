import type { Group } from '../../src/content/schema/texts.ts'
import { isObject } from './is-object.ts'
import type { Key } from './source.ts'

/** The texts that tell of the owner, which a site has to write itself. The product has defaults for all others. */
const STORY: Partial<Record<Group, readonly string[]>> = {
  meta: ['title', 'description', 'keywords', 'ogTitle', 'ogDescription'],
  pages: ['downloads'],
  hero: ['title', 'vision', 'subtitle', 'description'],
  culture: ['historyLead', 'history', 'rulerStart', 'rulerEnd', 'mission', 'vision', 'values'],
  services: ['intro', 'services', 'callHeading', 'steps.list'],
  courses: ['intro', 'courses'],
  contact: ['stats', 'form.intro', 'form.reply', 'after', 'brandCard'],
  footer: ['blurb', 'quickLinks.links', 'social.links'],
  guides: ['guides'],
  people: ['people'],
  cases: ['cases'],
  clients: ['clients'],
  company: ['name', 'cnpj', 'address'],
  placeholders: ['fullName'],
}

export const STORY_GROUPS = Object.keys(STORY) as Group[]

export function isStory(group: Group, keys: readonly Key[]): boolean {
  const place = `${keys.join('.')}.`
  return (STORY[group] ?? []).some((own) => place.startsWith(`${own}.`))
}

/** Puts one file's texts over another's. Lists are taken whole, and the story is never taken from below. */
export function overlay(
  group: Group,
  below: unknown,
  above: unknown,
  keys: readonly Key[] = [],
): unknown {
  if (isStory(group, keys)) return above
  if (!isObject(below) || (above !== undefined && !isObject(above))) return above ?? below
  const entries = Object.keys({ ...below, ...above }).map((name) => [
    name,
    overlay(group, below[name], above?.[name], [...keys, name]),
  ])
  return Object.fromEntries(entries)
}

export function storyOf(group: Group, value: unknown, keys: readonly Key[] = []): unknown {
  if (isStory(group, keys)) return value
  if (!isObject(value)) return undefined
  const told = Object.entries(value)
    .map(([name, inner]) => [name, storyOf(group, inner, [...keys, name])] as const)
    .filter(([, inner]) => inner !== undefined)
  return told.length > 0 ? Object.fromEntries(told) : undefined
}
