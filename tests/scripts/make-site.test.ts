import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { runChecks } from '../../plugins/checks/checks.ts'
import { siteFolder } from '../../plugins/settings/site-folder.ts'
import { readSite } from '../../plugins/site/read-site.ts'
import { textsOf } from '../../plugins/site/site.ts'
import { makeSite } from '../../scripts/make-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const COMPANY: Record<string, string> = {
  brand: 'Nuvem Boa',
  email: 'ola@nuvemboa.example',
  phone: "'+5581900000001'",
  city: 'Recife, Brasil',
  founded: '2019',
  started: '2019',
}

function make(...languages: string[]) {
  const target = path.join(temporaryFolder({}), 'site')
  makeSite(siteFolder(), target, languages)
  vi.stubEnv('SITE_FOLDER', target)
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(target, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  const fill = () =>
    edit('site.yml', (text) =>
      text.replaceAll(/^(\w+): (?:""|'')$/gm, (line, key: string) =>
        COMPANY[key] ? `${key}: ${COMPANY[key]}` : line,
      ),
    )
  return { target, edit, fill }
}

it('A site that was made asks for its company, and has nothing of another', async () => {
  const { target, fill } = make('pt-BR', 'en-US')
  expect(() => readSite({})).toThrow(
    /brand is missing.*\n.*email is missing.*\n.*phone is missing.*\n.*city is missing.*\n.*founded is missing.*\n.*started is missing/,
  )
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.(png|jpg|avif|svg|pdf|xlsx|ico)$/.test(file))).toEqual(
    ['br', 'us'].map((flag) => path.normalize(`public/flags/${flag}.png`)),
  )
  for (const file of files.filter((name) => /\.(yml|css)$/.test(name)))
    expect(readFileSync(path.join(target, file), 'utf8')).not.toMatch(/austral|\d\+/i)
  fill()
  const { site } = readSite({})
  expect(site).toMatchObject({ brand: 'Nuvem Boa', defaultLanguage: 'pt-BR' })
  expect(site.languages.map(({ prefix }) => prefix)).toEqual(['', '/en'])
  const lines = await runChecks(site)
  expect(lines.join()).not.toContain('This is the example')
  for (const name of ['pt-br/hero', 'en-us/culture'])
    expect(lines).toContainEqual(
      expect.stringMatching(`^Texts .*${name}\\.yml has words of the example: `),
    )
  expect(() => makeSite(siteFolder(), target, ['pt-BR'])).toThrow('is there already')
})

it('A site may have any language of the example as its first', () => {
  const { fill } = make('ja-JP', 'pt-BR')
  fill()
  const { site } = readSite({})
  expect(site).toMatchObject({ brand: 'Nuvem Boa', defaultLanguage: 'ja-JP' })
  const { services } = textsOf('ja-JP', site).services
  expect(services[0]).toMatchObject({ title: '人工知能（AI）', icon: expect.any(String) as string })
})

it('A site has the product’s words where it has none, but no story of another', () => {
  const { edit, fill } = make('pt-BR')
  fill()
  edit('pt-br/hero.yml', (text) => text.replace(/^vision: .*\n/m, ''))
  expect(() => readSite({})).toThrow(/^.*pt-br\/hero\.yml:1: vision is missing/m)
  edit('pt-br/hero.yml', (text) => `${text}vision: Nossa visão\nbelow: Abaixo\n`)
  const own = textsOf('pt-BR', readSite({}).site)
  expect(own.hero).toMatchObject({ vision: 'Nossa visão', below: 'Abaixo' })
  expect(own.hero.cta.talk).toBe('Vamos Conversar')
  expect(own.forms.required).not.toBe('')
})

it('A language that the example has not is named, and nothing is made', () => {
  const target = path.join(temporaryFolder({}), 'site')
  expect(() => makeSite(siteFolder(), target, ['pt-BR', 'qaa-QM'])).toThrow('no texts in qaa-QM')
  expect(existsSync(target)).toBe(false)
})

it('A part that is on and has nothing to show is refused', () => {
  const { edit, fill } = make('pt-BR')
  fill()
  edit('site.yml', (text) => text.replace('guides: off', 'guides: on'))
  expect(() => readSite({})).toThrow(/guides\.yml has no guides, and .*site\.yml shows them/)
})
