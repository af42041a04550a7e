import type { Plugin } from 'vite'
import { themeStorageKeys, type AppliedTheme } from '../../src/settings/theme.ts'
import { captchaHosts } from '../settings/captcha-hosts.ts'
import type { Settings } from '../settings/settings.ts'
import { tagHosts } from '../settings/tag-hosts.ts'
import { hasPublicFile, type SiteFolder } from '../site-folder.ts'
import { readTexts } from '../texts/read-texts.ts'
import { readColours } from '../theme-colours.ts'
import { headScript } from './head-script.ts'
import { pageHead } from './page-head.ts'
import { fill, HEAD_SLOT } from './page-html.ts'

function barColour(folder: SiteFolder, theme: AppliedTheme): string {
  const { ground } = readColours(folder, theme)
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`
}

/** Leaves out icons that have not been made yet. */
function withoutMissing(html: string, folder: SiteFolder): string {
  return html.replaceAll(
    /\s*<link [^>]*href="(\/(?:favicon|icons\/)[^"]*)"[^>]*>/g,
    (link, address) => (hasPublicFile(folder, String(address)) ? link : ''),
  )
}

function withFont(html: string, { font }: SiteFolder): string {
  return html.replace('src/fonts/archivo.woff2', font.replace(/\.css$/, '.woff2'))
}

/** The script runs before the first paint. In development every page gets the home page's head. */
export function siteHtml(settings: Settings): Plugin {
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const script = await headScript('before-paint.ts', {
          ANALYTICS_SRC: settings.analytics.src,
          SCRIPT_FOLDERS: [...captchaHosts(settings), ...tagHosts(settings.tags).scripts],
          THEME_KEYS: themeStorageKeys(settings.brand),
        })
        const colours = barColour(settings.folder, 'light') + barColour(settings.folder, 'dark')
        const beforePaint = `${colours}<script>${script}</script>`
        const own = withoutMissing(withFont(html, settings.folder), settings.folder)
        const filled = fill(own, '<!--before-paint-->', beforePaint)
        if (!server) return filled
        const texts = readTexts(settings.language, settings)
        return fill(filled, HEAD_SLOT, pageHead('home', settings, settings.language, texts))
      },
    },
  }
}
