import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import { SITE_SCHEMA } from '../../src/content/schema/site.ts'
import { LANGUAGES } from '../../src/site/languages.ts'
import type { Settings } from '../settings/settings.ts'
import { SITE_FILE, textFile } from '../texts/read-texts.ts'
import { fieldFor, GROUP_FIELDS, GROUPS, type FieldSchema } from '../texts/schema-tree.ts'

const LOCALES = LANGUAGES.map(({ value }) => value.toLowerCase())
const [PORTUGUESE = ''] = LOCALES
const LONG = 200

const inFolder = (folder: string) => ({
  media_folder: `/public/${folder}`,
  public_folder: `/${folder}`,
  choose_url: false,
})

const FILES = {
  picture: { widget: 'image', ...inFolder('images') },
  portrait: { widget: 'image', ...inFolder('images') },
  file: { widget: 'image', ...inFolder('images') },
  cover: { widget: 'image', ...inFolder('pdfs') },
  document: { widget: 'file', accept: '.pdf', ...inFolder('pdfs') },
} as const

function common(
  name: string,
  { title, description, placeholders }: FieldSchema,
  isOptional: boolean,
) {
  const filled = placeholders?.map((fill) => `{${fill}}`).join(', ')
  const hint = [description, filled && `Preenchido pela página: ${filled}`].filter(Boolean)
  return {
    name,
    label: title ?? name,
    ...(hint.length > 0 && { hint: hint.join(' ') }),
    // Texts that another language leaves empty are shown in Portuguese.
    required: isOptional ? false : [PORTUGUESE],
  }
}

/** The inner schemas by their names, without `lang`, which the build fills in. */
function innerOf({ properties = {} }: FieldSchema): [name: string, inner: FieldSchema][] {
  const { lang: _lang, ...inner } = properties
  return Object.entries(inner) as [string, FieldSchema][]
}

function fieldsOf(schema: FieldSchema): Field[] {
  return innerOf(schema).map(([name, inner]) => {
    const mayBeEmpty = inner.type === 'string' && !inner.minLength && !inner.pattern
    return fieldOf(name, inner, mayBeEmpty || !schema.required?.includes(name))
  })
}

function listOf(schema: FieldSchema, base: ReturnType<typeof common>): Field {
  const items = schema.items as FieldSchema
  const list = {
    ...base,
    widget: 'list',
    i18n: true,
    required: false,
    ...(schema.minItems && { min: schema.minItems }),
    ...(schema.maxItems && { max: schema.maxItems }),
  } as const
  if (!items.properties) return { ...list, field: fieldOf('item', items, false) }
  const [shown] = innerOf(items).find(([key, { names }]) => key !== 'id' && !names) ?? ['id']
  return { ...list, collapsed: true, summary: `{{${shown}}}`, fields: fieldsOf(items) }
}

function fieldOf(name: string, schema: FieldSchema, isOptional: boolean): Field {
  const base = common(name, schema, isOptional)
  if (schema.type === 'object')
    return { ...base, widget: 'object', i18n: true, collapsed: true, fields: fieldsOf(schema) }
  if (schema.type === 'array') return listOf(schema, base)
  if (schema.enum) {
    const { labels = {} } = schema
    const options = (schema.enum as (string | number)[]).map((value) => ({
      value,
      label: labels[value] ?? String(value),
    }))
    // The choice of none would take away what is written, which then counts as the default.
    return { ...base, required: true, widget: 'select', options }
  }
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
  // Every language repeats an entry's id. Other values that are not translated are in Portuguese alone.
  if (name === 'id') return { ...base, widget: 'string', i18n: true, required: true, ...form }
  const i18n = schema.translatable === true
  if (schema.names && schema.names !== 'icon') return { ...base, ...FILES[schema.names], i18n }
  const most = schema.maxLength && { maxlength: schema.maxLength }
  const widget = (schema.maxLength ?? 0) > LONG ? 'text' : 'string'
  return { ...base, widget, i18n, ...most, ...form }
}

export function editorConfig({ address, editor }: Settings): CmsConfig {
  const site: CollectionFile = {
    name: 'site',
    label: 'Empresa e site',
    file: SITE_FILE,
    fields: fieldsOf(fieldFor(SITE_SCHEMA)),
  }
  const texts = GROUPS.map((group): CollectionFile => {
    const field = GROUP_FIELDS[group]
    return {
      name: group,
      label: field.title ?? group,
      file: textFile(LANGUAGES[0].value, group).replace(`/${PORTUGUESE}/`, '/{{locale}}/'),
      i18n: true,
      fields: fieldsOf(field),
    }
  })
  return {
    load_config_file: false,
    backend: {
      name: editor.backend,
      repo: editor.repo || 'local/site',
      branch: editor.branch,
      // The other ways to sign in need a server.
      auth_methods: ['token'],
    },
    app_title: 'Editor',
    ...(address && { site_url: address }),
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: { default: { config: { slugify_filename: true } } },
    i18n: { structure: 'multiple_folders', locales: LOCALES, default_locale: PORTUGUESE },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    singletons: [site, ...texts],
  }
}
