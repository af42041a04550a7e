import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { messages } from '../plugins/messages/messages.ts'
import { UserError } from '../plugins/messages/user-error.ts'
import type { SiteFolder } from '../plugins/settings/site-folder.ts'
import { mergeTranslation } from '../plugins/texts/merge-translation.ts'
import { GROUP_FIELDS } from '../plugins/texts/schema-tree.ts'
import { STORY_GROUPS, storyOf } from '../plugins/texts/story.ts'
import type { Group } from '../src/content/schema/texts.ts'

const { making } = messages

const EMPTY = ['brand', 'shortName', 'email', 'phone', 'city', 'founded', 'started']

const INSTEAD: Readonly<Record<string, unknown>> = {
  'hero.title': '{brand}',
  'placeholders.fullName': '{brand}',
  'courses.courses': [],
  'guides.guides': [],
  'contact.stats': [],
}

const COPIED: readonly Group[] = ['people', 'cases', 'clients', 'company']

const THEME_HEAD = `/* The colours of this site in both themes. What is left out is neutral. npm run check names pairs that
   do not stand out from each other. */
`

function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'))
}

function settings(file: string, languages: readonly string[]): string {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const list = (names: readonly string[]) => document.createNode(names, { flow: true })
  for (const name of EMPTY) document.set(name, '')
  document.set('languages', list(languages))
  document.set('sections', list(['culture', 'services', 'contact']))
  for (const part of ['sky', 'guides']) document.set(part, 'off')
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** The texts that tell of the company. `complete` has what a translation leaves out. */
function copyTexts(from: string, to: string, complete = from): void {
  mkdirSync(to, { recursive: true })
  for (const name of ['language', ...COPIED])
    cpSync(path.join(from, `${name}.yml`), path.join(to, `${name}.yml`))
  if (existsSync(path.join(from, 'pages')))
    cpSync(path.join(from, 'pages'), path.join(to, 'pages'), { recursive: true })
  for (const group of STORY_GROUPS.filter((name) => !COPIED.includes(name))) {
    const file = `${group}.yml`
    const [all, own] = [complete, from].map((folder) => readYaml(path.join(folder, file)))
    const { value } = mergeTranslation('pt-BR', GROUP_FIELDS[group], all, own)
    const told = storyOf(group, value) ?? {}
    const texts = Object.entries(told).map(([key, text]) => [
      key,
      INSTEAD[`${group}.${key}`] ?? text,
    ])
    writeFileSync(path.join(to, file), stringify(Object.fromEntries(texts), { lineWidth: 0 }))
  }
}

export function makeSite(example: SiteFolder, target: string, languages: readonly string[]): void {
  if (existsSync(target)) throw new UserError(making.isThere(target))
  const at = (...names: string[]) => path.join(example.root, ...names)
  const unknown = languages.filter((code) => !existsSync(at(example.content, code.toLowerCase())))
  if (unknown.length > 0)
    throw new UserError(making.noTexts(unknown.join(', ')), [making.takeOthers])
  for (const [index, code] of languages.entries()) {
    const folder = code.toLowerCase()
    const from = at(example.content, folder)
    copyTexts(from, path.join(target, folder), index === 0 ? at(example.content, 'pt-br') : from)
    const { flag } = readYaml(path.join(from, 'language.yml')) as { flag: string }
    cpSync(at(example.public, flag), path.join(target, 'public', flag))
  }
  writeFileSync(path.join(target, 'site.yml'), settings(at(example.content, 'site.yml'), languages))
  const colours = readFileSync(at('src/styles/neutral.css'), 'utf8')
  writeFileSync(path.join(target, 'theme.css'), colours.replace(/^\/\*.*\*\/\n/, THEME_HEAD))
}
