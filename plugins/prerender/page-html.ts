import { SERVED_PAGE } from '../../src/boot/document-state.ts'
import type { PageFiles } from '../../src/boot/head/page-files.ts'
import type { Language } from '../../src/site/language.ts'
import type { AnyPageName } from '../../src/site/routes.ts'
import { scriptElement } from './head-script.ts'

export const HEAD_SLOT = '<!--head-->'
const APP_SLOT = '<!--app-->'
const LOADS_SLOT = '<!--loads-->'

export interface PageContents {
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

export function fillSlots(
  template: string,
  contents: readonly (readonly [slot: string, content: string])[],
): string {
  return contents.reduce((html, [slot, content]) => {
    if (!html.includes(slot)) throw new Error(`index.html has no ${JSON.stringify(slot)}`)
    return html.replace(slot, () => content)
  }, template)
}

/** The browser paints the page from this one file. Its script then loads the code and the whole style sheet. */
export function pageHtml(template: string, page: PageContents): string {
  const { name, language, head, app, style, stylesheet, script, files } = page
  const start = scriptElement(script, style ? { ...files, style: stylesheet } : files)
  const link = `<link rel="stylesheet" crossorigin href="${stylesheet}">`
  // Slack reads no more than the first 32 kB for its previews.
  const inHead = [head, style && `<style>${style}</style>`, start].filter(Boolean).join('\n    ')
  // Replaces Vite's tags, which would load the code and the whole style at once.
  const [loads = LOADS_SLOT] = /<!--loads-->.*?(?=\s*<\/head>)/s.exec(template) ?? []
  return fillSlots(template, [
    [loads, style ? `<noscript>${link}</noscript>` : link],
    ['<html lang="pt-BR"', `<html lang="${language}"`],
    [HEAD_SLOT, inHead],
    [`<div id="root">${APP_SLOT}`, `<div id="root" data-${SERVED_PAGE}="${name}">${app}`],
  ])
}
