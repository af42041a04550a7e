import type { CollectionFile, Field } from '@sveltia/cms'
import { expect, it } from 'vitest'
import { editorConfig } from '../../../plugins/editor/editor-config.ts'
import { siteWith } from '../../support/site-with.ts'

const config = editorConfig(siteWith({}).site)
const files = config.singletons as CollectionFile[]

it('The editor has the languages of the site beside one another, the default first', () => {
  expect(config.i18n).toMatchObject({
    locales: ['pt-br', 'en-us', 'zh-cn', 'ja-jp', 'ko-kr'],
    default_locale: 'pt-br',
  })
})

it('The editor asks for a text in Portuguese alone, and for no more letters and entries than fit', () => {
  const services = files.find(({ name }) => name === 'services')
  const named = (name: string) => services?.fields.find((field) => field.name === name)
  expect(named('heading')).toMatchObject({ maxlength: 120, required: ['pt-br'], i18n: true })
  expect(named('services')).toMatchObject({
    min: 1,
    max: 12,
    summary: '{{title}}',
    fields: expect.arrayContaining([expect.objectContaining({ name: 'icon', i18n: false })]),
  })
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
