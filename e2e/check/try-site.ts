import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, sep } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Site } from '../../plugins/site/site.ts'
import { EDITOR_PATH, ROUTES } from '../../src/site/routes.ts'
import { dismissPreview, refuseTags } from '../support/open.ts'
import { serveBuild, type Build } from '../support/serve-build.ts'
import type { Fault, Finding } from './finding.ts'
import { tryForms } from './try-forms.ts'
import { MISSING_PAGE, tryPage } from './try-page.ts'

const CONTEXT: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
}

function pagesOf({ dist, site: { basePath, languages, builtLanguages } }: Build): string[] {
  const files = readdirSync(dist + basePath, { recursive: true, encoding: 'utf8' })
  const built = files
    .filter((file) => basename(file) === 'index.html')
    .map((file) => `/${file.replaceAll(sep, '/').replace(/index\.html$/, '')}`)
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

/** A page that neither the chat's preview nor the question of consent will cover. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(CONTEXT)
  await dismissPreview(page)
  await refuseTags(page)
  return page
}

export async function trySite(
  browser: Browser,
  build: Build,
): Promise<{ findings: Finding[]; pages: number }> {
  const server = await serveBuild(build)
  const pages = pagesOf(build)
  const known = new Map<string, boolean>()
  const findings: Finding[] = []
  async function inBrowser(
    path: string,
    attempt: (page: Page, address: string) => Promise<Fault[]>,
  ) {
    const page = await newPage(browser)
    const faults = await attempt(page, server.origin + path)
    findings.push(...faults.map((fault) => Object.assign(fault, { page: path })))
    await page.close()
  }
  try {
    const left = [...pages]
    const lanes = Array.from({ length: availableParallelism() }, async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift())
        await inBrowser(path, (page, address) => tryPage(page, address, known))
    })
    await Promise.all(lanes)
    // One by one, as they share an inbox.
    const withForms = pagesWithForms(build.site)
    for (const path of pages.filter((each) => withForms.includes(each)))
      await inBrowser(path, (page, address) => tryForms(page, address, build.site))
  } finally {
    await server.stop()
  }
  const place = ({ page }: Finding) => pages.indexOf(page)
  return { findings: findings.toSorted((a, b) => place(a) - place(b)), pages: pages.length }
}
