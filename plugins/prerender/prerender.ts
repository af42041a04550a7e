import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runnerImport, type Plugin, type Rolldown, type ViteBuilder } from 'vite'
import type { Env } from '../env.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  languagePath,
  type Language,
} from '../../src/site/languages.ts'
import { LANGUAGE_STORAGE_KEY } from '../../src/site/constants.ts'
import { BELOW } from './critical-style.ts'
import { firstStyle, inlineStyle, startLate } from './first-paint.ts'
import { headScript, type HeadCalls } from '../head-script.ts'
import { codeAddress, siteCode, type Built } from './site-code.ts'
import { languageBuild, type LanguageBuild } from './language-builds.ts'
import { pageHead } from './page-head.ts'
import { prerenderedPages, type PrerenderedPage } from './prerendered-pages.ts'
import { HEAD_END, HEAD_START } from '../site-html.ts'
import { readTexts } from '../texts/read-texts.ts'
import { dictionaryModule } from '../texts/texts.ts'

const APP_SLOT = '<!--app-->'
/** Each style in a page takes room in the policy, of which hosts read 2000 characters. */
const MAX_LOOKS = 16

interface Entry {
  renderPath: (path: string) => Promise<string>
}

/** What an environment builds, by the names of its files. */
async function buildFiles(builder: ViteBuilder, name: string): Promise<Rolldown.OutputBundle> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`There is no environment ${name}`)
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  return Object.fromEntries(output.map((file) => [file.fileName, file]))
}

/** Builds what renders the pages of a language, and loads it. */
async function buildEntry(builder: ViteBuilder, { renderer }: LanguageBuild): Promise<Entry> {
  const [entry] = Object.values(await buildFiles(builder, renderer))
  if (entry?.type !== 'chunk') throw new Error('There is nothing to render the pages with')
  const folder = await mkdtemp(path.join(tmpdir(), 'site-pages-'))
  try {
    const file = path.join(folder, 'entry.mjs')
    await writeFile(file, entry.code)
    // A runner of its own: that of the configuration is closed once it is read.
    const { module } = await runnerImport<Entry>(file, { configFile: false, logLevel: 'error' })
    return module
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Addresses of the texts of each language but the one that the pages are in. */
function languageFiles(built: Built): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.filter(({ value }) => value !== DEFAULT_LANGUAGE).map(({ value }) => [
      value,
      codeAddress(built, dictionaryModule(value)),
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

function pictureAddress({ bundle, base }: Built, name: string): string {
  const file = Object.values(bundle).find((it) => it.type === 'asset' && it.names.includes(name))
  if (!file) throw new Error(`The build has no ${name}`)
  return base + file.fileName
}

/** Asks for the largest picture of a page's first view, which else a style asks for. */
function firstPicture(built: Built): HeadCalls[number] {
  const addresses = ['aurora-light.svg', 'aurora-dark.svg'].map((name) =>
    pictureAddress(built, name),
  )
  return { file: 'boot/head/preload-picture.ts', name: 'preloadPicture', args: addresses }
}

/** A style asks for it late, and the page is gone within a second. Its address may hold a token. */
function preloadTrails(built: Built): string {
  const address = pictureAddress(built, 'preparing.svg')
  return `\n    <link rel="preload" as="image" href="${address}" crossorigin referrerpolicy="no-referrer">`
}

interface Written {
  root: string
  env: Env
  outDir: string
  language: Language
  built: Built
  /** What the build made of `index.html`. */
  template: string
  /** The styles that stand in pages so far. */
  looks: Set<string>
  /** The builds of the other languages, where each has pages of its own. */
  others: ReadonlyMap<Language, Built>
}

function fillPage(
  { root, env, language, template, built }: Written,
  { page, canonical }: PrerenderedPage,
  app: string,
) {
  const start = template.indexOf(HEAD_START)
  const end = template.indexOf(HEAD_END) + HEAD_END.length
  const head = pageHead(page, canonical, env, language, readTexts(root, language, env))
  const preload = page === 'downloadLink' && env.optional.parts.sky ? preloadTrails(built) : ''
  return (template.slice(0, start) + head + preload + template.slice(end))
    .replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`)
    .replace(`<div id="root">${APP_SLOT}`, () => `<div id="root" data-page="${page}">${app}`)
}

/** The code of each language, by what asks for it: the beginning of its addresses, or the choice. */
function codeInLanguages(others: Written['others']): Map<string, string[]> {
  return new Map(
    [...others].flatMap(([language, built]) =>
      [language, languagePath(language).slice(1)].map((name) => [name, siteCode(built)]),
    ),
  )
}

/** What the script in a page's head calls: what serves until the page's code has come, and what starts that. */
function headCalls({ env, built }: Written, { page, languageNeutral }: PrerenderedPage): HeadCalls {
  const { languages, parts } = env.optional
  const whole = languages.length > 1
  const awaitLanguage = () => ({
    file: 'boot/head/await-language.ts',
    name: 'awaitStoredLanguage',
    args: [LANGUAGE_STORAGE_KEY, languageFiles(built)],
  })
  const start = { file: 'boot/head/start-page.ts', name: 'startPage', args: [BELOW] }
  const startNeutral = {
    ...start,
    name: 'startLanguageNeutralPage',
    args: [BELOW, LANGUAGE_STORAGE_KEY],
  }
  return [
    ...(page === 'home' && parts.sky ? [firstPicture(built)] : []),
    ...(whole ? [] : [awaitLanguage()]),
    { file: 'boot/head/hold-presses.ts', name: 'holdPresses' },
    { file: 'boot/drafts.ts', name: 'keepDrafts' },
    whole && languageNeutral ? startNeutral : start,
  ]
}

/** Writes each page of a language into the build. */
async function writePages(written: Written, { renderPath }: Entry): Promise<void> {
  const { env, outDir, language, built, looks, others } = written
  const styles = stylesOf(built.bundle, built.base)
  for (const page of prerenderedPages(language, env.optional.parts)) {
    const filled = fillPage(written, page, await renderPath(page.location))
    // What a style in the page asks for names the page as its referrer: a download link is secret.
    const style = page.page === 'downloadLink' ? '' : firstStyle(filled, styles)
    if (style && looks.size < MAX_LOOKS) looks.add(style)
    const html = startLate(
      looks.has(style) ? inlineStyle(filled, style) : filled,
      await headScript(headCalls(written, page)),
      siteCode(built),
      page.languageNeutral ? codeInLanguages(others) : undefined,
    )
    const file = path.join(outDir, page.file)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}

/** Builds the site in each of its languages, and writes each page as HTML, ready to be hydrated. */
export function prerender(env: Env): Plugin {
  const templates = new Map<string, string>()
  return {
    name: 'prerender',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    // Every page is written below, the home page too: in another language it stands elsewhere.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        templates.set(this.environment.name, page.source.toString())
        delete bundle['index.html']
      },
    },
    async buildApp(builder) {
      const { root, base, build } = builder.config
      const outDir = path.resolve(root, build.outDir)
      const builds = env.optional.languages.map(languageBuild)
      const looks = new Set<string>()
      const site = new Map<Language, Built>()
      for (const { language, pages } of builds)
        site.set(language, { bundle: await buildFiles(builder, pages), root, base })
      for (const each of builds) {
        const { language, pages } = each
        const built = site.get(language)
        const template = templates.get(pages)
        if (!built || template === undefined) throw new Error(`There is no build in ${language}`)
        const others = new Map([...site].filter(([other]) => other !== language))
        const entry = await buildEntry(builder, each)
        await writePages({ root, env, outDir, language, built, template, looks, others }, entry)
      }
    },
  }
}
