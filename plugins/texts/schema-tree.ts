import { z } from 'zod'
import type { FieldMeta } from '../../src/content/schema/kinds.ts'
import { isObject } from '../is-object.ts'
import type { Key } from './source.ts'

/** Unwraps a schema from `optional`, `default` and `prefault`. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? bare(schema.unwrap())
    : schema
}

export function metaOf(schema: z.core.$ZodType): FieldMeta {
  return { ...z.globalRegistry.get(bare(schema)), ...z.globalRegistry.get(schema) } as FieldMeta
}

export function fieldOf(
  schema: z.core.$ZodType | undefined,
  key: Key,
): z.core.$ZodType | undefined {
  const inner = schema && bare(schema)
  if (inner instanceof z.ZodArray) return inner.element
  if (!(inner instanceof z.ZodObject)) return undefined
  const shape: Record<string, z.core.$ZodType> = inner.shape
  return Object.hasOwn(shape, key) ? shape[key] : inner.def.catchall
}

/** Copies a value and changes each text, number and boolean in it. */
export function mapValues(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  change: (value: unknown, meta: FieldMeta, keys: readonly Key[]) => unknown,
  keys: readonly Key[] = [],
): unknown {
  const mapInner = (key: Key, inner: unknown) =>
    mapValues(fieldOf(schema, key), inner, change, [...keys, key])
  if (Array.isArray(value)) return value.map((inner, index) => mapInner(index, inner))
  if (!isObject(value)) return schema ? change(value, metaOf(schema), keys) : value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapInner(key, inner)]),
  )
}

/** Each text, number and boolean in a value, with its meta data and its keys. */
export function valuesIn(schema: z.core.$ZodType, value: unknown) {
  const found: { value: unknown; meta: FieldMeta; keys: readonly Key[] }[] = []
  mapValues(schema, value, (inner, meta, keys) => found.push({ value: inner, meta, keys }))
  return found
}
