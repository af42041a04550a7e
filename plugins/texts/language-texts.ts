import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/config/languages.ts'
import type { Env } from '../../src/config/env.ts'
import type { Dictionary } from '../../src/content/dictionary.ts'
import { siteValues } from './fill-dictionary.ts'
import { translate, type Sources, type Texts } from './translation.ts'

/** What `@/texts` stands for until it is known in which language. */
export const TEXTS = 'site-texts'
const MADE = '\0texts:'
const RECORD = 'translated.json'

function folderOf(root: string, language: Language): string {
  return path.join(root, 'src/content', language.toLowerCase())
}

async function readFile(root: string, language: Language, file: string): Promise<Texts> {
  const { module } = await runnerImport<Texts>(path.join(folderOf(root, language), file), {
    root,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** What each file of a language was translated from, as `npm run translated` has written it down. */
function readRecord(root: string, language: Language): Record<string, Sources> {
  const file = path.join(folderOf(root, language), RECORD)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Sources>) : {}
}

async function translateFile(root: string, language: Language, file: string) {
  const [portuguese, own] = await Promise.all([
    readFile(root, DEFAULT_LANGUAGE, file),
    readFile(root, language, file),
  ])
  return translate(portuguese, own, readRecord(root, language)[file])
}

/** What a file of texts exports in a language, with what it lacks in Portuguese. */
export async function readTexts(root: string, language: Language, file: string): Promise<Texts> {
  if (language === DEFAULT_LANGUAGE || !existsSync(path.join(folderOf(root, language), file)))
    return readFile(root, DEFAULT_LANGUAGE, file)
  return (await translateFile(root, language, file)).texts as Texts
}

function textFiles(root: string, language: Language): string[] {
  return readdirSync(folderOf(root, language)).filter((file) => file.endsWith('.ts'))
}

/** Takes all that a language has for a translation of the Portuguese as it is now. */
export async function recordTranslations(root: string, language: Language): Promise<void> {
  const files = await Promise.all(
    textFiles(root, language).map(async (file) => {
      const { sources } = await translateFile(root, language, file)
      return `  ${JSON.stringify(file)}: ${JSON.stringify(sources)}`
    }),
  )
  writeFileSync(path.join(folderOf(root, language), RECORD), `{\n${files.join(',\n')}\n}\n`)
}

/** One line for each file of a language whose Portuguese has changed since: its keys. */
export async function staleTexts(
  root: string,
  language: Language,
  isShown: (file: string) => boolean,
): Promise<string[]> {
  const lines = await Promise.all(
    textFiles(root, language)
      .filter(isShown)
      .map(async (file) => {
        const { stale } = await translateFile(root, language, file)
        return stale.map((key) => `${file} ${key}`)
      }),
  )
  return lines.flat()
}

/** A value as part of a text in code, between whatever quotes. */
function inQuotes(value: string): string {
  return JSON.stringify(value)
    .slice(1, -1)
    .replace(/['`]|\$\{/g, String.raw`\$&`)
}

/**
 * Answers `@/texts/…` with the texts of a language: the Portuguese files as they are, and of another
 * language the file of its folder, translated. What a dictionary takes from files beside it, likewise.
 * Fills in what is the same in all texts of a language, such as `{brand}`.
 */
export function languageTexts(language: Language, root: string, env: Env): Plugin {
  const values = new Map<Language, ReturnType<typeof readValues>>()

  async function readValues(code: Language) {
    const { dictionary } = await readFile(root, code, 'dictionary.ts')
    return siteValues(env, dictionary as Dictionary)
  }

  function resolve(code: Language, file: string): string {
    const exists = existsSync(path.join(folderOf(root, code), file))
    return code !== DEFAULT_LANGUAGE && exists
      ? `${MADE}${code}/${file}`
      : path.join(folderOf(root, DEFAULT_LANGUAGE), file)
  }

  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(`${TEXTS}/`)) return resolve(language, source.slice(TEXTS.length + 1))
      const dictionaryOf = LANGUAGES.find(
        ({ value }) => importer === path.join(folderOf(root, value), 'dictionary.ts'),
      )
      return dictionaryOf && /^\.\/[\w-]+\.ts$/.test(source)
        ? resolve(dictionaryOf.value, path.basename(source))
        : null
    },
    async load(id) {
      if (!id.startsWith(MADE)) return null
      const [code, file] = id.slice(MADE.length).split('/') as [Language, string]
      this.addWatchFile(path.join(folderOf(root, code), file))
      return Object.entries(await readTexts(root, code, file))
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
        .join('\n')
    },
    async transform(code, id) {
      const owner = id.startsWith(MADE)
        ? (id.slice(MADE.length).split('/')[0] as Language)
        : LANGUAGES.find(({ value }) => path.dirname(id) === folderOf(root, value))?.value
      if (!owner) return null
      const known = values.get(owner) ?? readValues(owner)
      values.set(owner, known)
      const filled = await known
      return code.replace(/(?<!\$)\{(\w+)\}/g, (placeholder, name: string) =>
        Object.hasOwn(filled, name) ? inQuotes(filled[name] ?? '') : placeholder,
      )
    },
  }
}
