import type { Plugin } from 'vite'
import { TRANSLATED_GROUPS, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import type { Site } from '../site/site.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import { renderMarkdown } from './render-markdown.tsx'
import { pageTexts, siteData } from './site-data.ts'

const SITE = 'virtual:site'
const ID = `\0${SITE}`

export function dictionaryId(language: Language): string {
  return `${ID}/${language}/dictionary`
}

/** The name under which lucide exports an icon: "brain-circuit" is `BrainCircuit`. */
function componentName(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}

function iconsOf(texts: Partial<Texts>): string[] {
  const values = GROUPS.flatMap((group) => valuesIn(GROUP_FIELDS[group], texts[group]))
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
  const texts = pageTexts(language, site)
  const groups = [...TRANSLATED_GROUPS, ...site.switched].filter((group) => texts[group])
  return `export default ${JSON.stringify(Object.fromEntries(groups.map((group) => [group, texts[group]])))}`
}

export function virtualSite(language: Language, site: Site): Plugin {
  return {
    name: 'virtual-site',
    resolveId: (source) => (source.startsWith(SITE) ? `\0${source}` : null),
    async load(id) {
      if (id === ID) {
        const { mode, config } = this.environment
        const isShipped = mode === 'build' && config.consumer === 'client'
        const own = isShipped ? [] : site.markdownFiles.filter((page) => page.language === language)
        const rendered = own.map(
          async (page) => [page.path, await renderMarkdown(page, site)] as const,
        )
        return siteModule(language, site, Object.fromEntries(await Promise.all(rendered)))
      }
      const other = site.languages.find(({ value }) => id === dictionaryId(value))
      return other ? dictionaryModule(other.value, site) : null
    },
  }
}
