import type { Field } from '@sveltia/cms'
import { fieldsIn, type FieldSchema } from '../texts/schema-tree.ts'

const LONG = 200

interface Place {
  publicFolder: string
  defaultLocale: string
  /** Whether the product has words for a field that is left empty. */
  hasWords: (keys: readonly string[]) => boolean
}

function assetFields(publicFolder: string) {
  const inFolder = (folder: string) => ({
    media_folder: `/${publicFolder}/${folder}`,
    public_folder: `/${folder}`,
    choose_url: false,
  })
  return {
    picture: { widget: 'image', ...inFolder('images') },
    portrait: { widget: 'image', ...inFolder('images') },
    file: { widget: 'image', ...inFolder('images') },
    cover: { widget: 'image', ...inFolder('pdfs') },
    document: { widget: 'file', accept: '.pdf', ...inFolder('pdfs') },
  } as const
}

export function editorFields(
  group: FieldSchema,
  { publicFolder, defaultLocale, hasWords }: Place,
): Field[] {
  const assets = assetFields(publicFolder)

  function common(
    name: string,
    { title, description, placeholders }: FieldSchema,
    isOptional: boolean,
    keys: readonly string[],
  ) {
    const isFilledIn = hasWords(keys)
    const filled = placeholders?.map((fill) => `{${fill}}`).join(', ')
    const hint = [
      description,
      filled && `Preenchido pela página: ${filled}`,
      isFilledIn && 'Vazio: as palavras de sempre.',
    ].filter(Boolean)
    return {
      name,
      label: title ?? name,
      ...(hint.length > 0 && { hint: hint.join(' ') }),
      required: isOptional || isFilledIn ? false : [defaultLocale],
    }
  }

  function listOf(
    schema: FieldSchema,
    base: ReturnType<typeof common>,
    keys: readonly string[],
  ): Field {
    const items = schema.items as FieldSchema
    const list = {
      ...base,
      widget: 'list',
      i18n: true,
      required: false,
      ...(schema.minItems && { min: schema.minItems }),
      ...(schema.maxItems && { max: schema.maxItems }),
    } as const
    if (!items.properties) return { ...list, field: fieldOf('item', items, false, keys) }
    const [shown] = fieldsIn(items).find(([key, { asset }]) => key !== 'id' && !asset) ?? ['id']
    return { ...list, collapsed: true, summary: `{{${shown}}}`, fields: fieldsOf(items, keys) }
  }

  function fieldOf(
    name: string,
    schema: FieldSchema,
    isOptional: boolean,
    keys: readonly string[],
  ): Field {
    const base = common(name, schema, isOptional, keys)
    if (schema.type === 'object')
      return {
        ...base,
        widget: 'object',
        i18n: true,
        collapsed: true,
        fields: fieldsOf(schema, keys),
      }
    if (schema.type === 'array') return listOf(schema, base, keys)
    if (schema.enum) {
      const { labels = {} } = schema
      const options = (schema.enum as (string | number)[]).map((value) => ({
        value,
        label: labels[value] ?? String(value),
      }))
      // Without `required` the editor offers an empty choice, which would remove the value from the file.
      return { ...base, required: true, widget: 'select', options }
    }
    if (schema.type === 'boolean') return { ...base, required: false, widget: 'boolean' }
    if (schema.type === 'integer' || schema.type === 'number')
      return {
        ...base,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      }
    const form = schema.pattern && {
      pattern: [schema.pattern, base.hint ?? base.label] as [string, string],
    }
    // Every language repeats an entry's id. Other values that are not translated are in the first alone.
    if (name === 'id') return { ...base, widget: 'string', i18n: true, required: true, ...form }
    const i18n = schema.translatable === true
    if (schema.asset && schema.asset !== 'icon') return { ...base, ...assets[schema.asset], i18n }
    const most = schema.maxLength && { maxlength: schema.maxLength }
    const widget = (schema.maxLength ?? 0) > LONG ? 'text' : 'string'
    return { ...base, widget, i18n, ...most, ...form }
  }

  function fieldsOf(schema: FieldSchema, outer: readonly string[] = []): Field[] {
    return fieldsIn(schema).map(([name, inner]) => {
      const mayBeEmpty = inner.type === 'string' && !inner.minLength && !inner.pattern
      const isOptional = mayBeEmpty || !schema.required?.includes(name)
      return fieldOf(name, inner, isOptional, [...outer, name])
    })
  }

  return fieldsOf(group)
}
