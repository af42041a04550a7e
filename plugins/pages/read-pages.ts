import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { MARKDOWN_PAGE } from '../../src/content/schema/markdown-page.ts'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language, LanguageOption } from '../../src/site/language.ts'
import { ROUTES } from '../../src/site/routes.ts'
import { messages } from '../messages/messages.ts'
import { languageFolderOf, type SiteFolder } from '../settings/site-folder.ts'
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
/** Addresses of the product's own. */
const TAKEN = new Set([
  ...Object.values(ROUTES).map(({ path: address }) => address.split('/')[1] ?? ''),
  'admin',
  'assets',
  'flags',
  'icons',
  'images',
  'pdfs',
])

function splitPage(content: string): { head: string; body: string } | undefined {
  const [, head, body] = /^---\r?\n(.*?\n)---[ \t]*(?:\r?\n(.*))?$/s.exec(content) ?? []
  return head === undefined ? undefined : { head: `---\n${head}`, body: body ?? '' }
}

/** A page in another language has these from the first, as the editor writes them there alone. */
type SharedHead = Pick<Head, 'menu' | 'order' | 'draft'>

interface ReadPage {
  head?: SharedHead
  page?: MarkdownFile
  draft?: string
  faults: string[]
}

function readPage(
  folder: SiteFolder,
  { value: language, prefix }: LanguageOption,
  name: string,
  menus: readonly string[],
  shared?: SharedHead,
): ReadPage {
  const file = `${languageFolderOf(folder, language)}/pages/${name}`
  const id = name.replace(/\.md$/, '')
  if (!FILE_NAME.test(name)) return { faults: [`${file}:1: ${messages.pages.fileName}`] }
  const split = splitPage(readFileSync(path.join(folder.root, file), 'utf8'))
  if (!split) return { faults: [`${file}:1: ${messages.pages.noHead}`] }
  const source = sourceOf(file, split.head)
  const own = { ...source, value: { ...shared, ...(source.value as object | undefined) } }
  const { value, faults } = checkSource(folder, own, MARKDOWN_PAGE)
  if (faults.length > 0) return { faults: [...faults] }
  const { title, description, path: ownPath, ...head } = value as Head
  const { menu, order } = head
  if (head.draft) return { head, draft: file, faults: [] }
  const address = ownPath ?? id
  const wrong = [
    !['', 'header', ...menus].includes(menu) &&
      source.fault(['menu'], messages.pages.noMenu(menu, menus.join(', '))),
    TAKEN.has(address) && source.fault(['path'], messages.pages.taken(address)),
  ].filter((fault) => fault !== false)
  const bodyLine = split.head.split('\n').length + 1
  const page = {
    id,
    language,
    title,
    description,
    menu,
    order,
    path: `${prefix}/${address}`,
    file,
    body: split.body,
    bodyLine,
    linked: linkedIn(markdown.parse(split.body, {})),
  }
  return { head, page, faults: wrong }
}

function filesIn(folder: SiteFolder, language: Language): string[] {
  const place = path.join(folder.root, languageFolderOf(folder, language), 'pages')
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.md')) : []
}

export function readPages(
  folder: SiteFolder,
  languages: readonly LanguageOption[],
  { footer }: Pick<Texts, 'footer'>,
): { pages: MarkdownFile[]; drafts: string[] } {
  const menus = [...footer.quickLinks.links, ...footer.legal.links].map(({ id }) => id)
  const shared = new Map<string, SharedHead>()
  const read = languages.flatMap((language) =>
    filesIn(folder, language.value).map((name) => {
      const page = readPage(folder, language, name, menus, shared.get(name))
      if (page.head && !shared.has(name)) shared.set(name, page.head)
      return page
    }),
  )
  const pages = read.flatMap(({ page }) => page ?? [])
  const doubled = pages.filter(
    ({ path: address }, index) => pages.findIndex((each) => each.path === address) < index,
  )
  throwFaults([
    ...read.flatMap(({ faults }) => faults),
    ...doubled.map(({ file, path: address }) => `${file}:1: ${messages.pages.doubled(address)}`),
  ])
  return {
    pages: pages.toSorted((one, other) => one.order - other.order),
    drafts: read.flatMap(({ draft }) => draft ?? []),
  }
}
