import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SWITCHED, type Group } from '../../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isBuilt, LISTS } from '../parts.ts'
import { hasPortuguese } from '../texts/merge-translation.ts'
import { SITE_FILE } from '../texts/read-site.ts'
import { textFile } from '../texts/read-texts.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import { readSource } from '../texts/source.ts'
import type { CheckInput } from './check-input.ts'

export function lostGuideCheck({ root, env: { parts }, texts }: CheckInput): string[] {
  if (parts.guides) return []
  const groups = GROUPS.filter((group) => isBuilt(group, parts))
  return [...texts.keys()].flatMap((language) =>
    groups.flatMap((group) => {
      const source = readSource(root, textFile(language, group))
      if (!source) return []
      return valuesIn(GROUP_FIELDS[group], source.value)
        .filter(({ value }) => String(value).includes('{guides}'))
        .filter(({ keys: [key] }) => isBuilt(`${group}.${key}`, parts))
        .map(({ keys }) =>
          source.fault(keys, `counts {guides}, and guides are off in ${SITE_FILE}`),
        )
    }),
  )
}

/** Whether an owner's page imports the component of a list, whose file begins with the list's name. */
function isOnOwnPage(root: string, list: string): boolean {
  const folder = path.join(root, 'src/screens')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  return pages.some((name) => readFileSync(path.join(folder, name), 'utf8').includes(`/${list}-`))
}

export function unseenListCheck({ root, env, portuguese }: CheckInput): string[] {
  return LISTS.flatMap(({ name, section, least, entries }) => {
    const { length } = entries(portuguese)
    if (length === 0) return []
    const hasPlace = env.sections.includes(section) || isOnOwnPage(root, name)
    if (hasPlace && length >= least) return []
    return `${name}.yml has ${length}, shown from ${least} on in the section ${section}: see sections in ${SITE_FILE}.`
  })
}

export function untranslatedCheck({ env, texts }: CheckInput): string[] {
  const isWhole = env.languages.length > 1
  const groups: readonly Group[] = isWhole ? GROUPS : [...SWITCHED, ...env.switched]
  const seen = groups.filter((group) => isBuilt(group, env.parts))
  return [...texts].flatMap(([language, each]) => {
    const left = seen.filter((group) => hasPortuguese(each[group])).join(', ')
    if (language === DEFAULT_LANGUAGE || !left) return []
    return `In ${language} still Portuguese: ${left}. See src/content/${language.toLowerCase()}.`
  })
}
