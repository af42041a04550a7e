import type { Plugin } from 'vite'
import type { Env } from '../src/config/env.ts'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import type { Language } from '../src/config/languages.ts'
import { alternates } from './alternates.ts'
import { prerenderedPages } from './prerendered-pages.ts'

interface SiteFile {
  type: string
  source: string
}

function manifest(env: Env): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src: env.basePath + src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify(
    {
      name: env.brandName,
      short_name: env.brandName,
      lang: DEFAULT_LANGUAGE,
      start_url: `${env.basePath}/`,
      display: 'browser',
      background_color: '#0b171c',
      theme_color: '#0b171c',
      icons: [
        icon('/icons/icon-192.png', 192, 'any'),
        icon('/icons/icon-512.png', 512, 'any'),
        icon('/icons/icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )
}

/** Each indexed page in each language, with its translations where there are some. */
function sitemapUrls(address: string, languages: readonly Language[]): string {
  const inLanguages = languages.map((language) =>
    prerenderedPages(language).filter(({ canonical }) => canonical !== undefined),
  )
  return inLanguages
    .flat()
    .map(({ page, canonical = '' }) => {
      const links = alternates(page, languages).map(
        ({ lang, path }) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}${path}"/>`,
      )
      return `<url><loc>${address}${canonical}</loc>${links.join('')}</url>`
    })
    .join('')
}

/** The files that say what the site is, made from its settings. A sitemap needs the site's address. */
function siteFiles(env: Env): Record<string, SiteFile> {
  const robots = ['User-agent: *', 'Allow: /']
  const files: Record<string, SiteFile> = {
    'site.webmanifest': { type: 'application/manifest+json', source: manifest(env) },
  }
  const { languages } = env.optional
  if (env.siteUrl !== '') {
    const address = env.siteUrl + env.basePath
    const urls = sitemapUrls(address, languages)
    files['sitemap.xml'] = {
      type: 'application/xml',
      source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>${urls}</urlset>\n`,
    }
    robots.push(`Sitemap: ${address}/sitemap.xml`)
  }
  files['robots.txt'] = { type: 'text/plain', source: `${robots.join('\n')}\n` }
  return files
}

/** Emits manifest, robots and sitemap with the build, and serves them while developing. */
export function siteFilesPlugin(env: Env): Plugin {
  const files = new Map(Object.entries(siteFiles(env)))
  return {
    name: 'site-files',
    generateBundle() {
      for (const [fileName, { source }] of files) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').slice(1 + env.basePath.length))
        if (!file) {
          next()
          return
        }
        response.setHeader('Content-Type', file.type)
        response.end(file.source)
      })
    },
  }
}
