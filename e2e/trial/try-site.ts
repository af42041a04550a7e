import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { EDITOR_PATH } from '../../plugins/hosting/editor-policy.ts'
import type { Site } from '../../plugins/site/site.ts'
import { ROUTES } from '../../src/site/routes.ts'
import { serveBuild, type Build } from '../support/serve-build.ts'
import type { Finding } from './finding.ts'
import { tryForms } from './try-forms.ts'
import { MISSING_PAGE, tryPage } from './try-page.ts'

const CONTEXT: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
}
function pagesOf({ dist, site: { basePath, languages, builtLanguages } }: Build): string[] {
  const files = readdirSync(dist + basePath, { recursive: true, encoding: 'utf8' })
  const built = files
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/index\.html$/, '')}`)
    .filter((page) => page !== `${EDITOR_PATH}/`)
  const missing = languages
    .filter(({ value }) => builtLanguages.includes(value))
    .map(({ prefix }) => prefix + MISSING_PAGE)
  return [...built, ...missing].toSorted().map((page) => basePath + page)
}

function pagesWithForms({ basePath, languages }: Site): string[] {
  return languages.flatMap(({ prefix }) =>
    ['/', `${ROUTES.downloads.path}/`].map((page) => basePath + prefix + page),
  )
}

export async function trySite(
  browser: Browser,
  build: Build,
): Promise<{ findings: Finding[]; pages: number }> {
  const server = await serveBuild(build)
  const pages = pagesOf(build)
  const known = new Map<string, boolean>()
  const found = new Map<string, Finding[]>()
  async function inContext(
    page: string,
    attempt: (context: BrowserContext, address: string) => Promise<Finding[]>,
  ) {
    const context = await browser.newContext(CONTEXT)
    const findings = await attempt(context, server.origin + page)
    found.set(page, [...(found.get(page) ?? []), ...findings])
    await context.close()
  }
  try {
    const left = [...pages]
    const lanes = Array.from({ length: availableParallelism() }, async () => {
      for (let page = left.shift(); page !== undefined; page = left.shift())
        await inContext(page, (context, address) => tryPage(context, address, known))
    })
    await Promise.all(lanes)
    // One by one, as they share an inbox.
    const withForms = pagesWithForms(build.site)
    for (const page of pages.filter((each) => withForms.includes(each)))
      await inContext(page, (context, address) => tryForms(context, address, build.site))
  } finally {
    await server.stop()
  }
  return { findings: pages.flatMap((page) => found.get(page) ?? []), pages: pages.length }
}
