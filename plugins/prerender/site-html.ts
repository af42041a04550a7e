import type { Plugin } from 'vite'
import type { PaintSettings } from '../../src/boot/head/before-paint.ts'
import { themeStorageKeys, type AppliedTheme } from '../../src/boot/theme.ts'
import { readColours } from '../brand/theme-colours.ts'
import { fontFile, hasPublicFile, type SiteFolder } from '../settings/site-folder.ts'
import { prerenderedPages } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'
import { vendorHosts } from '../site/vendor-hosts.ts'
import { headScript, scriptElement } from './head-script.ts'
import { pageHead } from './page-head.ts'
import { fillSlots, HEAD_SLOT } from './page-html.ts'

function barColour(folder: SiteFolder, theme: AppliedTheme): string {
  const { ground } = readColours(folder, theme)
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`
}

export const ICONS = [
  ['/favicon.ico', 'rel="icon" sizes="32x32"'],
  ['/icons/apple-touch-icon.png', 'rel="apple-touch-icon"'],
] as const

function iconLinks(folder: SiteFolder): string {
  return ICONS.filter(([href]) => hasPublicFile(folder, href))
    .map(([href, attributes]) => `<link ${attributes} href="${href}" />`)
    .join('\n    ')
}

/** The script runs before the first paint. In development every page gets the home page's head. */
export function siteHtml(site: Site): Plugin {
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const { folder } = site
        const script = await headScript('boot/head/before-paint.ts', site)
        const settings: PaintSettings = {
          analyticsSrc: site.analytics.src,
          scriptFolders: vendorHosts(site).scripts,
          themeKeys: themeStorageKeys(site.brand),
        }
        const colours = barColour(folder, 'light') + barColour(folder, 'dark')
        const filled = fillSlots(html, [
          ['src/fonts/archivo.woff2', fontFile(folder).replace(/\.css$/, '.woff2')],
          ['<!--icons-->', iconLinks(folder)],
          ['<!--before-paint-->', colours + scriptElement(script, settings)],
        ])
        const home = prerenderedPages(site).find(({ name }) => name === 'home')
        return server && home ? fillSlots(filled, [[HEAD_SLOT, pageHead(home, site)]]) : filled
      },
    },
  }
}
