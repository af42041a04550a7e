import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { build, createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { prerenderedPages } from '../../plugins/prerendered-pages.ts'
import { pageHead } from '../../plugins/page-head.ts'
import { PORTUGUESE } from '../../plugins/site-html.ts'
import { siteFilesPlugin } from '../../plugins/site-files.ts'
import { createSite } from './temporary-site.ts'

const SITE = 'https://example.com'
const PAGE = { 'index.html': '<!doctype html><title>site</title>' }

/** Builds a site with these settings; returns a reader of its files. */
async function buildSite(settings: Record<string, string>) {
  const { root, config } = createSite(PAGE, [siteFilesPlugin(parseEnv(settings).env)])
  await build(config)
  return (name: string) => {
    const file = path.join(root, 'dist', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
}

interface Manifest {
  name: string
  short_name: string
  lang: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

/** What the heads of the pages call their addresses. */
function canonicals(): (string | undefined)[] {
  const { env } = parseEnv({ VITE_SITE_URL: SITE })
  return prerenderedPages(DEFAULT_LANGUAGE).map(
    ({ page, canonical }) =>
      /rel="canonical" href="([^"]+)"/.exec(pageHead(page, canonical, env, PORTUGUESE))?.[1],
  )
}

describe('the files that say what the site is', () => {
  it('name its address and its pages where that is known', async () => {
    const read = await buildSite({ VITE_SITE_URL: `${SITE}/` })
    const sitemap = read('sitemap.xml') ?? ''
    expect(sitemap).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
    )
    const addresses = sitemap.match(/(?<=<loc>).*?(?=<\/loc>)/g)
    expect(addresses).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/downloads`]))
    expect(addresses).toEqual(canonicals().filter(Boolean))
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`)
  })

  it('name them in the folder where the site is served', async () => {
    const read = await buildSite({ VITE_SITE_URL: SITE, VITE_BASE_PATH: '/austral/' })
    expect(read('sitemap.xml')).toContain(`<loc>${SITE}/austral/downloads</loc>`)
    const manifest = JSON.parse(read('site.webmanifest') ?? '') as Manifest
    expect(manifest.start_url).toBe('/austral/')
    expect(manifest.icons[0]?.src).toBe('/austral/icons/icon-192.png')
  })

  it('leave the sitemap out where the site has no address', async () => {
    const read = await buildSite({})
    expect(read('sitemap.xml')).toBeUndefined()
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  })

  it('do not forbid download links, whose "noindex" has to be read', async () => {
    for (const settings of [{}, { VITE_SITE_URL: SITE }])
      expect((await buildSite(settings))('robots.txt')).not.toContain('Disallow')
  })

  it.each([{}, { VITE_SITE_URL: SITE }])(
    'have a manifest with the brand, and icons of the size they say, given %o',
    async (settings) => {
      const read = await buildSite({ ...settings, VITE_BRAND_NAME: 'Sol "e" Cia' })
      const manifest = JSON.parse(read('site.webmanifest') ?? '') as Manifest
      expect(manifest).toMatchObject({
        name: 'Sol "e" Cia',
        short_name: 'Sol "e" Cia',
        lang: ptBR.meta.lang,
        start_url: '/',
      })
      expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
      for (const { src, sizes, type } of manifest.icons) {
        const { format, width, height } = await sharp(`public${src}`).metadata()
        expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes])
      }
    },
  )

  it('lead search engines from each page to its translations', async () => {
    const read = await buildSite({ VITE_SITE_URL: SITE, VITE_LANGUAGES: 'whole' })
    const sitemap = read('sitemap.xml') ?? ''
    expect(sitemap.match(/<loc>/g)).toHaveLength(
      canonicals().filter(Boolean).length * LANGUAGES.length,
    )
    expect(sitemap).toContain(
      `<xhtml:link rel="alternate" hreflang="ko-KR" href="${SITE}/ko/downloads"/>`,
    )
    expect((await buildSite({ VITE_SITE_URL: SITE }))('sitemap.xml')).not.toContain('xhtml')
  })

  it('are served while developing', async () => {
    const { config } = createSite(PAGE, [siteFilesPlugin(parseEnv({}).env)])
    const server = await (await createServer(config)).listen()
    onTestFinished(() => server.close())
    const answer = await fetch(new URL('/robots.txt', server.resolvedUrls?.local[0]))
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe('User-agent: *\nAllow: /\n')
    const other = await fetch(new URL('/constructor', server.resolvedUrls?.local[0]))
    expect(other.status).toBeLessThan(500)
  })
})
