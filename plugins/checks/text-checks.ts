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
import { unless, type Checked } from './checked.ts'

export function lostGuideCheck({ root, env: { parts }, texts }: Checked): string[] {
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

/** `heroPicture` takes the place of the sky. */
export function unseenPictureCheck({ env: { heroPicture, parts } }: Checked): string[] {
  return unless(
    !heroPicture || !parts.sky,
    `heroPicture is shown without the sky alone. Set sky: off in ${SITE_FILE}.`,
  )
}

/** Whether an owner's page imports the component of a list, whose file begins with the list's name. */
function isOnOwnPage(root: string, list: string): boolean {
  const folder = path.join(root, 'src/screens')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  return pages.some((name) => readFileSync(path.join(folder, name), 'utf8').includes(`/${list}-`))
}

export function unseenListCheck({ root, env, texts }: Checked): string[] {
  const lines: string[] = []
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  for (const { name, section, least, entries } of LISTS) {
    const { length } = portuguese ? entries(portuguese) : []
    if (length === 0) continue
    if (!env.sections.includes(section) && !isOnOwnPage(root, name))
      lines.push(
        `${name}.yml has ${length}, shown in the section ${section}. Put it into sections in ${SITE_FILE}.`,
      )
    if (length < least) lines.push(`${name}.yml has ${length}, shown from ${least} on.`)
  }
  return lines
}

export function untranslatedCheck({ env, switched, texts }: Checked): string[] {
  const isWhole = env.languages.length > 1
  const groups: readonly Group[] = isWhole ? GROUPS : [...SWITCHED, ...switched]
  const seen = groups.filter((group) => isBuilt(group, env.parts))
  return [...texts].flatMap(([language, each]) => {
    const left = seen.filter((group) => hasPortuguese(each[group]))
    return unless(
      language === DEFAULT_LANGUAGE || left.length === 0,
      `In ${language} still Portuguese: ${left.join(', ')}. See src/content/${language.toLowerCase()}.`,
    )
  })
}
