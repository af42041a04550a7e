import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import type { Env } from '../src/config/env.ts'
import type { PageName } from '../src/config/pages.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/content/languages/languages.ts'
import { languageScript } from '../src/language/language-script.ts'
import { earlyPressScript } from './early-press.ts'
import { inlineStyle, startLate } from './first-paint.ts'
import { codeAddress, codeAddresses } from './page-code.ts'
import { pageHead } from './page-head.ts'
import { PRERENDERED_PAGES } from './prerendered-pages.ts'
import type { PrerenderedPage } from './prerendered-pages.ts'
import { HEAD_END, HEAD_START } from './site-html.ts'

const APP_SLOT = '<!--app-->'

interface Entry {
  renderPath: (path: string) => Promise<string>
  missingOf: (page: PageName) => string | undefined
}

async function buildEntry(config: ResolvedConfig, outDir: string): Promise<Entry> {
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    mode: config.mode,
    logLevel: 'warn',
    resolve: { alias: config.resolve.alias },
    define: config.define ?? {},
    plugins: [react()],
    build: {
      ssr: path.join(config.root, 'plugins/prerender-entry.tsx'),
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
      codeAddress(bundle, base, `src/content/languages/${value.toLowerCase()}.ts`),
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

function fillPage(template: string, { page, canonical }: PrerenderedPage, env: Env, app: string) {
  const start = template.indexOf(HEAD_START)
  const end = template.indexOf(HEAD_END) + HEAD_END.length
  const head = pageHead(page, canonical, env)
  return (template.slice(0, start) + head + template.slice(end)).replace(APP_SLOT, () => app)
}

/** Writes each page into the build, rendered by an entry that is built into `entryDir`. */
async function writePages(
  config: ResolvedConfig,
  env: Env,
  bundle: Rolldown.OutputBundle,
  entryDir: string,
): Promise<void> {
  const { base } = config
  const outDir = path.resolve(config.root, config.build.outDir)
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const scripts = [languageScript(languageFiles(bundle, base)), earlyPressScript()]
  const prepaint = scripts.map((script) => `<script>${script}</script>\n    `).join('')
  const styles = stylesOf(bundle, base)
  const { renderPath, missingOf } = await buildEntry(config, entryDir)
  for (const page of PRERENDERED_PAGES) {
    const missing = missingOf(page.page)
    if (missing) throw new Error(`The page "${page.page}" has no ${missing}`)
    const file = path.join(outDir, page.file)
    await mkdir(path.dirname(file), { recursive: true })
    const filled = fillPage(template, page, env, await renderPath(page.location))
    const html = startLate(
      filled.replace('<title>', () => `${prepaint}<title>`),
      page.module ? codeAddresses(bundle, base, page.module) : [],
    )
    // What a style in the page asks for names the page as its referrer: a download link is secret.
    await writeFile(file, page.page === 'download' ? html : inlineStyle(html, styles))
  }
}

/** After the build, writes each page as HTML with its own head, ready to be hydrated. */
export function prerender(env: Env): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        // A folder of its own for each build: Node never loads a module twice from the same address.
        const entryDir = await mkdtemp(path.join(config.root, 'node_modules/.prerender-'))
        try {
          await writePages(config, env, bundle, entryDir)
        } finally {
          await rm(entryDir, { recursive: true, force: true })
        }
      },
    },
  }
}
