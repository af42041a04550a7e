import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import type { Language } from '../src/config/languages.ts'

export type Texts = Record<string, unknown>

/** What `@/texts` stands for until it is known in which language. */
export const TEXTS = 'site-texts'
const MADE = '\0texts:'

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fillArray(portuguese: readonly unknown[], own: readonly unknown[]): unknown[] {
  const lacking = portuguese.slice(own.length).filter(isGroup)
  return [
    ...own.map((item, index) => fillIn(portuguese[index] ?? item, item)),
    ...lacking.map((item) => Object.assign({}, item, { lang: DEFAULT_LANGUAGE })),
  ]
}

/**
 * A language's texts with what they lack in Portuguese. A group that lacks a text, and an item that a
 * list lacks, says in `lang` that it is Portuguese.
 */
export function fillIn(portuguese: unknown, own: unknown): unknown {
  if (own === undefined) return portuguese
  if (Array.isArray(portuguese) && Array.isArray(own)) return fillArray(portuguese, own)
  if (!isGroup(portuguese) || !isGroup(own)) return own
  const filled = { ...own }
  for (const [key, text] of Object.entries(portuguese)) filled[key] = fillIn(text, own[key])
  const lacking = Object.keys(portuguese).some((key) => key !== 'lang' && own[key] === undefined)
  return lacking && 'lang' in own ? { ...filled, lang: DEFAULT_LANGUAGE } : filled
}

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

/** What a file of texts exports in a language, with what it lacks in Portuguese. */
export async function readTexts(root: string, language: Language, file: string): Promise<Texts> {
  const portuguese = await readFile(root, DEFAULT_LANGUAGE, file)
  if (language === DEFAULT_LANGUAGE || !existsSync(path.join(folderOf(root, language), file)))
    return portuguese
  return fillIn(portuguese, await readFile(root, language, file)) as Texts
}

/**
 * Answers `@/texts/…` with the texts of a language: the Portuguese files as they are, and of another
 * language the file of its folder, with what it lacks filled in from the Portuguese one.
 */
export function languageTexts(language: Language, root: string): Plugin {
  const own = new Set(readdirSync(folderOf(root, language)))

  return {
    name: 'language-texts',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith(`${TEXTS}/`)) return null
      const file = source.slice(TEXTS.length + 1)
      const filled = language !== DEFAULT_LANGUAGE && own.has(file)
      return filled ? MADE + file : path.join(folderOf(root, DEFAULT_LANGUAGE), file)
    },
    async load(id) {
      if (!id.startsWith(MADE)) return null
      const file = id.slice(MADE.length)
      this.addWatchFile(path.join(folderOf(root, language), file))
      return Object.entries(await readTexts(root, language, file))
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
        .join('\n')
    },
  }
}
