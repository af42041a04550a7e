import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { isObject } from '../is-object.ts'

export type Key = string | number

export interface Source {
  /** Without empty values, which count as missing. */
  value: unknown
  /** Describes a fault at a key, with the file and line. */
  fault: (keys: readonly Key[], text: string) => string
  faults: string[]
}

export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, withoutBlanks(inner)] as const)
      .filter(([, inner]) => inner !== undefined),
  )
}

export function readSource(root: string, file: string): Source | undefined {
  const place = path.join(root, file)
  if (!existsSync(place)) return undefined
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(place, 'utf8'), {
    lineCounter: counter,
    prettyErrors: false,
  })

  function lineOf(keys: readonly Key[]): number {
    let offset = 0
    let node: unknown = document.contents
    for (const key of keys) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined
      const found = isSeq(node) ? node.items[Number(key)] : pair?.key
      if (!isScalar(found) && !isMap(found)) break
      offset = found.range?.[0] ?? offset
      node = pair ? pair.value : found
    }
    return counter.linePos(offset).line
  }

  return {
    value: document.errors.length > 0 ? undefined : withoutBlanks(document.toJS()),
    fault: (keys, text) => `${file}:${lineOf(keys)}: ${[keys.join('.'), text].join(' ').trim()}.`,
    faults: document.errors.map(
      ({ message, pos }) => `${file}:${counter.linePos(pos[0]).line}: ${message}.`,
    ),
  }
}
