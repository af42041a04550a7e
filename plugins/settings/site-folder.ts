import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Group } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where a site's files are: from the folder of the project, as faults name them. */
export interface SiteFolder {
  root: string
  /** Settings, texts and what was made of them. */
  content: string
  /** The texts of the example, for words that a site has not of its own. Empty for the example itself. */
  example: string
  public: string
  mark: string
  /** Style sheets with colours. A later one wins. */
  themes: readonly string[]
  font: string
}

const EXAMPLE: Omit<SiteFolder, 'root'> = {
  content: 'src/content',
  example: '',
  public: 'public',
  mark: 'src/assets/mark.svg',
  themes: ['src/styles/theme.css'],
  font: 'src/fonts/archivo.css',
}

/** An owner's folder: the one that SITE_FOLDER names, or `site`, unless SITE_DEFAULTS asks for the example. */
function ownFolder(root: string): string | undefined {
  const { SITE_FOLDER, SITE_DEFAULTS } = process.env
  const place = path.resolve(root, SITE_FOLDER || 'site')
  const isThere = existsSync(place)
  if (SITE_FOLDER && !isThere) throw new UserError(messages.settings.noFolder(place))
  if (!isThere || (SITE_DEFAULTS && !SITE_FOLDER)) return undefined
  return path.relative(root, place).replaceAll(path.sep, '/')
}

export function siteFolder(root = ROOT, own = ownFolder(root)): SiteFolder {
  if (own === undefined) return { root, ...EXAMPLE }
  const has = (file: string) => existsSync(path.join(root, own, file))
  return {
    root,
    content: own,
    example: EXAMPLE.content,
    public: `${own}/public`,
    mark: `${own}/mark.svg`,
    themes: ['src/styles/neutral.css', ...(has('theme.css') ? [`${own}/theme.css`] : [])],
    font: has('font.css') ? `${own}/font.css` : EXAMPLE.font,
  }
}

export function siteFile({ content }: SiteFolder): string {
  return `${content}/site.yml`
}

export function languageFolderOf({ content }: SiteFolder, language: Language): string {
  return `${content}/${language.toLowerCase()}`
}

export function languageFile(folder: SiteFolder, language: Language, name: string): string {
  return `${languageFolderOf(folder, language)}/${name}.yml`
}

export function textFile(folder: SiteFolder, language: Language, group: Group): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return languageFile(folder, language, name)
}

export function hasPublicFile({ root, public: folder }: SiteFolder, address: string): boolean {
  return existsSync(path.join(root, folder, address))
}

/** The names by which code and style sheets import what differs from site to site. */
export function aliasesOf(
  { root, themes, font }: SiteFolder,
  { sky, markdown }: { sky: boolean; markdown: boolean },
): Record<string, string> {
  const source = `${root}/src`
  const [theme, ownTheme] = themes
  return {
    '@': source,
    '@sky.css': `${source}/sky/${sky ? 'sky-sheets' : 'no-sky'}.css`,
    '@theme.css': ownTheme ? `${source}/styles/own-theme.css` : `${root}/${theme}`,
    ...(ownTheme && { '@site-theme.css': `${root}/${ownTheme}` }),
    '@markdown.css': `${source}/${markdown ? 'screens/markdown/markdown-page.css' : 'styles/none.css'}`,
    '@font.css': `${root}/${font}`,
  }
}
