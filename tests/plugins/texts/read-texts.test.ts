import { expect, it } from 'vitest'
import { buildTexts as texts } from 'virtual:site'
import type { SiteFolder } from '../../../plugins/settings/site-folder.ts'
import { readSite } from '../../../plugins/site/read-site.ts'
import { textsOf } from '../../../plugins/site/site.ts'
import { copyContent } from '../../support/temporary-content.ts'

const COMPANY = { brand: "D'Água `${1}`", founded: 2031, started: 1999 }

const [service] = texts.services.services
const [guide] = texts.guides.guides

/** The lines that refuse what was written, without the first, which is the same for all. */
function faultsOf(folder: SiteFolder): string[] {
  try {
    readSite({}, folder)
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
  return []
}

it('Keys that are missing, empty or unknown are refused at once, by file, line and key', () => {
  const { folder, change } = copyContent()
  change('pt-br/stars.yml', () => 'gama: A\nbeta: ""\ndelta:\nalpha: A\nepsilon: A\nzeta:\n')
  const file = 'src/content/pt-br/stars.yml'
  expect(faultsOf(folder)).toEqual([
    `${file}:1: gamma is missing.`,
    `${file}:2: beta is missing.`,
    `${file}:3: delta is missing.`,
    `${file}:1: gama is no key here: there are gamma, beta, delta, alpha, epsilon.`,
    `${file}:6: zeta is no key here: there are gamma, beta, delta, alpha, epsilon.`,
  ])
})

it.each<[what: string, file: string, values: Record<string, unknown>, faults: RegExp[]]>([
  [
    'A key that is like none of those there are',
    'pt-br/people.yml',
    { people: [{ id: 'a', name: 'A', role: 'R', text: 'T', photo: '/images/a.jpg' }] },
    [/: people\.0\.photo is no key here: there are id, lang, name, role, picture, text\.$/],
  ],
  [
    'A CNPJ whose last two digits do not fit',
    'pt-br/company.yml',
    { cnpj: '11.222.333/0001-82' },
    [/: cnpj is no CNPJ: its last two digits do not fit/],
  ],
  [
    'A number where there should be text',
    'pt-br/company.yml',
    { cnpj: 11_222_333_000_181 },
    [/: cnpj is not text: put it in quotes\.$/],
  ],
  [
    'A picture without its folder',
    'pt-br/people.yml',
    { people: [{ id: 'a', name: 'A', role: 'R', text: 'T', picture: 'foto a.jpg' }] },
    [/: people\.0\.picture is "foto a\.jpg": its address begins with \/images\/\.$/],
  ],
  [
    'A translation with an unknown key that is empty',
    `en-us/services.yml`,
    { services: [{ id: 'a', duration: null }] },
    [/: services\.0\.duration is no key here: there are id, /],
  ],
  [
    'An icon that is not there',
    'pt-br/services.yml',
    { services: [{ ...service, icon: 'brain-circut' }] },
    [/: services\.0\.icon is "brain-circut", which is no icon of .*lucide/],
  ],
  [
    'A picture and a PDF that are not there',
    'pt-br/guides.yml',
    { guides: [{ ...guide, cover: '/pdfs/x.jpg', file: 'x.pdf' }] },
    [
      /: guides\.0\.cover names public\/pdfs\/x\.jpg, which is not there\.$/,
      /: guides\.0\.file names public\/pdfs\/x\.pdf, which is not there\.$/,
    ],
  ],
  [
    'A list that is too long',
    'pt-br/services.yml',
    { services: Array.from({ length: 13 }, (_, index) => ({ ...service, id: `novo-${index}` })) },
    [/: services has 13 entries, at most 12 fit\.$/],
  ],
  [
    'A list with two entries of one id',
    'pt-br/services.yml',
    { services: [service, service] },
    [/: services has two entries of one "id"\.$/],
  ],
  [
    'A link to another host without its scheme',
    'pt-br/footer.yml',
    {
      quickLinks: {
        ...texts.footer.quickLinks,
        links: [{ id: 'a', label: 'A', href: '//host.example' }],
      },
    },
    [/: quickLinks\.links\.0\.href is not a web address, a path of the site/],
  ],
  [
    'A placeholder that nothing fills in',
    `en-us/stars.yml`,
    { gamma: '{brend}' },
    [/: gamma has \{brend\}: there are \{brand\}, \{founded\}, /],
  ],
  [
    'A translation with an unknown key, and an entry of it without an id',
    `en-us/services.yml`,
    { headline: 'Services', services: [{ title: 'Service' }] },
    [/: services\.0\.id is missing\.$/, /: headline is no key here: there are heading, /],
  ],
])('%s is refused: %s', (_what, file, values, faults) => {
  const { folder, set } = copyContent()
  set(file, values)
  const found = faultsOf(folder)
  expect(found).toEqual(faults.map((line) => expect.stringMatching(line)))
  for (const line of found) expect(line).toMatch(new RegExp(`^src/content/${file}:\\d+: `))
})

it('YAML that cannot be read is refused, in all files at once', () => {
  const { folder, change } = copyContent()
  for (const name of ['pt-br', 'en-us']) change(`${name}/stars.yml`, () => 'gamma: "a\n')
  expect(faultsOf(folder)).toContainEqual(
    expect.stringMatching(/^src\/content\/pt-br\/stars\.yml:/),
  )
  expect(faultsOf(folder)).toContainEqual(
    expect.stringMatching(
      new RegExp(`^src/content/en-us/stars\\.yml:\\d+: Missing closing "quote`),
    ),
  )
})

it('Texts are filled in with the settings, the years and the lengths of the lists', () => {
  const { folder, set } = copyContent()
  set('pt-br/stars.yml', { gamma: '{brand} {founded} {started} {services}' })
  set('pt-br/placeholders.yml', { services: { one: 'uma coisa', other: '{count} coisas' } })
  set('site.yml', COMPANY)
  const { stars, services } = textsOf('pt-BR', readSite({}, folder).site)
  expect(stars.gamma).toBe(`D'Água \`\${1}\` 2031 1999 ${services.services.length} coisas`)
})

it('A brand that ends in a full stop has no second one at the end of a sentence', () => {
  const { folder, set } = copyContent()
  set('pt-br/stars.yml', { gamma: 'Somos a {brand}. Somos {brand}, sim.' })
  set('site.yml', { brand: 'Nuvem Cia.' })
  const { stars } = textsOf('pt-BR', readSite({}, folder).site)
  expect(stars.gamma).toBe('Somos a Nuvem Cia. Somos Nuvem Cia., sim.')
})
