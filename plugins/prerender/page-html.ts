import type { PageFiles } from '../../src/boot/head/page-files.ts'
import type { Language } from '../../src/site/language.ts'
import type { AnyPageName } from '../../src/site/routes.ts'
import { escapeHtml } from '../escape-html.ts'

export const HEAD_SLOT = '<!--head-->'
const APP_SLOT = '<!--app-->'

/** Vite's own tags, which would load the code and the whole style at once. */
const LOADED_AT_ONCE =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin [^>]*>(?:<\/script>)?/g

export interface PageParts {
  name: AnyPageName
  language: Language
  head: string
  app: string
  /** The style of the first view. Empty if the page waits for the whole style sheet. */
  style: string
  stylesheet: string
  script: string
  files: PageFiles
}

export function fill(template: string, slot: string, content: string): string {
  if (!template.includes(slot)) throw new Error(`index.html has no ${JSON.stringify(slot)}`)
  return template.replace(slot, () => content)
}

/** The browser paints the page from this one file. Its script then loads the code and the whole style sheet. */
export function pageHtml(template: string, page: PageParts): string {
  const { name, language, head, app, style, stylesheet, script, files } = page
  const bare = template.replaceAll(LOADED_AT_ONCE, '')
  if (/type="module"|modulepreload/.test(bare) || !template.includes(stylesheet))
    throw new Error('Vite writes other tags into index.html than the prerendering knows')
  const data = JSON.stringify(style ? { ...files, style: stylesheet } : files)
  const start = `<script data-files="${escapeHtml(data)}">${script}</script>`
  const link = `<link rel="stylesheet" crossorigin href="${stylesheet}">`
  // Slack reads no more than the first 32 kB for its previews.
  const inHead = [head, style && `<style>${style}</style>`, start].filter(Boolean).join('\n    ')
  const atEnd = style ? `<noscript>${link}</noscript>` : `\n    ${link}`
  const contents = [
    ['<html lang="pt-BR"', `<html lang="${language}"`],
    [HEAD_SLOT, inHead],
    ['\n  </head>', `${atEnd}\n  </head>`],
    [`<div id="root">${APP_SLOT}`, `<div id="root" data-page="${name}">${app}`],
  ] as const
  let html = bare
  for (const [slot, content] of contents) html = fill(html, slot, content)
  return html
}
