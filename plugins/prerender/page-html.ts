import type { PageFiles } from '../../src/boot/head/page-files.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import type { PageName } from '../../src/site/routes.ts'

// The places in `index.html` for what differs from page to page.
export const HEAD_SLOT = '<!--head-->'
const APP_SLOT = '<!--app-->'

/** Tags that Vite has written there: a page would load its code and its whole style at once. */
const LOADED_AT_ONCE =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin [^>]*>(?:<\/script>)?/g

export interface PageParts {
  name: PageName
  language: Language
  head: string
  /** The HTML of its root element. */
  app: string
  /** Of its first view; empty where the page waits for the whole style. */
  style: string
  /** Address of the whole style. */
  stylesheet: string
  script: string
  /** What that script is told. */
  files: PageFiles
}

function escapeQuoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}

/**
 * A page, made of what the build has made of `index.html`. It is painted from one file: its code is left
 * to the script that starts it once it has been painted (src/boot/head/start-page.ts), and so is the whole
 * style, which without script is loaded at once.
 */
export function pageHtml(template: string, page: PageParts): string {
  const { name, language, head, app, style, stylesheet, script, files } = page
  const bare = template.replaceAll(LOADED_AT_ONCE, '')
  if (/type="module"|modulepreload/.test(bare) || !template.includes(stylesheet))
    throw new Error('Vite writes other tags into index.html than the prerendering knows')
  const data = JSON.stringify(style ? { ...files, style: stylesheet } : files)
  const start = `<script data-files='${escapeQuoted(data)}'>${script}</script>`
  const link = `<link rel="stylesheet" crossorigin href="${stylesheet}">`
  return bare
    .replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`)
    .replace(HEAD_SLOT, () =>
      [style && `<style>${style}</style>`, start, head].filter(Boolean).join('\n    '),
    )
    .replace('\n  </head>', () =>
      style ? `<noscript>${link}</noscript>\n  </head>` : `\n    ${link}\n  </head>`,
    )
    .replace(`<div id="root">${APP_SLOT}`, () => `<div id="root" data-page="${name}">${app}`)
}
