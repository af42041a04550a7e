import type { Plugin } from 'vite'
import { withoutInks, readMark } from '../brand/mark.ts'
import { readColours } from '../brand/theme-colours.ts'
import { generatedFiles } from '../server/generated-files.ts'
import { hasPublicFile } from '../settings/site-folder.ts'
import { canonicalAddress, prerenderedPages, translations } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'

function manifest({ folder, defaultLanguage, basePath, brand, shortName }: Site): string {
  const icon = (name: string, size: number, purpose: string) => {
    const address = `/icons/${name}.png`
    if (!hasPublicFile(folder, address)) return []
    return [{ src: basePath + address, sizes: `${size}x${size}`, type: 'image/png', purpose }]
  }
  const { ground } = readColours(folder, 'dark')
  const content = {
    name: brand,
    short_name: shortName || brand,
    lang: defaultLanguage,
    start_url: `${basePath}/`,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      ...icon('icon-192', 192, 'any'),
      ...icon('icon-512', 512, 'any'),
      ...icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return JSON.stringify(content, null, 2)
}

function sitemap(site: Site): string {
  const urls = prerenderedPages(site)
    .filter(({ indexed }) => indexed)
    .map((page) => {
      const links = translations(page, site).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `<url><loc>${canonicalAddress(page.path, site)}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
}

function filesFor(site: Site): Record<string, () => string> {
  const address = site.address && site.address + site.basePath
  const map = address && `Sitemap: ${address}/sitemap.xml\n`
  return {
    'site.webmanifest': () => manifest(site),
    'robots.txt': () => `User-agent: *\nAllow: /\n${map}`,
    ...(!hasPublicFile(site.folder, '/favicon.svg') && {
      'favicon.svg': () => withoutInks(readMark(site)),
    }),
    ...(address && { 'sitemap.xml': () => sitemap(site) }),
  }
}

export function metadataFiles(site: Site): Plugin {
  return generatedFiles(
    'metadata-files',
    site.basePath,
    () => new Map(Object.entries(filesFor(site))),
  )
}
