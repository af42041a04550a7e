import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconCheck } from '../../../plugins/checks/brand-checks.ts'
import type { CheckedSite } from '../../../plugins/checks/checked-site.ts'
import { listMissing, runChecks } from '../../../plugins/checks/checks.ts'
import { siteFolder } from '../../../plugins/site-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { newLines, siteWith } from './site-with.ts'

const { mark: MARK } = siteFolder()

it('A site that misses nothing is told so', () => {
  expect(listMissing([], { faults: [], unknown: [] })).toMatch(/^Ready .* nothing is missing/)
})

it('A site with wrong settings is not ready, even if nothing is missing', () => {
  for (const wrong of [
    { faults: ['VITE_X is wrong.'], unknown: [] },
    { faults: [], unknown: ['VITE_X is unknown.'] },
  ])
    expect(listMissing([], wrong)).toMatch(/^Not ready/)
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
  ['Brand', { VITE_COMPANY_EMAIL: 'eu@b.example' }, '"ola@nuvemboa.example" is in the guides'],
  ['Brand', { VITE_BASE_PATH: '/nuvem/' }, '"https://nuvemboa.example" is in the guides'],
])('Under %s a site with %j is told what to do', async (subject, settings, words) => {
  const lines = (await runChecks(siteWith(settings))).filter((line) => line.startsWith(subject))
  expect(lines).toContainEqual(expect.stringContaining(words))
})

it('A hidden chat needs no service, and a link to a page or a public file is not lost', async () => {
  const settings = {
    VITE_CHATBOT: 'on',
    VITE_CHATBOT_BUTTON_SIZE: 'hidden',
    VITE_TERMS_URL: '/?pagina=1#dados',
    VITE_COOKIES_URL: '/favicon.ico',
  }
  expect(await newLines(siteWith(settings))).toEqual([])
})

it.each<[line: RegExp, change: (site: CheckedSite) => unknown]>([
  [/^Law .*company\.yml/, ({ own }) => (own.company.name = '')],
  [
    /^Brand .*"#123456 and #abcdef" is in the guides\..*--primary in/,
    ({ made: { guides } }) => guides && (guides.colours = '#123456 and #abcdef'),
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
  expect(await newLines(site)).toEqual([expect.stringMatching(line)])
})

it.each([{}, { 'public/favicon.svg': '<svg/>' }])(
  'Icons that are not made of the mark are named, beside %j',
  (icon) => {
    const root = temporaryFolder({
      ...icon,
      [MARK]: readFileSync(MARK),
    })
    expect(iconCheck(siteFolder(root))).toEqual([expect.stringContaining(`not made of ${MARK}`)])
  },
)

it('A title that still has the former brand is named', async () => {
  const site = siteWith({ VITE_BRAND_NAME: 'Outra' })
  const hero = site.texts.get('en-US')?.hero
  if (!hero) throw new Error('No texts in en-US')
  hero.title = 'Nuvem Boa'
  expect(await runChecks(site)).toContainEqual(
    expect.stringMatching(new RegExp(`^Company .*"Nuvem Boa" heads.*en-us/hero\\.yml`)),
  )
})

it('A title that has the name of the example is named, although all is made with the new one', async () => {
  const site = siteWith()
  const hero = site.texts.get('en-US')?.hero
  const card = site.made.cards['en-US']
  if (!hero || !card) throw new Error('No texts in en-US')
  hero.title = card.title = '南极光'
  expect(await newLines(site)).toEqual([
    expect.stringMatching(/^Company .*"南极光" heads the page in/),
  ])
})

it('A link preview with the former words of its language is named', async () => {
  const site = siteWith({ VITE_LANGUAGES: 'whole' })
  const hero = site.texts.get('en-US')?.hero
  const former = site.made.cards['en-US']?.subtitle
  if (!hero) throw new Error('No texts in en-US')
  hero.subtitle = 'New words'
  expect(await newLines(site)).toEqual([
    expect.stringMatching(new RegExp(`^Brand .*"${former}" is in the picture.*en-US.*"New words"`)),
  ])
})
