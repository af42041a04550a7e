import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { z } from 'zod'
import { SCHEMA, SWITCHED, type Group, type Texts } from '../../src/content/schema.ts'
import type { Env } from '../env.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { ROUTES, type Route } from '../../src/site/routes.ts'
import { readSite, SITE_FILE } from './read-site.ts'
import { CONTENT, GROUPS, isUnused, readTexts, textFile, type TextSettings } from './read-texts.ts'
import { isPictureKind, shownAddress } from '../media/picture-sizes.ts'
import { fieldOf, mapValues, metaOf, valuesIn } from './schema-tree.ts'

const TEXTS = 'virtual:texts'
/** What the build's settings depend on: the guides' files, and the blocks that are built once filled. */
const SETTING_FILES = new Set([
  SITE_FILE,
  ...(['materials', 'clients', 'cases', 'people', 'company', 'privacy'] as const).map((group) =>
    textFile(DEFAULT_LANGUAGE, group),
  ),
])
const ICONS = `${CONTENT}/icons.yml`

/** Where the texts of the language switcher would stand, if they were a file. */
export function dictionaryFile(language: Language): string {
  return `${CONTENT}/${language.toLowerCase()}/dictionary.yml`
}

/** Of what may not be built: the variable of `import.meta.env` that is empty then (plugins/build-facts.ts). */
const FLAGS: Partial<Record<Group, string>> = {
  captcha: 'CAPTCHA_SITE_KEY',
  cases: 'CASES',
  chatbot: 'CHATBOT',
  clients: 'CLIENTS',
  company: 'COMPANY',
  people: 'PEOPLE',
  privacy: 'PRIVACY',
}

/** What comes with code of its own, and what is no text of a page. */
const APART = new Set<Group>(['starTime', 'fallenStar', 'placeholders'])

function isText(file: string): boolean {
  return file.startsWith(CONTENT) && file.endsWith('.yml')
}

/** The component of an icon: "brain-circuit" is exported by lucide as `BrainCircuit`. */
function componentName(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}

function iconsModule(all: Texts): string {
  const named = GROUPS.flatMap((group) => valuesIn(SCHEMA[group], all[group])).filter(
    ({ meta }) => meta.names === 'icon',
  )
  const icons = new Set(named.map(({ value }) => String(value)))
  const names = [...icons].map(componentName).join(', ')
  const entries = [...icons].map((icon) => `'${icon}': ${componentName(icon)}`).join(', ')
  return `import { ${names} } from 'lucide-react'\nexport default { ${entries} }`
}

/**
 * Answers `virtual:texts` with the texts of a language, laid over the Portuguese: `heroTexts` is of its
 * `hero.yml`. Besides it gives the icons that the texts name, and loads other languages' dictionaries.
 */
export function texts(
  language: Language,
  root: string,
  settings: TextSettings & Pick<Env, 'optional' | 'sections'>,
): Plugin {
  const codes = new Set<Language>([language, ...LANGUAGES.map(({ value }) => value)])
  /** The texts with the addresses that pages show pictures by. */
  function read(code: Language): Texts {
    const all = readTexts(root, code, settings)
    const shown = GROUPS.map((group) => [
      group,
      mapValues(SCHEMA[group], all[group], (value, { names }) =>
        isPictureKind(names) ? shownAddress(root, names, String(value)) : value,
      ),
    ])
    return Object.fromEntries(shown) as Texts
  }

  const fromRoot = (file: string) => normalizePath(path.relative(root, file))
  const moduleId = (file: string) => normalizePath(path.join(root, file))
  const place = (file: string) => JSON.stringify(moduleId(file))

  /** For `useTexts`. Of what is not built nothing, which the bundler then drops. */
  function allTexts(): string {
    const entries = GROUPS.filter((group) => !APART.has(group)).map((group) => {
      const flag = FLAGS[group]
      return `${group}: ${flag ? `import.meta.env.${flag} && ` : ''}${group}Texts`
    })
    return `export const texts = { ${entries.join(', ')} }`
  }

  function indexModule(): string {
    const loads = [...codes]
      .filter((code) => code !== language)
      .map((code) => `'${code}': () => import(${place(dictionaryFile(code))})`)
    return [
      ...GROUPS.map((group) => `import ${group}Texts from ${place(textFile(language, group))}`),
      `export { ${GROUPS.map((group) => `${group}Texts`).join(', ')} }`,
      allTexts(),
      `export { default as icons } from ${place(ICONS)}`,
      `export const dictionaries = { ${loads.join(', ')} }`,
    ].join('\n')
  }

  function dictionaryOf(code: Language): Partial<Texts> {
    const all = read(code)
    return Object.fromEntries(
      [...SWITCHED, ...readSite(root).switched]
        .filter((group) => isShownWith(SCHEMA[group]))
        .map((group) => [group, shownOf(group, all[group])]),
    )
  }

  const sky = settings.optional.parts.sky ? 'on' : 'off'
  const isShownWith = (schema: z.core.$ZodType) => (metaOf(schema).sky ?? sky) === sky

  /** Whether a page of this name is built, or is an owner's. */
  function hasPage(name: string): boolean {
    const { part } = (ROUTES as Record<string, Route | undefined>)[name] ?? {}
    return !part || settings.optional.parts[part]
  }

  /** Without what only stands in pages with the sky, or without it, and without pages that are not built. */
  function shownOf<G extends Group>(group: G, content: Texts[G]): Partial<Texts[G]> {
    const isShown = ([key]: [string, unknown]) => {
      if (group === 'pages' && !hasPage(key)) return false
      const field = fieldOf(SCHEMA[group], key)
      return !field || isShownWith(field)
    }
    return Object.fromEntries(Object.entries(content).filter(isShown)) as Partial<Texts[G]>
  }

  /** What a file exports; undefined if it is none of the texts. */
  function contentOf(file: string): unknown {
    for (const code of codes) {
      if (file === dictionaryFile(code)) return dictionaryOf(code)
      const group = GROUPS.find((each) => file === textFile(code, each))
      if (!group) continue
      const isShown = !isUnused(group, settings) && isShownWith(SCHEMA[group])
      return isShown ? shownOf(group, read(code)[group]) : { lang: code }
    }
    return undefined
  }

  return {
    name: 'texts',
    enforce: 'pre',
    resolveId(source) {
      if (source === TEXTS) return `\0${TEXTS}`
      // While developing, by the address that a browser asks for.
      const file = [fromRoot(source), source.slice(1)].find(isText)
      return file === undefined ? null : moduleId(file)
    },
    load(id) {
      if (id === `\0${TEXTS}`) return indexModule()
      const file = fromRoot(id)
      if (file === ICONS) return iconsModule(read(language))
      const content = contentOf(file)
      return content === undefined ? null : `export default ${JSON.stringify(content)}`
    },
    async hotUpdate({ file, server }) {
      const changed = fromRoot(file)
      if (!isText(changed)) return undefined
      if (SETTING_FILES.has(changed)) await server.restart()
      const { moduleGraph, hot } = this.environment
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id?.endsWith('.yml')) moduleGraph.invalidateModule(module)
      // Every part of the page has texts: to change them all in place would lose the contexts between them.
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
