import type { Plugin } from 'vite'
import { readColours } from './theme-colours.ts'
import type { Env } from './env.ts'
import { themeStorageKeys, type AppliedTheme } from '../src/settings/theme.ts'
import { headScript } from './head-script.ts'
import { captchaHosts } from './hosting/content-security-policy.ts'
import { DEFAULT_LANGUAGE } from '../src/site/languages.ts'
import { pageHead } from './prerender/page-head.ts'
import { readTexts } from './texts/read-texts.ts'

/** Where the prerendering puts each page's own head; the home page's stands there until then. */
export const HEAD_START = '<!--head-->'
export const HEAD_END = '<!--/head-->'

/** The colour of the browser's own bars in a theme: the page's. */
function barColour(theme: AppliedTheme): string {
  const { ground } = readColours(theme)
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`
}

/**
 * Fills the slots of `index.html`: which scripts may come and the theme, before the first paint, and the
 * home page's head.
 */
export function siteHtml(env: Env, root: string): Plugin {
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const createDefaultPolicy = {
          file: 'boot/head/trusted-types.ts',
          name: 'createDefaultPolicy',
          args: [env.analytics.src, captchaHosts(env.optional)],
        }
        const script = await headScript([
          // A built page has a policy, and its drafts are kept by the script that starts it.
          server ? { file: 'boot/drafts.ts', name: 'keepDrafts' } : createDefaultPolicy,
          {
            file: 'settings/theme.ts',
            name: 'applyStoredTheme',
            args: [themeStorageKeys(env.brandName)],
          },
        ])
        // The home page's, while developing on every page.
        const texts = readTexts(root, DEFAULT_LANGUAGE, env)
        return html
          .replace(
            '<!--pre-paint-->',
            () => `${barColour('light')}${barColour('dark')}<script>${script}</script>`,
          )
          .replace(
            HEAD_START,
            () => HEAD_START + pageHead('home', '/', env, DEFAULT_LANGUAGE, texts) + HEAD_END,
          )
      },
    },
  }
}
