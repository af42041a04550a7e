import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'

export type Key = string | number

export interface Source {
  /** Without empty values, which count as missing. */
  value: unknown
  /** Describes a fault at a key, with the file and line. */
  fault: (keys: readonly Key[], text: string) => string
  faults: string[]
}

/** A file that is not there has nothing in it. */
export function readSource(root: string, file: string): Source {
  const place = path.join(root, file)
  const content = existsSync(place) ? readFileSync(place, 'utf8') : ''
  const lineCounter = new LineCounter()
  const document = parseDocument(content, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line

  /** The line of a value, or of what contains it where it is missing. */
  function lineOf(keys: readonly Key[]): number {
    if (keys.length === 0) return 1
    const node = document.getIn(keys, true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(keys.slice(0, -1))
  }

  const withoutBlanks = (_key: unknown, value: unknown) =>
    value === '' ? undefined : (value ?? undefined)
  return {
    value: document.errors.length > 0 ? undefined : document.toJS({ reviver: withoutBlanks }),
    fault: (keys, text) => `${file}:${lineOf(keys)}: ${[keys.join('.'), text].join(' ').trim()}.`,
    faults: document.errors.map(({ message, pos }) => `${file}:${lineAt(pos[0])}: ${message}.`),
  }
}
