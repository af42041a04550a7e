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
 * Fills the slots of `index.html`: what is decided before the first paint, which addresses code may come
 * from and the theme, and the home page's head.
 */
export function siteHtml(env: Env, root: string): Plugin {
  const decideOnScripts = {
    file: 'boot/head/trusted-types.ts',
    name: 'decideOnScripts',
    args: [env.analytics.src, captchaHosts(env.optional)],
  }
  const applyStoredTheme = {
    file: 'settings/theme.ts',
    name: 'applyStoredTheme',
    args: [themeStorageKeys(env.brandName)],
  }
  const keepDrafts = { file: 'boot/drafts.ts', name: 'keepDrafts' }
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        // While developing there is no policy, nor the script of a built page that keeps drafts.
        const script = await headScript([server ? keepDrafts : decideOnScripts, applyStoredTheme])
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
