import { isNode, LineCounter, parseDocument } from 'yaml'
import { readFileIn, type SiteFolder } from '../settings/site-folder.ts'
import { isObject } from './is-object.ts'

export type Key = string | number

export interface Source {
  /** Empty values have become undefined, that is missing. */
  value: unknown
  fault: (keys: readonly Key[], text: string) => string
  faults: string[]
}

/** Keys of empty values are kept, so that a misspelt key is still found. */
function withoutBlanks(value: unknown): unknown {
  if (value === '' || value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutBlanks(inner)]),
  )
}

/** A missing file counts as an empty one. */
export function readSource(folder: SiteFolder, file: string): Source {
  return sourceOf(file, readFileIn(folder, file) ?? '')
}

export function sourceOf(file: string, content: string): Source {
  const lineCounter = new LineCounter()
  const document = parseDocument(content, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line

  /** The line of a value, or of what contains it where it is missing. */
  function lineOf(keys: readonly Key[]): number {
    if (keys.length === 0) return 1
    const node = document.getIn(keys, true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(keys.slice(0, -1))
  }

  // The first error in a file of YAML usually causes the others.
  const [error] = document.errors
  return {
    value: error ? undefined : withoutBlanks(document.toJS()),
    fault: (keys, text) => `${file}:${lineOf(keys)}: ${[keys.join('.'), text].join(' ').trim()}.`,
    faults: error ? [`${file}:${lineAt(error.pos[0])}: ${error.message}.`] : [],
  }
}
