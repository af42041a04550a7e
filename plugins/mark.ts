import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { Ink } from 'virtual:site'
import { escapeHtml } from './escape-html.ts'
import { messages } from './messages/messages.ts'
import type { Settings } from './settings/settings.ts'
import type { SiteFolder } from './site-folder.ts'
import { readColours } from './theme-colours.ts'
import { UserError } from './user-error.ts'

const INK = /^ink(?:-(\d+))?$/

function attributesOf({ attributes }: Element) {
  return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
}

/** The mark's drawings in the text's colour: `<symbol id="ink">`, and `ink-48` for 48 px and more. */
export function inksOf(svg: string, name: string): Ink[] {
  const symbols = new JSDOM(svg).window.document.querySelectorAll('svg > symbol')
  return Array.from(symbols).flatMap((symbol) => {
    const [found, from = '0'] = INK.exec(symbol.id) ?? []
    if (!found) return []
    if (symbol.querySelector(':scope > * > *, [style]'))
      throw new UserError(messages.files.inkHasGroups(name, symbol.id), [
        messages.files.shapesAlone,
      ])
    const shapes = Array.from(
      symbol.children,
      (shape) => [shape.tagName, attributesOf(shape)] as const,
    )
    return [{ from: Number(from), viewBox: symbol.getAttribute('viewBox') ?? '', shapes }]
  })
}

/** The mark for favicons, which show its own colours. */
export function withoutInks(svg: string): string {
  return svg.replaceAll(/<symbol id="ink.*?<\/symbol>\n?/gs, '')
}

/** The brand's first letter, for a site without a drawing. */
function letterMark({ folder, brand }: MarkedSite): string {
  const [letter = ''] = brand
  const { primary, 'on-primary': ink } = readColours(folder, 'light')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="14" fill="${primary}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui, sans-serif" font-size="36" font-weight="600" fill="${ink}">${escapeHtml(letter.toUpperCase())}</text></svg>
`
}

type MarkedSite = Pick<Settings, 'folder' | 'brand'>

function readDrawing({ root, mark }: SiteFolder): string | undefined {
  const file = path.join(root, mark)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export function readInks(folder: SiteFolder): Ink[] {
  return inksOf(readDrawing(folder) ?? '', folder.mark)
}

export function readMark(site: MarkedSite): string {
  return readDrawing(site.folder) ?? letterMark(site)
}
