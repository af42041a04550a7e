import { z } from 'zod'
import type { FieldMeta } from '../../src/content/schema/fields.ts'
import { SCHEMA, type Group } from '../../src/content/schema/texts.ts'
import { isObject } from './is-object.ts'
import type { Key } from './source.ts'

export type FieldSchema = z.core.JSONSchema.JSONSchema & FieldMeta

export function fieldFor(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** The inner schemas by their names, without `lang`, which the build fills in. */
export function fieldsIn({ properties = {} }: FieldSchema): [name: string, inner: FieldSchema][] {
  const { lang: _lang, ...inner } = properties
  return Object.entries(inner) as [string, FieldSchema][]
}

export const GROUPS = Object.keys(SCHEMA) as Group[]

export const GROUP_FIELDS = Object.fromEntries(
  GROUPS.map((group) => [group, fieldFor(SCHEMA[group])]),
) as Record<Group, FieldSchema>

export function fieldAt(field: FieldSchema | undefined, key: Key): FieldSchema | undefined {
  const inner = field?.items ?? field?.properties?.[key] ?? field?.additionalProperties
  return isObject(inner) ? inner : undefined
}

export function mapValues(
  field: FieldSchema | undefined,
  value: unknown,
  change: (value: unknown, field: FieldSchema, keys: readonly Key[]) => unknown,
  keys: readonly Key[] = [],
): unknown {
  const mapInner = (key: Key, inner: unknown) =>
    mapValues(fieldAt(field, key), inner, change, [...keys, key])
  if (Array.isArray(value)) return value.map((inner, index) => mapInner(index, inner))
  if (!isObject(value)) return field ? change(value, field, keys) : value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapInner(key, inner)]),
  )
}

export function valuesIn(field: FieldSchema, value: unknown) {
  const found: { value: unknown; field: FieldSchema; keys: readonly Key[] }[] = []
  mapValues(field, value, (inner, of, keys) => found.push({ value: inner, field: of, keys }))
  return found
}
