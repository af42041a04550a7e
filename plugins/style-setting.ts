import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import type { Setting } from './measure-text.ts'

const STYLES = path.join(import.meta.dirname, '../src')
const TOKENS = 'styles/tokens.css'
const SHARED = 'styles/components.css'

/** What a style sheet declares for selectors, in windows of any width; of two values the last stands. */
function declared(file: string, selectors: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  parse(readFileSync(path.join(STYLES, file))).each((node) => {
    if (node.type !== 'rule' || !node.selectors.some((each) => selectors.includes(each))) return
    node.each((part) => {
      if (part.type === 'decl') values[part.prop] = part.value
    })
  })
  return values
}

/** How a style sheet sets the words of classes, and the fit that it gives them. */
export function readSetting(file: string, ...classes: string[]): Setting & { fit: number } {
  const tokens = declared(TOKENS, [':root'])
  const selectors = classes.map((name) => `.${name}`)
  const values = { ...declared(SHARED, selectors), ...declared(file, selectors) }
  const number = (property: string, otherwise: number) => {
    const value = values[property] ?? ''
    const [, token = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    const read = Number.parseFloat(tokens[token] ?? value)
    return Number.isNaN(read) ? otherwise : read
  }
  return {
    wdth: number('font-stretch', 100),
    wght: number('font-weight', 400),
    tracking: number('letter-spacing', 0),
    wordSpacing: number('word-spacing', 0),
    fit: number('--fit', 0),
  }
}
