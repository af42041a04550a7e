import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { Rolldown, ViteBuilder } from 'vite'
import type { OtherLanguage, PageFiles } from '../../src/boot/head/page-files.ts'
import type { Language } from '../../src/site/language.ts'
import { prerenderedPages, type PrerenderedPage } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'
import { dictionaryId } from '../virtual-site/virtual-site.ts'
import { builtAsset, codeAddress, type BuildOutput } from './build-output.ts'
import { pageStyles } from './critical-style.ts'
import { headScript } from './head-script.ts'
import { environmentNames } from './language-builds.ts'
import { pageHead } from './page-head.ts'
import { pageHtml } from './page-html.ts'

type Builds = ReadonlyMap<Language, BuildOutput>
type BuiltPage = PrerenderedPage & { built: BuildOutput; app: string }

async function buildFiles(builder: ViteBuilder, name: string): Promise<BuildOutput['files']> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`There is no environment ${name}`)
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  return output
}

/** In memory: a file could not be imported anew in a later build of the same process. */
async function buildRenderer(builder: ViteBuilder, renderer: string) {
  const [code] = await buildFiles(builder, renderer)
  if (code?.type !== 'chunk') throw new Error('There is nothing to render the pages with')
  const exported = {} as typeof import('./render-path.tsx')
  compileFunction(code.code, ['require', 'exports'])(createRequire(import.meta.url), exported)
  return exported.renderPath
}

/** Preloads the largest picture of the home page, which its style names too late. */
function preloadSky(built: BuildOutput): string {
  const links = ['light', 'dark'].map((theme) => {
    const { address } = builtAsset(built, `aurora-${theme}.svg`)
    return `\n    <link rel="preload" as="image" href="${address}" media="(prefers-color-scheme: ${theme})">`
  })
  return links.join('')
}

function dictionaries(
  built: BuildOutput,
  { languages, defaultLanguage }: Site,
): Record<string, string> {
  const others = languages.map(({ value }) => value).filter((code) => code !== defaultLanguage)
  return Object.fromEntries(others.map((code) => [code, codeAddress(built, dictionaryId(code))]))
}

function otherLanguages(builds: Builds, { languages }: Site): OtherLanguage[] {
  return languages.flatMap(({ value, prefix }) => {
    const built = prefix && builds.get(value)
    if (!built) return []
    const code = codeAddress(built, 'index.html')
    return [{ language: value, prefix: built.base.slice(0, -1) + prefix, code }]
  })
}

function startFiles({ built, indexed }: BuiltPage, builds: Builds, site: Site): PageFiles {
  return {
    code: codeAddress(built, 'index.html'),
    dictionaries: site.hasLanguagePages ? undefined : dictionaries(built, site),
    others: indexed ? undefined : otherLanguages(builds, site),
  }
}

export async function prerender(builder: ViteBuilder, site: Site): Promise<void> {
  const { root, base, build } = builder.config
  const builds = new Map<Language, BuildOutput>()
  const pages: BuiltPage[] = []
  for (const language of site.builtLanguages) {
    const names = environmentNames(language, site)
    const files = await buildFiles(builder, names.pages)
    const built = { files, base }
    builds.set(language, built)
    const renderPath = await buildRenderer(builder, names.renderer)
    for (const page of prerenderedPages(site).filter((other) => other.language === language))
      pages.push({ ...page, built, app: await renderPath(page.location) })
  }

  const script = await headScript('boot/head/start.ts', site)
  // Files of an inline style are requested with the page's address as referrer, and that address may hold a token.
  const styled = pages.filter(({ holdsToken }) => !holdsToken)
  const css = pages[0] ? builtAsset(pages[0].built, 'style.css').text : ''
  const styles = pageStyles(css, styled)
  for (const page of pages) {
    const { name, built } = page
    const head = pageHead(page, site)
    const html = pageHtml(builtAsset(built, 'index.html').text, {
      ...page,
      head: head + (site.parts.sky && name === 'home' ? preloadSky(built) : ''),
      style: styles.get(name) ?? '',
      stylesheet: builtAsset(built, 'style.css').address,
      script,
      files: startFiles(page, builds, site),
    })
    const file = path.resolve(root, build.outDir, page.file)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}
