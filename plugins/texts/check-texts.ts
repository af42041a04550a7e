import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { z } from 'zod'
import type { AssetKind } from '../../src/content/schema/fields.ts'
import { PLACEHOLDERS } from '../../src/content/schema/frame.ts'
import { IN_PORTUGUESE, messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { hasPublicFile, type SiteFolder } from '../settings/site-folder.ts'
import { fieldFor, fieldAt, valuesIn, type FieldSchema } from './schema-tree.ts'
import type { Key, Source } from './source.ts'

/** The placeholders that the build fills in, in any text. */
const BUILD_PLACEHOLDERS = ['brand', 'founded', 'started', ...Object.keys(PLACEHOLDERS.shape)]

const { texts } = messages

const NAMED: Record<string, string> = {
  ...messages.faults,
  ...Object.fromEntries(
    Object.entries(messages.rules).map(([name, expected]) => [name, texts.isNot(expected)]),
  ),
}

/** Says a fault in plain words. If undefined, the schema's own message is shown. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return texts.missing
    const isUnquoted = issue.expected === 'string' && typeof issue.input !== 'object'
    const types: Record<string, string> = texts.types
    const fault = texts.isNot(types[issue.expected] ?? issue.expected)
    return isUnquoted ? texts.unquoted(fault) : fault
  }
  if (issue.code === 'too_small') return issue.origin === 'array' ? texts.tooFew : undefined
  if (issue.code === 'too_big') {
    const most = String(issue.maximum)
    if (typeof issue.input === 'number') return texts.tooMuch(most)
    const { length } = issue.input as string | unknown[]
    return issue.origin === 'array'
      ? texts.tooManyEntries(length, most)
      : texts.tooManyLetters(length, most)
  }
  if (issue.code === 'invalid_value') return texts.noneOf(issue.values.join(', '))
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
    const field = keys.reduce<FieldSchema | undefined>(fieldAt, schema)
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(field?.properties ?? {}).join(', ')
      return issue.keys.map((key) => source.fault([...keys, key], texts.noKey(known)))
    }
    // The editor's labels are in Portuguese.
    const labels = IN_PORTUGUESE ? [field?.title, field?.description] : []
    const expected = labels.filter(Boolean).join('. ')
    const fault = NAMED[issue.message] ?? issue.message
    return [source.fault(keys, fault + (expected && ` (${expected})`))]
  })
}

const LUCIDE = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

function missingAsset(folder: SiteFolder, kind: AssetKind, name: string): string | undefined {
  if (kind === 'icon')
    return existsSync(`${LUCIDE}/dist/esm/icons/${name}.mjs`) ? undefined : texts.noIcon(name)
  if (kind !== 'document' && !name.startsWith('/'))
    return texts.wrongFolder(name, kind === 'cover' ? '/pdfs/' : '/images/')
  const address = kind === 'document' ? `/pdfs/${path.basename(name)}` : name
  return hasPublicFile(folder, address) ? undefined : texts.noFile(folder.public + address)
}

function nameFaults(folder: SiteFolder, field: FieldSchema, source: Source): string[] {
  return valuesIn(field, source.value).flatMap(({ value: text, field: at, keys }) => {
    if (typeof text !== 'string') return []
    const { placeholders = [], asset, translatable } = at
    const missing = asset && missingAsset(folder, asset, text)
    const known = [...BUILD_PLACEHOLDERS, ...placeholders]
    const unknown = Array.from(translatable ? text.matchAll(/\{(\w+)\}/g) : [])
      .filter(([, name = '']) => !known.includes(name))
      .map(([name]) => texts.noPlaceholder(name, `{${known.join('}, {')}}`))
    return [...(missing ? [missing] : []), ...unknown].map((fault) => source.fault(keys, fault))
  })
}

interface TextCheck<Value> {
  /** Includes the schema's defaults. Only complete if there are no faults. */
  value: Value
  faults: readonly string[]
}

export function checkSource<Value>(
  folder: SiteFolder,
  source: Source,
  schema: z.ZodType<Value>,
  isTranslation = false,
): TextCheck<Value> {
  const { data, error } = schema.safeParse(source.value, { error: explain, reportInput: true })
  const value = data as Value
  if (source.faults.length > 0) return { value, faults: source.faults }
  const issues = (error?.issues ?? []).filter((issue) => !isTranslation || !isLeftOut(issue))
  const field = fieldFor(schema)
  const faults = [...formFaults(issues, field, source), ...nameFaults(folder, field, source)]
  return { value, faults }
}

export function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new UserError(texts.heading, faults)
}
