import type { Plugin } from 'vite'
import { readColours } from '../brand/tokens.mjs'
import type { Env } from '../src/config/env.ts'
import { themeStorageKeys, type AppliedTheme } from '../src/theme/theme.ts'
import { headScript } from './head-script.ts'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import { coursesTexts } from '../src/content/pt-br/courses.ts'
import { dictionary } from '../src/content/pt-br/dictionary.ts'
import { pageHead, type HeadTexts } from './prerender/page-head.ts'

/** Where the prerendering puts each page's own head; the home page's stands there until then. */
export const HEAD_START = '<!--head-->'
export const HEAD_END = '<!--/head-->'

/** What stands in the head until a page is prerendered: while developing, always. */
export const PORTUGUESE: HeadTexts = {
  language: DEFAULT_LANGUAGE,
  dictionary,
  courses: coursesTexts,
}

/** The colour of the browser's own bars in a theme: the page's. */
function barColour(theme: AppliedTheme): string {
  const { ground } = readColours(theme)
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`
}

/** Fills the slots of `index.html`: the theme before the first paint, and the home page's head. */
export function siteHtml(env: Env): Plugin {
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const script = await headScript([
          {
            file: 'theme/theme.ts',
            name: 'applyStoredTheme',
            args: [themeStorageKeys(env.brandName)],
          },
        ])
        return html
          .replace(
            '<!--pre-paint-->',
            () => `${barColour('light')}${barColour('dark')}<script>${script}</script>`,
          )
          .replace(HEAD_START, () => HEAD_START + pageHead('home', '/', env, PORTUGUESE) + HEAD_END)
      },
    },
  }
}
