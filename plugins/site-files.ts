import type { Plugin } from 'vite'
import type { Env } from '../src/config/env.ts'
import { DEFAULT_LANGUAGE } from '../src/content/languages/languages.ts'
import { PRERENDERED_PAGES } from './prerendered-pages.ts'

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

/** The files that say what the site is, made from its settings. A sitemap needs the site's address. */
function siteFiles(env: Env): Record<string, SiteFile> {
  const robots = ['User-agent: *', 'Allow: /']
  const files: Record<string, SiteFile> = {
    'site.webmanifest': { type: 'application/manifest+json', source: manifest(env) },
  }
  if (env.siteUrl !== '') {
    const address = env.siteUrl + env.basePath
    const paths = PRERENDERED_PAGES.flatMap(({ canonical }) => canonical ?? [])
    const urls = paths.map((path) => `<url><loc>${address}${path}</loc></url>`).join('')
    files['sitemap.xml'] = {
      type: 'application/xml',
      source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
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
