import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Group } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { readProcessEnv } from '../process-env.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The folders of a site. Paths are relative to `root`, which is how messages name them. */
export interface SiteFolder {
  root: string
  /** Settings, texts, mark, colours and what was made of them. */
  content: string
  public: string
}

/** The example shows the product, and its texts fill in what a site's own leave out. */
export function exampleFolder(root = ROOT): SiteFolder {
  return { root, content: 'src/content', public: 'public' }
}

export function isExample({ root, content }: SiteFolder): boolean {
  return content === exampleFolder(root).content
}

/** An owner's folder: the one that SITE_FOLDER names, or `site`, unless SITE_DEFAULTS asks for the example. */
function ownFolder(root: string): string | undefined {
  const { namedFolder, usesDefaults } = readProcessEnv()
  const place = path.resolve(root, namedFolder ?? 'site')
  const isThere = existsSync(place)
  if (namedFolder && !isThere) throw new UserError(messages.settings.noFolder(place))
  if (!isThere || (usesDefaults && !namedFolder)) return undefined
  return path.relative(root, place).replaceAll(path.sep, '/')
}

export function siteFolder(root = ROOT, own = ownFolder(root)): SiteFolder {
  return own === undefined ? exampleFolder(root) : { root, content: own, public: `${own}/public` }
}

export function settingsFile({ content }: SiteFolder): string {
  return `${content}/site.yml`
}

export function languageFolderOf({ content }: SiteFolder, language: Language): string {
  return `${content}/${language.toLowerCase()}`
}

export function textFile(
  folder: SiteFolder,
  language: Language,
  group: Group | 'language',
): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${languageFolderOf(folder, language)}/${name}.yml`
}

/** Undefined if there is no such file. */
export function readFileIn({ root }: SiteFolder, file: string): string | undefined {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

export function hasPublicFile({ root, public: folder }: SiteFolder, address: string): boolean {
  const place = path.join(root, folder, address)
  return existsSync(place) && statSync(place).isFile()
}

export function markFile({ content }: SiteFolder): string {
  return `${content}/mark.svg`
}

export function themeFile({ content }: SiteFolder): string {
  return `${content}/theme.css`
}

function orElse(file: string, { root }: SiteFolder, product: string): string {
  return existsSync(path.join(root, file)) ? file : product
}

export function fontFile(folder: SiteFolder): string {
  return orElse(`${folder.content}/font.css`, folder, 'src/fonts/archivo.css')
}

/** Style sheets with colours. The later one wins. */
export function colourFiles(folder: SiteFolder): [neutral: string, own: string] {
  return ['src/styles/neutral.css', orElse(themeFile(folder), folder, 'src/styles/none.css')]
}
