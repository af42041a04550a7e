import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { z } from 'zod'
import { PLACEHOLDERS } from '../../src/content/schema/frame.ts'
import type { Named } from '../../src/content/schema/kinds.ts'
import { isObject } from '../is-object.ts'
import { bare, fieldOf, metaOf, valuesIn } from './schema-tree.ts'
import { orKeys, orNearest } from './nearest.ts'
import type { Key, Source } from './source.ts'

/** The build fills these in in every text. */
const BUILD_PLACEHOLDERS = ['brand', 'founded', 'started', ...Object.keys(PLACEHOLDERS.shape)]

const TYPES: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of texts',
}

/** A fault in plain words. Undefined leaves the schema's own message. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null
      ? 'is missing'
      : `is not ${TYPES[issue.expected] ?? `a ${issue.expected}`}`
  if (issue.code === 'too_small')
    return issue.origin === 'array' ? 'has too few entries' : undefined
  if (issue.code === 'too_big') {
    if (typeof issue.input === 'number') return `is more than ${issue.maximum}`
    const { length } = issue.input as string | unknown[]
    return `has ${length} ${issue.origin === 'array' ? 'entries' : 'letters'}, at most ${issue.maximum} fit`
  }
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`
  return undefined
}

function keysIn(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && bare(schema)
  return inner && 'shape' in inner && isObject(inner.shape) ? Object.keys(inner.shape) : []
}

/** A translation may leave out every key but `id`, and entries of lists. */
function isLeftOut({ input, path: keys }: z.core.$ZodIssue): boolean {
  return Array.isArray(input) || (input === undefined && keys.at(-1) !== 'id')
}

function formFaults(schema: z.ZodType, source: Source, isTranslation: boolean): string[] {
  const { error } = schema.safeParse(source.value, { error: explain, reportInput: true })
  const issues = (error?.issues ?? []).filter((issue) => !isTranslation || !isLeftOut(issue))
  return issues.flatMap((issue) => {
    const keys = issue.path as Key[]
    const field = keys.reduce<z.core.$ZodType | undefined>(
      (inner, key) => fieldOf(inner, key),
      schema,
    )
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) =>
        source.fault([...keys, key], `is no key here${orKeys(key, keysIn(field))}`),
      )
    const { title, description } = field ? metaOf(field) : {}
    const expected = [title, description].filter(Boolean).join('. ')
    return [source.fault(keys, issue.message + (expected && ` (${expected})`))]
  })
}

const LUCIDE = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

/** The path of a named file, before and after the name. */
function placeOf(root: string, names: Named): [before: string, after: string] {
  if (names === 'icon') return [`${LUCIDE}/dist/esm/icons/`, '.mjs']
  return [`${root}/public${names === 'document' ? '/pdfs/' : ''}`, '']
}

const KINDS: Record<Named, string> = {
  icon: 'icon of https://lucide.dev/icons',
  picture: 'picture in public',
  cover: 'picture in public',
  portrait: 'picture in public',
  document: 'PDF in public/pdfs',
  file: 'file in public',
}

function missingName(root: string, names: Named, name: string): string | undefined {
  const [before, ending] = placeOf(root, names)
  const after = name.endsWith(ending) ? '' : ending
  const file = before + (names === 'document' ? path.basename(name) : name) + after
  if (existsSync(file)) return undefined
  const folder = path.dirname(file)
  const others = existsSync(folder)
    ? readdirSync(folder).filter((each) => each.endsWith(ending))
    : []
  const known = others.map((each) =>
    `${folder}/${each}`.slice(before.length, after ? -after.length : undefined),
  )
  return `is "${name}", but there is no ${KINDS[names]} of that name${orNearest(name, known)}`
}

/** A line for each unknown placeholder, icon, picture or file. */
function nameFaults(root: string, schema: z.ZodType, source: Source): string[] {
  return valuesIn(schema, source.value).flatMap(({ value: text, meta, keys }) => {
    if (typeof text !== 'string') return []
    const { placeholders = [], names, translatable } = meta
    const missing = names && missingName(root, names, text)
    const known = [...BUILD_PLACEHOLDERS, ...placeholders]
    const unknown = Array.from(
      translatable ? text.matchAll(/\{(\w+)\}/g) : [],
      ([, name = '']) => name,
    )
      .filter((name) => !known.includes(name))
      .map((name) => `has the placeholder {${name}}${orNearest(name, known)}`)
    return [...(missing ? [missing] : []), ...unknown].map((fault) => source.fault(keys, fault))
  })
}

export function faultsIn(
  root: string,
  source: Source,
  schema: z.ZodType,
  { isTranslation = false } = {},
): readonly string[] {
  if (source.faults.length > 0) return source.faults
  return [...formFaults(schema, source, isTranslation), ...nameFaults(root, schema, source)]
}
