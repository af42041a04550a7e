import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { Plugin } from 'vite'
import type { Ink } from '../src/ui/ink-mark.tsx'

/** The company's mark, in the project. */
export const MARK_FILE = 'src/assets/mark.svg'

const MARK = 'virtual:mark'
const INK = /^ink(?:-(\d+))?$/

function attributesOf({ attributes }: Element) {
  return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
}

/** The drawings in one ink that a mark's file brings along: `<symbol id="ink">`, from 48 px on `ink-48`. */
export function inksOf(svg: string): Ink[] {
  const symbols = new JSDOM(svg).window.document.querySelectorAll('svg > symbol')
  return Array.from(symbols).flatMap((symbol) => {
    const [found, from = '0'] = INK.exec(symbol.id) ?? []
    if (!found) return []
    const parts = Array.from(symbol.children, (part) => [part.tagName, attributesOf(part)] as const)
    return [{ from: Number(from), viewBox: symbol.getAttribute('viewBox') ?? '', parts }]
  })
}

/** The mark as favicons show it: what is drawn in one ink is the pages' own. */
export function withoutInks(svg: string): string {
  return svg.replaceAll(/<symbol id="ink.*?<\/symbol>\n?/gs, '')
}

/** Answers `virtual:mark` with the company's mark: in the text's ink where its file has that, else as it is. */
export function mark(root: string): Plugin {
  const file = path.join(root, MARK_FILE)
  return {
    name: 'mark',
    resolveId: (source) => (source === MARK ? `\0${MARK}` : null),
    load(id) {
      if (id !== `\0${MARK}`) return null
      this.addWatchFile(file)
      const inks = inksOf(readFileSync(file, 'utf8'))
      if (inks.length === 0) return "export { PictureMark as Mark } from '@/ui/picture-mark.tsx'"
      return `import { createElement } from 'react'
import { InkMark } from '@/ui/ink-mark.tsx'
const inks = ${JSON.stringify(inks)}
export const Mark = (props) => createElement(InkMark, { ...props, inks })`
    },
  }
}
