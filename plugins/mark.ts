import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import type { Plugin } from 'vite'
import type { Ink } from '../src/ui/mark.tsx'
import type { SiteFolder } from './site-folder.ts'
import { UserError } from './user-error.ts'

const MARK = 'virtual:mark'
const INK = /^ink(?:-(\d+))?$/

function attributesOf({ attributes }: Element) {
  return Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
}

/** The drawings in the text's colour in a mark's file: `<symbol id="ink">`, and `ink-48` for 48 px and more. */
export function inksOf(svg: string, name: string): Ink[] {
  const symbols = new JSDOM(svg).window.document.querySelectorAll('svg > symbol')
  return Array.from(symbols).flatMap((symbol) => {
    const [found, from = '0'] = INK.exec(symbol.id) ?? []
    if (!found) return []
    if (symbol.querySelector(':scope > * > *, [style]'))
      throw new UserError(`${name}: the symbol "${symbol.id}" has a group or a style.`, [
        'Put its shapes directly into it, with attributes in place of styles.',
      ])
    const parts = Array.from(symbol.children, (part) => [part.tagName, attributesOf(part)] as const)
    return [{ from: Number(from), viewBox: symbol.getAttribute('viewBox') ?? '', parts }]
  })
}

/** The mark for favicons, which show its own colours. */
export function withoutInks(svg: string): string {
  return svg.replaceAll(/<symbol id="ink.*?<\/symbol>\n?/gs, '')
}

/** Provides `virtual:mark`: the mark in the text's colour if its file has such drawings, else as a picture. */
export function mark({ root, mark: name }: SiteFolder): Plugin {
  const file = path.join(root, name)
  return {
    name: 'mark',
    resolveId: (source) => (source === MARK ? `\0${MARK}` : null),
    load(id) {
      if (id !== `\0${MARK}`) return null
      this.addWatchFile(file)
      const inks = inksOf(readFileSync(file, 'utf8'), name)
      if (inks.length === 0) return "export { PictureMark as Mark } from '@/ui/mark.tsx'"
      return `import { createElement } from 'react'
import { InkMark } from '@/ui/mark.tsx'
const inks = ${JSON.stringify(inks)}
export const Mark = (props) => createElement(InkMark, { ...props, inks })`
    },
  }
}
