import type { Plugin } from 'vite'
import { isClient } from '../is-client.ts'
import { withoutInks, readMark } from '../mark.ts'
import { serveFiles } from '../serve-files.ts'
import type { Settings } from '../settings/settings.ts'
import { hasPublicFile } from '../site-folder.ts'
import { readColours } from '../theme-colours.ts'
import { canonicalAddress, prerenderedPages, translations } from './prerendered-pages.ts'

function manifest({ folder, language, basePath, brand, shortName }: Settings): string {
  const icon = (name: string, size: number, purpose: string) => {
    const address = `/icons/${name}.png`
    if (!hasPublicFile(folder, address)) return []
    return [{ src: basePath + address, sizes: `${size}x${size}`, type: 'image/png', purpose }]
  }
  const { ground } = readColours(folder, 'dark')
  const content = {
    name: brand,
    short_name: shortName || brand,
    lang: language,
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

function sitemap(settings: Settings): string {
  const urls = prerenderedPages(settings)
    .filter(({ indexed }) => indexed)
    .map(({ name, path, markdown }) => {
      const links = translations(settings, name, markdown).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `<url><loc>${canonicalAddress(settings, path)}</loc>${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>
`
}

function filesFor(settings: Settings): Record<string, string> {
  const address = settings.address && settings.address + settings.basePath
  return {
    'site.webmanifest': manifest(settings),
    'robots.txt': `User-agent: *\nAllow: /\n${address && `Sitemap: ${address}/sitemap.xml\n`}`,
    ...(!hasPublicFile(settings.folder, '/favicon.svg') && {
      'favicon.svg': withoutInks(readMark(settings)),
    }),
    // A sitemap needs the site's address.
    ...(address && { 'sitemap.xml': sitemap(settings) }),
  }
}

export function siteFiles(settings: Settings): Plugin {
  const files = new Map(Object.entries(filesFor(settings)))
  return {
    name: 'site-files',
    applyToEnvironment: isClient,
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer({ middlewares }) {
      middlewares.use(
        settings.basePath,
        serveFiles(async (name) => files.get(name)),
      )
    },
  }
}
