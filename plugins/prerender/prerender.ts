import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { Env } from '../../src/config/env.ts'
import type { PageName } from '../../src/config/routes.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languagePath,
  type Language,
} from '../../src/config/languages.ts'
import { LANGUAGE_STORAGE_KEY } from '../../src/config/spec.ts'
import { BELOW } from './critical-style.ts'
import { inlineStyle, startLate } from './first-paint.ts'
import { headScript, type HeadCalls } from '../head-script.ts'
import { codeAddress, codeAddresses } from './page-code.ts'
import { languageTexts } from '../texts/language-texts.ts'
import { pageHead, type HeadTexts } from './page-head.ts'
import { prerenderedPages, type PrerenderedPage } from './prerendered-pages.ts'
import { serviceIcons } from '../service-icons.ts'
import { HEAD_END, HEAD_START } from '../site-html.ts'

const APP_SLOT = '<!--app-->'

interface Entry {
  renderPath: (path: string) => Promise<string>
  headTexts: HeadTexts
}

/** Builds the site in another language into the same folder, and gives what its pages' code is. */
export type BuildLanguage = (language: Language, outDir: string) => Promise<Rolldown.OutputBundle>

async function buildEntry(
  config: ResolvedConfig,
  env: Env,
  language: Language,
  outDir: string,
): Promise<Entry> {
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    mode: config.mode,
    logLevel: 'warn',
    resolve: { alias: config.resolve.alias },
    define: config.define ?? {},
    plugins: [languageTexts(language, config.root, env), serviceIcons(config.root), react()],
    build: {
      ssr: path.join(config.root, 'plugins/prerender/prerender-entry.tsx'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
  const { href } = pathToFileURL(path.join(outDir, 'prerender-entry.js'))
  return (await import(href)) as Entry
}

/** Addresses of the texts of each language but the one that the pages are in. */
function languageFiles(bundle: Rolldown.OutputBundle, base: string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.filter(({ value }) => value !== DEFAULT_LANGUAGE).map(({ value }) => [
      value,
      codeAddress(bundle, base, `src/content/${value.toLowerCase()}/dictionary.ts`),
    ]),
  )
}

/** The site's style files, which are to stand in its pages, by their addresses. */
function stylesOf(bundle: Rolldown.OutputBundle, base: string): Map<string, string> {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'asset' && /(^|\/)style-[^/]*\.css$/.test(file.fileName)
        ? [[base + file.fileName, file.source.toString().trim()]]
        : [],
    ),
  )
}

/** Asks for the largest picture of a page's first view, where a style asks for one. */
function firstPicture(bundle: Rolldown.OutputBundle, base: string, page: PageName): HeadCalls {
  if (page !== 'home') return []
  const [light = '', dark = ''] = ['aurora-light.svg', 'aurora-dark.svg'].map((name) => {
    const file = Object.values(bundle).find((it) => it.type === 'asset' && it.names.includes(name))
    if (!file) throw new Error(`The build has no ${name}`)
    return base + file.fileName
  })
  return [{ file: 'loading/head/preload-picture.ts', name: 'preloadPicture', args: [light, dark] }]
}

function fillPage(
  template: string,
  { page, canonical }: PrerenderedPage,
  env: Env,
  texts: HeadTexts,
  app: string,
) {
  const start = template.indexOf(HEAD_START)
  const end = template.indexOf(HEAD_END) + HEAD_END.length
  const head = pageHead(page, canonical, env, texts)
  return (template.slice(0, start) + head + template.slice(end))
    .replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${texts.language}"`)
    .replace(`<div id="root">${APP_SLOT}`, () => `<div id="root" data-page="${page}">${app}`)
}

/** The code of a page that all languages share, by what asks for each: its addresses, or the choice. */
function codeInLanguages(
  others: Written['others'],
  base: string,
  module: string,
): Map<string, string[]> {
  return new Map(
    [...others].flatMap(([language, bundle]) => {
      const files = ['index.html', module].flatMap((name) => codeAddresses(bundle, base, name))
      return [language, languagePath(language).slice(1)].map((name) => [name, [...new Set(files)]])
    }),
  )
}

interface Written {
  config: ResolvedConfig
  env: Env
  language: Language
  bundle: Rolldown.OutputBundle
  /** What the build made of `index.html`. */
  template: string
  /** The code of the other languages, where each has pages of its own. */
  others: ReadonlyMap<Language, Rolldown.OutputBundle>
}

/** Writes each page into the build, rendered by an entry that is built into `entryDir`. */
async function writePages(
  { config, env, language, bundle, template, others }: Written,
  entryDir: string,
): Promise<void> {
  const { base } = config
  const outDir = path.resolve(config.root, config.build.outDir)
  const whole = env.optional.languages.length > 1
  const calls: HeadCalls = [
    ...(whole
      ? []
      : [
          {
            file: 'loading/head/await-language.ts',
            name: 'awaitStoredLanguage',
            args: [LANGUAGE_STORAGE_KEY, languageFiles(bundle, base)],
          },
        ]),
    { file: 'loading/head/hold-presses.ts', name: 'holdPresses' },
    { file: 'loading/drafts.ts', name: 'keepDrafts' },
  ]
  const styles = stylesOf(bundle, base)
  const { renderPath, headTexts } = await buildEntry(config, env, language, entryDir)
  for (const page of prerenderedPages(language)) {
    const file = path.join(outDir, page.file)
    await mkdir(path.dirname(file), { recursive: true })
    const filled = fillPage(template, page, env, headTexts, await renderPath(page.location))
    const script = await headScript([
      ...firstPicture(bundle, base, page.page),
      ...calls,
      {
        file: 'loading/head/start-page.ts',
        name: whole && page.languageNeutral ? 'startLanguageNeutralPage' : 'startPage',
        args: whole && page.languageNeutral ? [BELOW, LANGUAGE_STORAGE_KEY] : [BELOW],
      },
    ])
    // What a style in the page asks for names the page as its referrer: a download link is secret.
    const styled = page.page === 'download' ? filled : inlineStyle(filled, styles)
    const html = startLate(
      styled,
      script,
      codeAddresses(bundle, base, page.module),
      page.languageNeutral ? codeInLanguages(others, base, page.module) : undefined,
    )
    await writeFile(file, html)
  }
}

/**
 * After the build, writes each page of a language as HTML with its own head, ready to be hydrated.
 * @param buildOther builds the site in another language; where it is given, each is built first
 */
export function prerender(env: Env, language: Language, buildOther?: BuildLanguage): Plugin {
  let config: ResolvedConfig
  let template: string
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    // Every page is written below, the home page too: in another language it stands elsewhere.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        template = page.source.toString()
        delete bundle['index.html']
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const others = new Map<Language, Rolldown.OutputBundle>()
        for (const other of buildOther ? env.optional.languages : [])
          if (buildOther && other !== language)
            others.set(other, await buildOther(other, config.build.outDir))
        // A folder of its own for each build: Node never loads a module twice from the same address.
        const entryDir = await mkdtemp(path.join(config.root, 'node_modules/.prerender-'))
        try {
          await writePages({ config, env, language, bundle, template, others }, entryDir)
        } finally {
          await rm(entryDir, { recursive: true, force: true })
        }
      },
    },
  }
}
