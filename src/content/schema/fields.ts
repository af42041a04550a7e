import { z } from 'zod'
import type { Language } from '../../site/language.ts'
import { RULES, type Rule, type RuleName } from './setting-rules.ts'

/** What a value names. The build checks that it exists; the editor shows a field of that kind. */
export type AssetKind = 'icon' | 'picture' | 'cover' | 'portrait' | 'document' | 'file'

/** Metadata of a value, beside its type and limits. */
export interface FieldMeta {
  /** Label and hint in the editor. */
  title?: string
  description?: string
  /** Written anew in each language. Other values are the same in all languages. */
  translatable?: boolean
  /** Placeholders that the page fills in; the others are filled in by the build. */
  placeholders?: readonly string[]
  /** The kind of file that the value names. */
  asset?: AssetKind
  /** A regular expression that the value has to match. */
  pattern?: string
  /** The editor's labels for the values of an enum. */
  labels?: Readonly<Record<string, string>>
}

const MAX_ENTRIES = 12

function translated(max: number) {
  return (title: string, description = '', placeholders: readonly string[] = []) =>
    z
      .string()
      .min(1)
      .max(max)
      .meta({ title, description, placeholders, translatable: true } satisfies FieldMeta)
}

export const line = translated(120)
export const prose = translated(600)

/** A name or figure that is the same in every language. */
export function same(title: string, description = '') {
  return z
    .string()
    .min(1)
    .max(40)
    .meta({ title, description } satisfies FieldMeta)
}

/** A value that the build refuses by a rule; the editor refuses what does not match. */
export function ruled(rule: RuleName, title: string, description = '') {
  const { accepts, pattern }: Rule = RULES[rule]
  return z
    .string()
    .refine(accepts, rule)
    .meta({ title, description, ...(pattern && { pattern }) } satisfies FieldMeta)
}

/** Names an asset. Of a document's path, as the editor writes it, only the file name is kept. */
export function named(asset: AssetKind, title: string, description = '') {
  return z
    .string()
    .min(1)
    .max(120)
    .overwrite((file) => (asset === 'document' ? file.slice(file.lastIndexOf('/') + 1) : file))
    .meta({ title, description, asset } satisfies FieldMeta)
}

export function group<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title } satisfies FieldMeta)
}

/** The code of a language and its region, as browsers write it. */
export function languageCode() {
  const form = /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?(?:[A-Z]{2}|\d{3})$/
  return z.string().regex(form, 'languageCode') as unknown as z.ZodType<Language> & z.ZodString
}

const lang = languageCode()
  .optional()
  .meta({ title: 'Idioma', description: 'Só se não for o dos outros textos.' } satisfies FieldMeta)

const id = z
  .string()
  .regex(/^[a-z\d-]+$/, 'id')
  .meta({
    title: 'Código',
    description:
      'Letras minúsculas sem acento, números e hifens, como pao-bom; o mesmo em cada idioma. Não mude depois de criar.',
  } satisfies FieldMeta)

/** Entries are found by their `id`, in whatever order another language has them. */
function listOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const idOf = (entry: unknown) => (entry as { id: string }).id
  return z
    .array(z.strictObject({ id, lang, ...shape }))
    .max(MAX_ENTRIES)
    .refine((list) => new Set(list.map(idOf)).size === list.length, 'idTwice')
}

export function entries<Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) {
  const list = listOf(shape).min(1)
  type Entry = z.infer<typeof list>[number]
  return list.meta({ title } satisfies FieldMeta) as unknown as z.ZodType<[Entry, ...Entry[]]>
}

/** May be empty, as the part of the site that shows them may be off. */
export function optionalEntries<Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) {
  return listOf(shape)
    .meta({ title, description } satisfies FieldMeta)
    .default([])
}

/** Links to addresses of the settings, by their names there. */
export function ownerLinks<const Name extends string>(title: string, names: readonly Name[]) {
  const label = line('Texto do link')
  return z
    .array(z.strictObject({ id: z.enum(names), lang, label }))
    .max(names.length)
    .meta({ title } satisfies FieldMeta)
}

export function lines(title: string, least: number, most: number) {
  return z
    .array(line('Linha'))
    .min(least)
    .max(most)
    .meta({ title } satisfies FieldMeta)
}

/** A notice: what has happened, and what to do. */
export function toastTexts(title: string, placeholders: readonly string[] = []) {
  return group(title, {
    title: line('Título', '', placeholders),
    description: line('Texto', '', placeholders),
  })
}

/** The words for one and for several. */
export function plural(title: string) {
  const count = ['count']
  return group(title, { one: line('Um', '', count), other: line('Vários', '', count) })
}

export const CHANNELS = ['whatsapp', 'email']
