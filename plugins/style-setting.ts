import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import type { Setting } from './measure-text.ts'

const STYLES = path.join(import.meta.dirname, '../src')

/** How a style sheet sets the words of classes, in windows of any width, and the fit that it gives them. */
export function readSetting(file: string, ...classes: string[]): Setting & { fit: number } {
  const numbers: Record<string, number> = {}
  parse(readFileSync(path.join(STYLES, file))).each((node) => {
    if (node.type !== 'rule' || !classes.includes(node.selector.slice(1))) return
    node.each((part) => {
      if (part.type === 'decl') numbers[part.prop] = Number.parseFloat(part.value)
    })
  })
  return {
    wdth: numbers['font-stretch'] ?? 100,
    wght: numbers['font-weight'] ?? 400,
    tracking: numbers['letter-spacing'] ?? 0,
    wordSpacing: numbers['word-spacing'] ?? 0,
    fit: numbers['--fit'] ?? 0,
  }
}
