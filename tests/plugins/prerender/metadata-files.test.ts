import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import type { SiteYaml } from '@/content/schema/site.ts'
import { ROUTES, type Route } from '@/site/routes.ts'
import { metadataFiles } from '../../../plugins/prerender/metadata-files.ts'
import { LANGUAGES } from '../../support/example-texts.ts'
import { siteWith } from '../../support/site-with.ts'
import { createProject } from '../vite-project.ts'

const SITE = 'https://example.com'
const PAGE = { 'index.html': '<!doctype html><title>site</title>' }

/** Builds a site with these settings; returns a reader of its files. */
async function buildMetadata(variables: Record<string, string>, yaml: Partial<SiteYaml> = {}) {
  const { root, config } = createProject(PAGE, [metadataFiles(siteWith(variables, yaml).site)])
  await build(config)
  return (name: string) => {
    const file = path.join(root, 'dist', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
}

it('The files for search engines and telephones name the folder where the site is served', async () => {
  const folder = { VITE_SITE_URL: SITE, VITE_BASE_PATH: '/austral/', VITE_LANGUAGES: 'whole' }
  const read = await buildMetadata(folder)
  const sitemap = read('sitemap.xml') ?? ''
  expect(sitemap).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
  const addresses = sitemap.match(/(?<=<loc>).*?(?=<\/loc>)/g)
  const own = ['/', '/downloads/', `/en/`, `/en/downloads/`]
  expect(addresses).toEqual(expect.arrayContaining(own.map((at) => `${SITE}/austral${at}`)))
  const indexed = Object.values<Route>(ROUTES).filter((route) => route.indexed)
  expect(addresses).toHaveLength(LANGUAGES.length * indexed.length)
  // Each page names all languages of it, itself too, and what others get.
  const links = sitemap.match(/<xhtml:link [^>]*hreflang="x-default" href="[^"]*"\/>(?=<\/url>)/g)
  expect(links).toHaveLength(LANGUAGES.length * indexed.length)
  for (const { value } of LANGUAGES)
    expect(sitemap.match(new RegExp(`hreflang="${value}"`, 'g'))).toHaveLength(links?.length ?? 0)
  const map = `${SITE}/austral/sitemap.xml`
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${map}\n`)
  expect(JSON.parse(read('site.webmanifest') ?? '')).toMatchObject({
    // Where it has no short one.
    short_name: 'Austral',
    start_url: '/austral/',
    icons: [{ src: '/austral/icons/icon-192.png' }, {}, {}],
  })
})

it('Without an address a site has no sitemap, and forbids nothing: a "noindex" has to be read', async () => {
  const name = 'Sol "e" Filhos Ltda.'
  const read = await buildMetadata({ VITE_BRAND_NAME: name }, { shortName: 'Sol' })
  expect(read('sitemap.xml')).toBeUndefined()
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  const { icons, ...manifest } = JSON.parse(read('site.webmanifest') ?? '') as {
    icons: Record<'src' | 'purpose', string>[]
  }
  expect(manifest).toMatchObject({ name, short_name: 'Sol', lang: 'pt-BR', start_url: '/' })
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true)
})
