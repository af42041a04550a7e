import { existsSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { TRANSLATED_GROUPS, type Group, type PageTexts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { FILLED_NAMES } from '../../src/site/parts.ts'
import { renderPage } from '../pages/render-page.ts'
import type { Settings } from '../settings/settings.ts'
import { siteFile, textFile } from '../texts/read-texts.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
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
  const named = values.filter(({ field }) => field.names === 'icon')
  return [...new Set(named.map(({ value }) => String(value)))]
}

async function siteModule(
  language: Language,
  settings: Settings,
  markdownHtml: Readonly<Record<string, string>>,
): Promise<string> {
  const data = await siteData(language, settings)
  const icons = iconsOf(data.buildTexts)
  const loaders = settings.languages
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

/** What the language switcher changes, in a language of its choice. */
function dictionaryModule(language: Language, settings: Settings): string {
  const texts: Partial<Record<Group, unknown>> = pageTexts(language, settings)
  const groups = [...TRANSLATED_GROUPS, ...settings.switched].filter((group) => texts[group])
  return `export default ${JSON.stringify(Object.fromEntries(groups.map((group) => [group, texts[group]])))}`
}

/** Files that change the settings or the parts of the site, which the server reads when it starts. */
function isReadAtStart(file: string, { folder, language }: Settings): boolean {
  const filled = ['guides', ...FILLED_NAMES] as const
  const read = [siteFile(folder), ...filled.map((group) => textFile(folder, language, group))]
  return file.endsWith('.md') || file.endsWith('/language.yml') || read.includes(file)
}

/** Provides `virtual:site`: what the build knows of the site, for the pages of a language. */
export function virtualSite(language: Language, settings: Settings): Plugin {
  const { folder, languages, pages } = settings
  return {
    name: 'virtual-site',
    resolveId: (source) => (source.startsWith(SITE) ? `\0${source}` : null),
    async load(id) {
      if (id === ID) {
        const { mode, config } = this.environment
        const isShipped = mode === 'build' && config.consumer === 'client'
        const own = isShipped ? [] : pages.filter((page) => page.language === language)
        const rendered = own.map(
          async (page) => [page.path, await renderPage(settings, page)] as const,
        )
        // The development server takes a file that is watched for one that is imported.
        const mark = path.join(folder.root, folder.mark)
        if (existsSync(mark)) this.addWatchFile(mark)
        return siteModule(language, settings, Object.fromEntries(await Promise.all(rendered)))
      }
      const other = languages.find(({ value }) => id === dictionaryId(value))
      return other ? dictionaryModule(other.value, settings) : null
    },
    async hotUpdate({ file, server }) {
      const changed = normalizePath(path.relative(folder.root, file))
      if (!changed.startsWith(`${folder.content}/`) || !/\.(?:yml|md)$/.test(changed))
        return undefined
      if (isReadAtStart(changed, settings)) {
        await server.restart()
        return []
      }
      const { moduleGraph, hot } = this.environment
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id?.startsWith(ID)) moduleGraph.invalidateModule(module)
      // Hot updates of every component would lose the React contexts between them.
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
