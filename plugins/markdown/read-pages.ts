import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { LanguageOption } from '../../src/content/schema/language.ts'
import { MARKDOWN_PAGE } from '../../src/content/schema/markdown-page.ts'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { EDITOR_PATH, ROUTES } from '../../src/site/routes.ts'
import { messages } from '../messages/messages.ts'
import { languageFolderOf, readFileIn, type SiteFolder } from '../settings/site-folder.ts'
import { checkSource, throwFaults } from '../texts/check-texts.ts'
import { sourceOf } from '../texts/source.ts'
import { linkedIn, markdown, type Linked } from './markdown.ts'

type Head = z.infer<typeof MARKDOWN_PAGE>

export interface MarkdownFile extends Pick<Head, 'title' | 'description' | 'menu' | 'order'> {
  /** The file's name without its ending, the same in each language. */
  id: string
  language: Language
  path: string
  file: string
  body: string
  /** The line in the file that the body begins at. */
  bodyLine: number
  linked: readonly Linked[]
}

const FILE_NAME = /^[a-z\d-]+\.md$/
/** First segments of addresses that the product uses itself. */
const TAKEN = [
  ...Object.values(ROUTES).map(({ path: address }) => address.split('/')[1] ?? ''),
  EDITOR_PATH.slice(1),
  'assets',
  'flags',
  'icons',
  'images',
  'pdfs',
]

function splitPage(content: string) {
  const [, inner, body = ''] = /^---\r?\n(.*?\n)---[ \t]*(?:\r?\n(.*))?$/s.exec(content) ?? []
  if (inner === undefined) return undefined
  const head = `---\n${inner}`
  return { head, body, bodyLine: head.split('\n').length + 1 }
}

/** The editor writes these only into the first language's page. Its translations take them over. */
type SharedHead = Pick<Head, 'menu' | 'order' | 'draft'>

function filesIn(folder: SiteFolder, language: Language): string[] {
  const place = path.join(folder.root, languageFolderOf(folder, language), 'pages')
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : []
}

/** Throws an error that names every fault. */
export function readPages(
  folder: SiteFolder,
  languages: readonly LanguageOption[],
  { footer }: Pick<Texts, 'footer'>,
): { markdownFiles: MarkdownFile[]; drafts: string[] } {
  const menus = [...footer.quickLinks.links, ...footer.legal.links].map(({ id }) => id)
  const faults: string[] = []
  const drafts: string[] = []
  const heads = new Map<string, SharedHead>()
  const taken = new Set([...TAKEN, ...languages.map(({ prefix }) => prefix.slice(1))])

  function readPage({ value: language, prefix }: LanguageOption, name: string): MarkdownFile[] {
    const file = `${languageFolderOf(folder, language)}/pages/${name}`
    const id = name.replace(/\.md$/, '')
    const refuse = (fault: string) => {
      faults.push(`${file}:1: ${fault}`)
      return []
    }
    if (!FILE_NAME.test(name)) return refuse(messages.pages.fileName)
    const split = splitPage(readFileIn(folder, file) ?? '')
    if (!split) return refuse(messages.pages.noHead)
    const source = sourceOf(file, split.head)
    const own = { ...source, value: { ...heads.get(id), ...(source.value as object | undefined) } }
    const checked = checkSource(folder, own, MARKDOWN_PAGE)
    faults.push(...checked.faults)
    if (checked.faults.length > 0) return []
    const { title, description, path: address = id, ...head } = checked.value
    const { menu, order, draft } = head
    if (!heads.has(id)) heads.set(id, head)
    if (draft) {
      drafts.push(file)
      return []
    }
    if (!['', 'header', ...menus].includes(menu))
      faults.push(source.fault(['menu'], messages.pages.noMenu(menu, menus.join(', '))))
    if (taken.has(address)) faults.push(source.fault(['path'], messages.pages.taken(address)))
    const shown = { title, description, menu, order, path: `${prefix}/${address}` }
    const linked = linkedIn(markdown.parse(split.body, {}))
    return [{ id, language, file, ...shown, body: split.body, bodyLine: split.bodyLine, linked }]
  }

  const pages = languages.flatMap((language) =>
    filesIn(folder, language.value)
      .flatMap((name) => readPage(language, name))
      .toSorted((one, other) => one.order - other.order),
  )
  for (const [index, page] of pages.entries())
    if (pages.findIndex(({ path: address }) => address === page.path) < index)
      faults.push(`${page.file}:1: ${messages.pages.doubled(page.path)}`)
  throwFaults(faults)
  return { markdownFiles: pages, drafts }
}
