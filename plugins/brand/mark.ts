import { isTag, type Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Ink } from '../../src/site/ink.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { markFile, readFileIn, type SiteFolder } from '../settings/site-folder.ts'
import { readColours } from './theme-colours.ts'

const INK = /^ink(?:-(\d+))?$/

/** The mark's one-colour drawings: `<symbol id="ink">`, and `ink-48` for 48 px and more. */
function inkSymbols(svg: string): Element[] {
  const document = parseDocument(svg, {
    xmlMode: true,
    withStartIndices: true,
    withEndIndices: true,
  })
  return DomUtils.getElementsByTagName('symbol', document).filter(({ attribs }) =>
    INK.test(attribs['id'] ?? ''),
  )
}

export function inksOf(svg: string, name: string): Ink[] {
  return inkSymbols(svg).map(({ attribs, children }) => {
    const [found = '', from = '0'] = INK.exec(attribs['id'] ?? '') ?? []
    const shapes = children.filter(isTag)
    if (shapes.some((shape) => shape.attribs['style'] || shape.children.some(isTag)))
      throw new UserError(messages.files.inkHasGroups(name, found), [messages.files.shapesAlone])
    return {
      from: Number(from),
      viewBox: attribs['viewBox'] ?? '',
      shapes: shapes.map(({ tagName, attribs: attributes }) => [tagName, attributes] as const),
    }
  })
}

export function withoutInks(svg: string): string {
  return inkSymbols(svg).reduceRight((text, { startIndex, endIndex }) => {
    const after = text.slice((endIndex ?? 0) + 1).replace(/^\n/, '')
    return text.slice(0, startIndex ?? 0) + after
  }, svg)
}

interface MarkedSite {
  folder: SiteFolder
  brand: string
}

function letterMark({ folder, brand }: MarkedSite): string {
  const letter = String(brand.toUpperCase().codePointAt(0))
  const { primary, 'on-primary': ink } = readColours(folder, 'light')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="14" fill="${primary}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui, sans-serif" font-size="36" font-weight="600" fill="${ink}">&#${letter};</text></svg>
`
}

export function readInks(folder: SiteFolder): Ink[] {
  return inksOf(readFileIn(folder, markFile(folder)) ?? '', markFile(folder))
}

export function readMark(site: MarkedSite): string {
  return readFileIn(site.folder, markFile(site.folder)) ?? letterMark(site)
}
