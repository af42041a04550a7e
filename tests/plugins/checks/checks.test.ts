import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Texts } from '@/content/schema.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages.ts'
import { iconCheck } from '../../../plugins/checks/brand-checks.ts'
import { readCheckedSite, type CheckedSite } from '../../../plugins/checks/checked-site.ts'
import { listMissing, runChecks } from '../../../plugins/checks/checks.ts'
import {
  lostGuideCheck,
  strayEntryCheck,
  unseenListCheck,
} from '../../../plugins/checks/text-checks.ts'
import { MARK_FILE } from '../../../plugins/mark.ts'
import { cardWords } from '../../../plugins/prerender/share-card.ts'
import { mainColours } from '../../../plugins/theme-colours.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE } from '../../support/other-language.ts'
import { settingsOf } from '../../support/site-settings.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { copyContent } from '../texts/temporary-content.ts'

/** What the settings of a site of one's own say beside its file. */
const OWN = {
  VITE_SITE_URL: 'https://nuvemboa.example',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT: 'off',
  VITE_ANALYTICS: 'off',
  VITE_PRIVACY_URL: 'https://nuvemboa.example/privacidade',
}

/** A copy of texts in which none is left in Portuguese. */
function translated(texts: Texts, language: Language): Texts {
  const copy: unknown = JSON.parse(JSON.stringify(texts), (key, value: unknown) =>
    key === 'lang' ? language : value,
  )
  return copy as Texts
}

/** A site that has all, but for what a test changes. */
function siteWith(input: Record<string, string> = {}): CheckedSite {
  const own = settingsOf(OWN).settings
  const { settings } = settingsOf({ ...OWN, ...input })
  const site = readCheckedSite(settings)
  const ready = readCheckedSite(own)
  const texts = new Map(
    [...site.texts].map(([language, found]) => {
      const each = translated(found, language)
      each.hero.title = settings.brandName
      each.company.name = 'Nuvem Boa Ltda.'
      each.people.people = []
      each.cases.cases = []
      each.clients.clients = []
      return [language, each]
    }),
  )
  const card = (language: (typeof settings.languages)[number]) => {
    const words = ready.texts.get(language)
    return words && cardWords(own, { ...words, hero: { ...words.hero, title: own.brandName } })
  }
  return {
    ...site,
    portuguese: texts.get(DEFAULT_LANGUAGE) ?? site.portuguese,
    texts,
    made: {
      ...site.made,
      mails: { brand: own.brandName, email: own.companyEmail, colours: mainColours(own.root) },
      guides: {
        brand: own.brandName,
        email: own.companyEmail,
        siteUrl: own.siteUrl,
        colours: mainColours(own.root),
      },
      cards: Object.fromEntries([...texts.keys()].map((language) => [language, card(language)])),
    },
  }
}

it('Nothing is missing of a site that has all', async () => {
  expect(await runChecks(siteWith())).toEqual([])
  expect(listMissing([])).toContain('nothing is missing')
})

it.each([
  ['Law', { VITE_PRIVACY_URL: '' }, 'links.privacy'],
  ['Company', { VITE_COMPANY_EMAIL: 'contato@austral.example' }, 'Set email in'],
  ['Company', { VITE_COMPANY_PHONE: '+5548900000000' }, 'Set phone in'],
  ['Address', { VITE_SITE_URL: '' }, 'Set address in'],
  ['Mail', { VITE_EMAILJS_ORIGIN: '' }, 'VITE_EMAILJS_ORIGIN'],
  ['Chat', { VITE_CHATBOT: 'on' }, 'VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID'],
  [
    'Chat',
    { VITE_CHATBOT: 'on', VITE_CHATBOT_API_HOST: 'https://chat.example' },
    'VITE_CHATBOT_ID, or',
  ],
  ['Visits', { VITE_ANALYTICS: 'on' }, 'VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID'],
  [
    'Visits',
    { VITE_ANALYTICS: 'on', VITE_ANALYTICS_SRC: 'https://count.example/script.js' },
    'VITE_ANALYTICS_SITE_ID, or',
  ],
  ['Links', { VITE_TERMS_URL: '/termos.html' }, 'links.terms leads to /termos.html'],
  ['Brand', { VITE_COMPANY_CITY: 'Olinda, Brasil' }, '"Recife, Brasil" is in the picture'],
  ['Brand', { VITE_COMPANY_EMAIL: 'eu@b.example' }, '"ola@nuvemboa.example" is in the mails'],
  ['Brand', { VITE_BASE_PATH: '/nuvem/' }, '"https://nuvemboa.example" is in the guides'],
])('%s: with %j a line names what to do', async (subject, settings, words) => {
  const lines = (await runChecks(siteWith(settings))).filter((line) => line.startsWith(subject))
  expect(lines).toContainEqual(expect.stringContaining(words))
})

it('A hidden chat needs no service, and a page or public file is no lost link', async () => {
  const settings = {
    VITE_CHATBOT: 'on',
    VITE_CHATBOT_BUTTON_SIZE: 'hidden',
    VITE_TERMS_URL: '/?pagina=1#dados',
    VITE_COOKIES_URL: '/favicon.ico',
  }
  expect(await runChecks(siteWith(settings))).toEqual([])
})

it.each<[line: RegExp, change: (site: CheckedSite) => unknown]>([
  [/^Law .*company\.yml/, ({ portuguese }) => (portuguese.company.name = '')],
  [
    /^Brand .*"#123456 and #abcdef" is in the mails\..*--primary in/,
    ({ made }) => (made.mails.colours = '#123456 and #abcdef'),
  ],
  [/^Brand .*picture in pt-BR/, ({ made }) => (made.cards = {})],
  [
    /^Pictures .*icon-192\.png is 192 px wide, 1800/,
    (site) => {
      const parts = { ...site.settings.parts, sky: false }
      site.settings = { ...site.settings, heroPicture: '/icons/icon-192.png', parts }
    },
  ],
])('A site that is changed in one thing is told %s alone', async (line, change) => {
  const site = siteWith()
  change(site)
  expect(await runChecks(site)).toEqual([expect.stringMatching(line)])
})

it.each([{}, { 'public/favicon.svg': '<svg/>' }])(
  'Icons are those of the mark, not of %j',
  (icon) => {
    const root = temporaryFolder({
      ...icon,
      [MARK_FILE]: readFileSync(MARK_FILE),
    })
    expect(iconCheck({ ...siteWith(), root })).toEqual([
      expect.stringContaining(`not made of ${MARK_FILE}`),
    ])
  },
)

it('A title that still has the former brand is named', async () => {
  const site = siteWith({ VITE_BRAND_NAME: 'Outra' })
  const hero = site.texts.get(OTHER_LANGUAGE)?.hero
  if (!hero) throw new Error(`No texts in ${OTHER_LANGUAGE}`)
  hero.title = 'Nuvem Boa'
  expect(await runChecks(site)).toContainEqual(
    expect.stringMatching(
      new RegExp(`^Company .*"Nuvem Boa" heads.*${OTHER_LANGUAGE.toLowerCase()}/hero\\.yml`),
    ),
  )
})

it.runIf(HAS_OTHER_LANGUAGE)('Each language has its own words for what is seen in it', async () => {
  const site = siteWith()
  const texts = site.texts.get(OTHER_LANGUAGE)
  if (!texts) throw new Error(`No texts in ${OTHER_LANGUAGE}`)
  texts.hero.lang = 'pt-BR'
  texts.errors.lang = 'pt-BR'
  const line = (shown: string) =>
    expect.stringMatching(new RegExp(`^Languages .*${OTHER_LANGUAGE} still.*: ${shown}\\.`))
  expect(await runChecks(site)).toEqual([line('hero')])
  site.settings = { ...site.settings, switched: ['errors'] }
  expect(await runChecks(site)).toEqual([line('hero, errors')])
})

it('No text counts guides where there are none', () => {
  const { root, set } = copyContent()
  set('pt-br/meta.yml', { description: '{guides}.' })
  set('pt-br/hero.yml', { subtitle: '{guides}.' })
  set('pt-br/materials.yml', { eyebrow: '{guides}.' })
  const { settings, ...site } = siteWith()
  const checkedWith = (guides: boolean) => {
    const parts = { ...settings.parts, guides }
    return lostGuideCheck({ ...site, root, settings: { ...settings, parts } })
  }
  const lines = checkedWith(false)
  for (const text of [/pt-br\/meta\.yml:\d+: description/, /pt-br\/hero\.yml:\d+: subtitle/])
    expect(lines).toContainEqual(expect.stringMatching(text))
  expect(lines).not.toContainEqual(expect.stringMatching(/materials\.yml|pages\.yml/))
  expect(checkedWith(true)).toEqual([])
})

it.runIf(HAS_OTHER_LANGUAGE)(
  'A translation under a mistyped id is named, with the entry that lacks one, but not one that is left over',
  () => {
    const { root, set } = copyContent()
    const people = (...ids: string[]) => ({
      people: ids.map((id) => ({ id, name: 'A', role: 'R', text: 'T' })),
    })
    const check = () => strayEntryCheck({ ...siteWith(), root })
    set('pt-br/people.yml', people('ana-souza', 'rui'))
    set(`${OTHER_LANGUAGE.toLowerCase()}/people.yml`, people('rui', 'ana-sousa'))
    expect(check()).toEqual([
      expect.stringMatching(/people\.yml:\d+: people\.1\.id is "ana-sousa".*"ana-souza" lacks/),
    ])
    set('pt-br/people.yml', people('rui'))
    expect(check()).toEqual([])
  },
)

it('What is filled in is shown', async () => {
  const { settings, ...site } = siteWith()
  site.portuguese.people.people = [{ id: 'a', name: 'A', role: 'R', text: 'T' }]
  site.portuguese.clients.clients = ['a', 'b'].map((id) => ({ id, name: id }))
  const shown = {
    ...site,
    settings: {
      ...settings,
      sections: ['services' as const],
      heroPicture: '/images/a.jpg',
    },
  }
  const root = temporaryFolder({
    'src/screens/about-page.tsx': "import { PeopleList } from '@/screens/home/people-list.tsx'",
  })
  expect(unseenListCheck({ ...shown, root })).not.toContainEqual(expect.stringContaining('people'))
  expect(await runChecks(shown)).toEqual([
    expect.stringMatching(/^Unseen .*heroPicture .* sky: off/),
    expect.stringMatching(/^Unseen .*people\.yml has 1, shown from 1 on in the section culture/),
    expect.stringMatching(/^Unseen .*clients\.yml has 2, shown from 3 on in the section contact/),
  ])
})
