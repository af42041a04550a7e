import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { z } from 'zod'
import { PLACEHOLDERS } from '../../src/content/schema/frame.ts'
import type { AssetKind } from '../../src/content/schema/kinds.ts'
import type { SiteFolder } from '../site-folder.ts'
import { UserError } from '../user-error.ts'
import { fieldFor, innerField, valuesIn, type FieldSchema } from './schema-tree.ts'
import { readSource, type Key, type Source } from './source.ts'

/** The build fills these in in every text. */
const BUILD_PLACEHOLDERS = ['brand', 'founded', 'started', ...Object.keys(PLACEHOLDERS.shape)]

const TYPES: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of texts',
}

/** A fault in plain words. Undefined leaves the schema's own message. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return 'is missing'
    const isUnquoted = issue.expected === 'string' && typeof issue.input !== 'object'
    const expected = `is not ${TYPES[issue.expected] ?? `a ${issue.expected}`}`
    return isUnquoted ? `${expected}: put it in quotes` : expected
  }
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

/** A translation may leave out every key but `id`, and entries of lists. */
function isLeftOut({ input, path: keys }: z.core.$ZodIssue): boolean {
  return Array.isArray(input) || (input === undefined && keys.at(-1) !== 'id')
}

function formFaults(
  issues: readonly z.core.$ZodIssue[],
  schema: FieldSchema,
  source: Source,
): string[] {
  return issues.flatMap((issue) => {
    const keys = issue.path as Key[]
    const field = keys.reduce<FieldSchema | undefined>(innerField, schema)
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(field?.properties ?? {}).join(', ')
      return issue.keys.map((key) =>
        source.fault([...keys, key], `is no key here: there are ${known}`),
      )
    }
    const expected = [field?.title, field?.description].filter(Boolean).join('. ')
    return [source.fault(keys, issue.message + (expected && ` (${expected})`))]
  })
}

const LUCIDE = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

function missingAsset(folder: SiteFolder, kind: AssetKind, name: string): string | undefined {
  if (kind === 'icon')
    return existsSync(`${LUCIDE}/dist/esm/icons/${name}.mjs`)
      ? undefined
      : `is "${name}", which is no icon of https://lucide.dev/icons`
  if (kind !== 'document' && !name.startsWith('/'))
    return `is "${name}": its address begins with ${kind === 'cover' ? '/pdfs/' : '/images/'}`
  const address = kind === 'document' ? `/pdfs/${path.basename(name)}` : name
  const file = folder.public + address
  return existsSync(path.join(folder.root, file)) ? undefined : `names ${file}, which is not there`
}

function nameFaults(folder: SiteFolder, field: FieldSchema, source: Source): string[] {
  return valuesIn(field, source.value).flatMap(({ value: text, field: at, keys }) => {
    if (typeof text !== 'string') return []
    const { placeholders = [], names, translatable } = at
    const missing = names && missingAsset(folder, names, text)
    const known = [...BUILD_PLACEHOLDERS, ...placeholders]
    const unknown = Array.from(translatable ? text.matchAll(/\{(\w+)\}/g) : [])
      .filter(([, name = '']) => !known.includes(name))
      .map(([placeholder]) => `has ${placeholder}: there are {${known.join('}, {')}}`)
    return [...(missing ? [missing] : []), ...unknown].map((fault) => source.fault(keys, fault))
  })
}

export interface TextCheck {
  /** With the defaults of the schema, unless it is a translation. */
  value: unknown
  faults: readonly string[]
}

interface CheckOptions {
  isTranslation?: boolean
  fill?: (own: unknown) => unknown
}

export function checkTexts(
  folder: SiteFolder,
  file: string,
  schema: z.ZodType,
  { fill = (own: unknown) => own, ...options }: CheckOptions = {},
): TextCheck {
  const source = readSource(folder.root, file)
  return checkSource(folder, { ...source, value: fill(source.value) }, schema, options)
}

export function checkSource(
  folder: SiteFolder,
  source: Source,
  schema: z.ZodType,
  { isTranslation = false }: Pick<CheckOptions, 'isTranslation'> = {},
): TextCheck {
  if (source.faults.length > 0) return { value: undefined, faults: source.faults }
  const { data, error } = schema.safeParse(source.value, { error: explain, reportInput: true })
  const issues = (error?.issues ?? []).filter((issue) => !isTranslation || !isLeftOut(issue))
  const field = fieldFor(schema)
  const faults = [...formFaults(issues, field, source), ...nameFaults(folder, field, source)]
  return { value: isTranslation ? source.value : data, faults }
}

export function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new UserError('The texts have faults:', faults)
}
