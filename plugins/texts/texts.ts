import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { SWITCHED, type Group, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { FILLED_NAMES } from '../../src/site/parts.ts'
import { isPictureKind, shownAddress } from '../picture-sizes.ts'
import { isBuilt } from '../settings/parts.ts'
import type { Settings } from '../settings/settings.ts'
import { readTexts, siteFile, textFile } from './read-texts.ts'
import { GROUP_FIELDS, GROUPS, mapValues, valuesIn } from './schema-tree.ts'

const TEXTS = 'virtual:texts'
const ID = `\0${TEXTS}`
/** Files that change the settings or the parts of the build. The server restarts after a change. */
function settingFiles({ folder, language }: Settings): string[] {
  const filled = ['guides', ...FILLED_NAMES] as const
  return [siteFile(folder), ...filled.map((group) => textFile(folder, language, group))]
}

/** For the build alone. */
const NOT_SHOWN = new Set<Group>(['placeholders', 'mails', 'embed'])

export function dictionaryId(language: Language): string {
  return `${ID}/${language}/dictionary`
}

/** lucide exports "brain-circuit" as `BrainCircuit`. */
function componentName(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}

function iconsOf(shown: Partial<Texts>): string[] {
  const values = GROUPS.flatMap((group) => valuesIn(GROUP_FIELDS[group], shown[group]))
  const named = values.filter(({ field }) => field.names === 'icon')
  return [...new Set(named.map(({ value }) => String(value)))]
}

/** Provides `virtual:texts`: a language's texts, the icons they name, and loaders of other dictionaries. */
export function texts(language: Language, settings: Settings): Plugin {
  const { folder, offered, parts } = settings
  const others = offered.map(({ value }) => value).filter((code) => code !== language)

  function shownTexts(code: Language): Partial<Texts> {
    const all = readTexts(code, settings)
    const shown = GROUPS.filter((group) => isBuilt(group, parts)).map((group) => {
      const built = Object.entries(all[group]).filter(([key]) => isBuilt(`${group}.${key}`, parts))
      const addressed = mapValues(
        GROUP_FIELDS[group],
        Object.fromEntries(built),
        (value, { names }) =>
          isPictureKind(names)
            ? shownAddress(folder, { kind: names, address: String(value) })
            : value,
      )
      return [group, addressed]
    })
    return Object.fromEntries(shown) as Partial<Texts>
  }

  function textsModule(): string {
    const shown = shownTexts(language)
    const shared = GROUPS.filter((group) => shown[group] && !NOT_SHOWN.has(group))
    const icons = iconsOf(shown)
    const loads = others.map((code) => `'${code}': () => import('${TEXTS}/${code}/dictionary')`)
    return [
      `import { ${icons.map(componentName).join(', ')} } from 'lucide-react'`,
      `export const dictionaries = { ${loads.join(', ')} }`,
      ...GROUPS.map(
        (group) => `export const ${group}Texts = ${JSON.stringify(shown[group] ?? {})}`,
      ),
      `export const texts = { ${shared.map((group) => `${group}: ${group}Texts`).join(', ')} }`,
      `export const icons = { ${icons.map((icon) => `'${icon}': ${componentName(icon)}`).join(', ')} }`,
    ].join('\n')
  }

  function dictionaryOf(code: Language): Partial<Texts> {
    const shown = shownTexts(code)
    const groups = [...SWITCHED, ...settings.switched].filter((group) => shown[group])
    return Object.fromEntries(groups.map((group) => [group, shown[group]]))
  }

  return {
    name: 'texts',
    resolveId: (source) => (source.startsWith(TEXTS) ? `\0${source}` : null),
    load(id) {
      if (id === ID) return textsModule()
      const code = others.find((each) => id === dictionaryId(each))
      return code ? `export default ${JSON.stringify(dictionaryOf(code))}` : null
    },
    async hotUpdate({ file, server }) {
      const changed = normalizePath(path.relative(folder.root, file))
      if (!changed.startsWith(`${folder.texts}/`) || !changed.endsWith('.yml')) return undefined
      if (changed.endsWith('/language.yml') || settingFiles(settings).includes(changed)) {
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
