import { criticalStyle } from './critical-style.ts'

/** A page's code by the language that is asked for: as its addresses begin, or as it is stored. */
type CodeInLanguages = ReadonlyMap<string, readonly string[]>

/** Tags that Vite writes into `index.html`, with the address of the file. */
const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="[^"]+">/g
const STYLE = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const LATE_STYLE = /<noscript><link rel="stylesheet" crossorigin href="([^"]+)"><\/noscript>/g

function dataAttribute(name: string, value: readonly unknown[]): string {
  if (value.length === 0) return ''
  const json = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return ` data-${name}='${json}'`
}

/**
 * Leaves a built page's code to the script that starts it once the page has been painted
 * (src/boot/head/start-page.ts), and with it the style that is put off. `code` begins with the entry.
 */
export function startLate(
  html: string,
  script: string,
  code: readonly string[],
  others: CodeInLanguages = new Map(),
): string {
  const started = Array.from(html.matchAll(ENTRY), ([, entry]) => entry)
  if (started.join() !== code[0])
    throw new Error(`The page starts ${started.join() || 'nothing'} instead of ${code[0]}`)
  const styles = Array.from(html.matchAll(LATE_STYLE), ([, address = '']) => address)
  const data = [
    dataAttribute('code', code),
    dataAttribute('styles', styles),
    dataAttribute('others', [...others]),
  ]
  const start = `<script${data.join('')}>${script}</script>`
  return html
    .replaceAll(ENTRY, '')
    .replaceAll(PRELOAD, '')
    .replace('<title>', () => `${start}\n    <title>`)
}

/**
 * The style of a page's first view.
 * @param styles texts of the style files, by their addresses
 */
export function firstStyle(html: string, styles: ReadonlyMap<string, string>): string {
  const text = Array.from(html.matchAll(STYLE), ([, address = '']) => styles.get(address)).join('')
  if (text === '') throw new Error('The page names no style that the build has')
  return criticalStyle(text, html)
}

/**
 * Puts that style into the page, so that it is painted from one file. The whole style is asked for after
 * that by the page's script, or at once where no script runs.
 */
export function inlineStyle(html: string, style: string): string {
  return html
    .replaceAll(STYLE, (link) => `<noscript>${link.trim()}</noscript>`)
    .replace('<title>', () => `<style>${style}</style>\n    <title>`)
}
