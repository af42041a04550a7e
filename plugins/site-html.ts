import type { Plugin } from 'vite'
import type { Env } from '../src/config/env.ts'
import { themeScript } from '../src/theme/theme-script.ts'
import { pageHead } from './page-head.ts'

/** Where the prerendering puts each page's own head; the home page's stands there until then. */
export const HEAD_START = '<!--head-->'
export const HEAD_END = '<!--/head-->'

/** Fills the slots of `index.html`: the pre-paint script and the home page's head. */
export function siteHtml(env: Env): Plugin {
  return {
    name: 'site-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!--pre-paint-->', () => `<script>${themeScript(env.brandName)}</script>`)
          .replace(HEAD_START, () => HEAD_START + pageHead('home', '/', env) + HEAD_END),
    },
  }
}
