import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { TRANSLATED_GROUPS, type Group, type PageTexts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { FILLED_NAMES } from '../../src/site/parts.ts'
import { siteFile, textFile } from '../settings/site-folder.ts'
import type { Site } from '../site/site.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import { renderPage } from './render-page.ts'
import { pageTexts, siteData } from './site-data.ts'

const SITE = 'virtual:site'
const ID = `\0${SITE}`

export function dictionaryId(language: Language): string {
  return `${ID}/${language}/dictionary`
}

/** lucide exports "brain-circuit" as `BrainCircuit`. */
function componentName(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}

function iconsOf(texts: PageTexts): string[] {
  const shown: Partial<Record<Group, unknown>> = texts
  const values = GROUPS.flatMap((group) => valuesIn(GROUP_FIELDS[group], shown[group]))
  const named = values.filter(({ field }) => field.asset === 'icon')
  return [...new Set(named.map(({ value }) => String(value)))]
}

async function siteModule(
  language: Language,
  site: Site,
  markdownHtml: Readonly<Record<string, string>>,
): Promise<string> {
  const data = await siteData(language, site)
  const icons = iconsOf(data.buildTexts)
  const loaders = site.languages
    .filter(({ value }) => value !== language)
    .map(({ value }) => `'${value}': () => import('${SITE}/${value}/dictionary')`)
  return [
    `import { ${icons.map(componentName).join(', ')} } from 'lucide-react'`,
    ...Object.entries({ ...data, markdownHtml }).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
    ),
    `export const icons = { ${icons.map((icon) => `'${icon}': ${componentName(icon)}`).join(', ')} }`,
    `export const dictionaries = { ${loaders.join(', ')} }`,
  ].join('\n')
}

function dictionaryModule(language: Language, site: Site): string {
  const texts: Partial<Record<Group, unknown>> = pageTexts(language, site)
  const groups = [...TRANSLATED_GROUPS, ...site.switched].filter((group) => texts[group])
  return `export default ${JSON.stringify(Object.fromEntries(groups.map((group) => [group, texts[group]])))}`
}

/** Files that decide more than texts (parts, pages, languages, settings) are read only as a server starts. */
function isReadAtStart(file: string, { folder, defaultLanguage }: Site): boolean {
  const filled = ['guides', ...FILLED_NAMES] as const
  const read = [
    siteFile(folder),
    ...filled.map((group) => textFile(folder, defaultLanguage, group)),
  ]
  return file.endsWith('.md') || file.endsWith('/language.yml') || read.includes(file)
}

/** In a development server the site is read anew after an edit, until it has no fault. */
export function virtualSite(language: Language, site: Site, read = () => site): Plugin {
  const { folder } = site
  let current: Site | undefined = site
  return {
    name: 'virtual-site',
    resolveId: (source) => (source.startsWith(SITE) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(ID)) return null
      const now = (current ??= read())
      if (id === ID) {
        const { mode, config } = this.environment
        const isShipped = mode === 'build' && config.consumer === 'client'
        const own = isShipped ? [] : now.markdownPages.filter((page) => page.language === language)
        const rendered = own.map(async (page) => [page.path, await renderPage(page, now)] as const)
        return siteModule(language, now, Object.fromEntries(await Promise.all(rendered)))
      }
      const other = now.languages.find(({ value }) => id === dictionaryId(value))
      return other ? dictionaryModule(other.value, now) : null
    },
    async hotUpdate({ file, server }) {
      const edited = normalizePath(path.relative(folder.root, file))
      if (!edited.startsWith(`${folder.content}/`) || !/\.(?:yml|md)$/.test(edited))
        return undefined
      if (isReadAtStart(edited, site)) {
        await server.restart()
        return []
      }
      current = undefined
      const { moduleGraph, hot } = this.environment
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id?.startsWith(ID)) moduleGraph.invalidateModule(module)
      // Hot updates of every component would lose the React contexts between them.
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
