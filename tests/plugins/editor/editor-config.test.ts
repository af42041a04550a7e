import type { CollectionFile, Field } from '@sveltia/cms'
import { expect, it } from 'vitest'
import { LANGUAGE } from '@/content/schema/language.ts'
import { SITE_SCHEMA } from '@/content/schema/site.ts'
import { SCHEMA } from '@/content/schema/texts.ts'
import { editorConfig } from '../../../plugins/editor/editor-config.ts'
import { fieldFor, type FieldSchema } from '../../../plugins/texts/schema-tree.ts'
import { LANGUAGES } from '../../support/languages.ts'
import { settingsOf } from '../../support/site-settings.ts'

const config = editorConfig(settingsOf({}).settings)
const files = config.singletons as CollectionFile[]
const SCHEMAS = { site: SITE_SCHEMA, ...SCHEMA, language: LANGUAGE }

/** The keys of a schema, and which of them are words that a language writes anew. */
function keysOf({ items, properties, translatable }: FieldSchema, path = ''): string[] {
  if (items) return keysOf(items as FieldSchema, path)
  if (!properties) return [path + (translatable ? ' words' : '')]
  return Object.entries(properties as Record<string, FieldSchema>)
    .filter(([key]) => key !== 'lang')
    .flatMap(([key, field]) => keysOf(field, `${path}/${key}`))
}

function fieldKeys(field: Field, path: string): string[] {
  if ('fields' in field && field.fields)
    return field.fields.flatMap((each: Field) => fieldKeys(each, `${path}/${each.name}`))
  if ('field' in field && field.field) return fieldKeys(field.field, path)
  const isWords = 'i18n' in field && field.i18n === true && field.name !== 'id'
  return [path + (isWords ? ' words' : '')]
}

it.each(Object.entries(SCHEMAS))(
  'The editor has a field for all that %s may say',
  (name, schema) => {
    const file = files.find((each) => each.name === name)
    const keys = file?.fields.flatMap((field) => fieldKeys(field, `/${field.name}`))
    expect(keys).toEqual(keysOf(fieldFor(schema)))
  },
)

it('The editor has the languages of the site beside one another, the default first', () => {
  expect(config.i18n).toMatchObject({
    locales: LANGUAGES.map(({ value }) => value.toLowerCase()),
    default_locale: 'pt-br',
  })
})

it('The editor asks for a text in Portuguese alone, and for no more letters and entries than fit', () => {
  const services = files.find(({ name }) => name === 'services')
  const named = (name: string) => services?.fields.find((field) => field.name === name)
  expect(named('heading')).toMatchObject({ maxlength: 120, required: ['pt-br'] })
  expect(named('services')).toMatchObject({ min: 1, max: 12, summary: '{{title}}' })
  const people = files.find(({ name }) => name === 'people')
  expect(people?.fields.at(-1)).toMatchObject({ summary: '{{name}}' })
})

it.each<[file: string, path: string[], right: string, wrong: string]>([
  ['site', ['email'], 'ola@nuvemboa.example', 'ola@nuvemboa'],
  ['site', ['phone'], '+5581900000001', '(81) 90000-0001'],
  ['site', ['address'], 'https://nuvemboa.example', 'nuvemboa.example'],
  ['site', ['links', 'photos'], 'HTTPS://fotos.example/nuvem boa', 'fotos.example/nuvem'],
  ['footer', ['quickLinks', 'links', 'href'], 'mailto:ola@nuvemboa.example', '//host.example'],
  ['company', ['cnpj'], '11.222.333/0001-81', '11.222.333/0001'],
  ['services', ['services', 'id'], 'pao-bom', 'Pão bom'],
])('The editor refuses what the build refuses in %s, %j', (name, keys, right, wrong) => {
  const file = files.find((each) => each.name === name)
  const field = keys.reduce<{ fields?: Field[]; pattern?: [string, string] } | undefined>(
    (outer, key) => outer?.fields?.find((inner) => inner.name === key) as typeof outer,
    file,
  )
  const [pattern, message] = field?.pattern ?? ['', '']
  expect([right, wrong].map((value) => new RegExp(pattern).test(value))).toEqual([true, false])
  expect(message).not.toBe('')
})

it('The editor has no choice of neither yes nor no', () => {
  const site = files.find(({ name }) => name === 'site')
  for (const name of ['sky', 'guides', 'newsletter', 'companyField', 'socialLinks'])
    expect(site?.fields.find((field) => field.name === name)).toMatchObject({ required: true })
})
