import { describe, expect, it } from 'vitest'
import { readTexts } from '../../../plugins/texts/read-texts.ts'
import { copyContent } from './temporary-content.ts'
import { OTHER_LANGUAGE } from '../../other-language.ts'
import { materialsTexts, servicesTexts } from 'virtual:texts'

const OTHER_FOLDER = OTHER_LANGUAGE.toLowerCase()

const SETTINGS = { brandName: "D'Água `${1}`", founded: 2031, started: 1999 }

/** The lines that refuse what was written, without the first, which is the same for all. */
function faultsOf(root: string): string[] {
  try {
    readTexts(root, 'pt-BR', SETTINGS)
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
  return []
}

const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1

describe('texts with faults are refused, all at once, by file, line and key:', () => {
  it('a key that is missing, one that is empty and one that is unknown', () => {
    const { root, change } = copyContent()
    let [wrong, empty] = [0, 0]
    change('pt-br/stars.yml', (text) => {
      ;[wrong, empty] = [lineOf(text, 'gamma:'), lineOf(text, 'beta:')]
      return text.replace('gamma:', 'gama:').replace(/beta: .*/, 'beta: ""')
    })
    const file = 'src/content/pt-br/stars.yml'
    expect(faultsOf(root)).toEqual([
      `${file}:1: gamma is missing (Gama).`,
      `${file}:${empty}: beta is missing (Beta).`,
      `${file}:${wrong}: gama is no key here: the nearest is "gamma".`,
    ])
  })

  it('a key that is like none of those there are, with all of these', () => {
    const { root, set } = copyContent()
    const person = { id: 'a', name: 'A', role: 'R', text: 'T', photo: '/images/a.jpg' }
    set('pt-br/people.yml', { people: [person] })
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(
        /people\.yml:\d+: people\.0\.photo is no key here: there are id, lang, name, role, picture, text\.$/,
      ),
    ])
  })

  it('a CNPJ whose last two digits do not fit', () => {
    const { root, set } = copyContent()
    set('pt-br/company.yml', { cnpj: '11.222.333/0001-82' })
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(/company\.yml:\d+: cnpj is no CNPJ: its last two digits do not fit/),
    ])
  })

  it('an icon, a picture and a file that are not there, with the nearest that are', () => {
    const { root, change, set } = copyContent()
    let line = 0
    change('pt-br/services.yml', (text) => {
      const wrong = text.replace(/icon: .*/, 'icon: brain-circut')
      line = lineOf(wrong, 'brain-circut')
      return wrong
    })
    const [guide] = materialsTexts.materials
    const cap = guide.cover.replace('capa', 'cap')
    set('pt-br/materials.yml', { materials: [{ ...guide, cover: cap, file: 'x.pdf' }] })
    const [icon, cover, file, ...more] = faultsOf(root)
    expect(icon).toMatch(
      `src/content/pt-br/services.yml:${line}: services.0.icon is "brain-circut", but there is no icon of https://lucide.dev/icons of that name: the nearest is "brain-circuit".`,
    )
    expect(cover).toMatch(
      /materials\.0\.cover is ".*-cap\.jpg", .*the nearest is ".*-capa\.jpg"\.$/,
    )
    expect(file).toMatch(/materials\.0\.file is "x\.pdf", .*the nearest is "[\w-]+\.pdf"\.$/)
    expect(more).toEqual([])
  })

  it('a list that is too long, and entries of one id', () => {
    const { root, set } = copyContent()
    const [service] = servicesTexts.services
    const many = Array.from({ length: 13 }, (_, index) => ({ ...service, id: `novo-${index}` }))
    set('pt-br/services.yml', { services: many })
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(
        /services\.yml:\d+: services has 13 entries, at most 12 fit \(Serviços\)\./,
      ),
    ])
    set('pt-br/services.yml', { services: [service, service] })
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(
        /services\.yml:\d+: services has two entries of one "id" \(Serviços\)\./,
      ),
    ])
  })

  it('a placeholder that nothing fills in, in any language', () => {
    const { root, change } = copyContent()
    change(`${OTHER_FOLDER}/stars.yml`, (text) => text.replace(/gamma: .*/, "gamma: '{brend}'"))
    change('pt-br/footer.yml', (text) => text.replace('{year}', '{yaer}'))
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(
        /^src\/content\/pt-br\/footer\.yml:\d+: copyright has the placeholder \{yaer\}: the nearest is "year"\.$/,
      ),
      expect.stringMatching(
        new RegExp(
          String.raw`^src/content/${OTHER_FOLDER}/stars\.yml:\d+: gamma has the placeholder \{brend\}: the nearest is "brand"\.$`,
        ),
      ),
    ])
  })

  it('YAML that cannot be read', () => {
    const { root, change } = copyContent()
    change(`${OTHER_FOLDER}/stars.yml`, () => 'gamma: "a\n')
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(
        new RegExp(`^src/content/${OTHER_FOLDER}/stars\\.yml:\\d+: Missing closing "quote`),
      ),
    ])
  })
})

it('Texts are filled in with the settings, the years and the lengths of the lists', () => {
  const { root, set } = copyContent()
  set('pt-br/stars.yml', { gamma: '{brand} {founded} {started} {services}' })
  set('pt-br/placeholders.yml', { services: { one: 'uma coisa', other: '{count} coisas' } })
  const { stars, services } = readTexts(root, 'pt-BR', SETTINGS)
  expect(stars.gamma).toBe(`D'Água \`\${1}\` 2031 1999 ${services.services.length} coisas`)
})
