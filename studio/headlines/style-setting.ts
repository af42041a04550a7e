import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import type { Setting } from './measure-text.ts'

const SOURCE = path.join(import.meta.dirname, '../../src')

type Declared = Record<string, string>

/** The declarations of the style sheets by selector, without media queries; of two values the last wins. */
function readRules(): Map<string, Declared> {
  const rules = new Map<string, Declared>()
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  for (const sheet of sheets.filter((file) => file.endsWith('.css')))
    parse(readFileSync(path.join(SOURCE, sheet))).each((node) => {
      if (node.type !== 'rule') return
      for (const selector of node.selectors) {
        const values = rules.get(selector) ?? {}
        rules.set(selector, values)
        node.each((part) => {
          if (part.type === 'decl') values[part.prop] = part.value
        })
      }
    })
  return rules
}

let rules: ReturnType<typeof readRules> | undefined

function declared(selector: string): Declared {
  rules ??= readRules()
  const values = rules.get(selector)
  if (!values) throw new Error(`No style sheet has a rule for ${selector}`)
  return values
}

/** Reads how classes set their words; the last class wins. */
export function readSetting(...classes: string[]): Setting {
  const tokens = declared(':root')
  const values: Declared = Object.assign({}, ...classes.map((name) => declared(`.${name}`)))
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
  }
}
