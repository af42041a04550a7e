import { criticalStyle } from './critical-style.ts'

/** A page's code by the language that is asked for: as its addresses begin, or as it is stored. */
export type CodeInLanguages = ReadonlyMap<string, readonly string[]>

/** Tags that Vite writes into `index.html`, with the address of the file. */
const CODE =
  /\s*(?:<script type="module" crossorigin src="([^"]+)"><\/script>|<link rel="modulepreload" crossorigin href="([^"]+)">)/g
const STYLE = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const LATE_STYLE = /<noscript><link rel="stylesheet" crossorigin href="([^"]+)"><\/noscript>/g

function dataAttribute(name: string, value: readonly unknown[]): string {
  if (value.length === 0) return ''
  const json = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return ` data-${name}='${json}'`
}

/**
 * Leaves a built page's code, and that of its own in `pageFiles`, to the script that starts it once
 * the page has been painted (src/loading/head/start-page.ts), and with it the style that is put off.
 */
export function startLate(
  html: string,
  script: string,
  pageFiles: readonly string[],
  others: CodeInLanguages = new Map(),
): string {
  const files = Array.from(html.matchAll(CODE), ([, entry, preload]) => entry ?? preload ?? '')
  if (files.length === 0) throw new Error('The page names no code to start')
  const styles = Array.from(html.matchAll(LATE_STYLE), ([, address = '']) => address)
  const data = [
    dataAttribute('code', [...new Set([...files, ...pageFiles])]),
    dataAttribute('styles', styles),
    dataAttribute('others', [...others]),
  ]
  const start = `<script${data.join('')}>${script}</script>`
  return html.replaceAll(CODE, '').replace('<title>', () => `${start}\n    <title>`)
}

/**
 * Puts the style of a page's first view into it, so that it is painted from one file. The whole style
 * is asked for after that by the page's script, or at once where no script runs.
 * @param styles texts of the style files, by their addresses
 */
export function inlineStyle(html: string, styles: ReadonlyMap<string, string>): string {
  const text = Array.from(html.matchAll(STYLE), ([, address = '']) => styles.get(address)).join('')
  if (text === '') throw new Error('The page names no style that the build has')
  return html
    .replaceAll(STYLE, (link) => `<noscript>${link.trim()}</noscript>`)
    .replace('<title>', () => `<style>${criticalStyle(text, html)}</style>\n    <title>`)
}
