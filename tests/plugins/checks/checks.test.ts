import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconCheck } from '../../../plugins/checks/brand-checks.ts'
import { listMissing, runChecks } from '../../../plugins/checks/checks.ts'
import { markFile, siteFolder } from '../../../plugins/settings/site-folder.ts'
import { textsOf } from '../../../plugins/site/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { exampleWith, newLines } from './example-with.ts'

it('A site that misses nothing is told so, unless its settings are wrong', () => {
  expect(listMissing([], { faults: [], unknown: [] })).toMatch(/^Ready .* nothing is missing/)
  expect(listMissing([], { faults: ['VITE_X is wrong.'], unknown: [] })).toMatch(/^Not ready/)
  expect(listMissing([], { faults: [], unknown: ['VITE_X is unknown.'] })).toMatch(/^Not ready/)
})

it('The example lacks what an owner has to say, and nothing else', async () => {
  expect(await runChecks(exampleWith())).toEqual(
    [
      /^Law .*links\.privacy/,
      /^Law .*privacidade\.md is a draft/,
      /^Law .*company\.yml/,
      /^Company .*npm run make-yours/,
      /^Address .*Set address in/,
      /^Mail .*VITE_EMAILJS_ORIGIN/,
      /^Chat .*VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID/,
      /^Visits .*VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID/,
    ].map((line) => expect.stringMatching(line)),
  )
})

it('Under each subject no more is said once its settings are there', async () => {
  const site = exampleWith({
    VITE_PRIVACY_URL: 'https://nuvemboa.example/privacidade',
    VITE_SITE_URL: 'https://nuvemboa.example',
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
    VITE_CHATBOT_API_HOST: 'https://chat.example',
    VITE_CHATBOT_ID: 'bot',
    VITE_ANALYTICS: 'off',
  })
  textsOf('pt-BR', site).company.name = 'Nuvem Boa Ltda.'
  const subjects = (await runChecks(site)).map((line) => line.split(' ')[0])
  expect(subjects.join()).toBe('Law,Company')
})

it.each([
  ['Chat', { VITE_CHATBOT_API_HOST: 'https://chat.example' }, 1],
  ['Chat', { VITE_CHATBOT_BUTTON_SIZE: 'hidden' }, 0],
  ['Visits', { VITE_ANALYTICS_SRC: 'https://count.example/script.js' }, 1],
])('Under %s a site with %j is told %i things', async (subject, variables, count) => {
  const lines = await runChecks(exampleWith(variables))
  expect(lines.filter((line) => line.startsWith(subject))).toHaveLength(count)
})

it.each<[variables: Record<string, string>, line: RegExp]>([
  [
    { VITE_COMPANY_CITY: 'Olinda, Brasil' },
    /^Brand .*"Florianópolis, Brasil" is in the picture.* for "Olinda, Brasil"/,
  ],
  [
    { VITE_BRAND_NAME: 'Outra' },
    /^Brand .*"Austral" is in the picture .* in pt-BR.* set title in .*pt-br\/hero\.yml/,
  ],
])('A site with %j is told what to do', async (variables, line) => {
  expect(await newLines(exampleWith(variables))).toEqual([expect.stringMatching(line)])
})

it.each<[line: RegExp, change: (site: ReturnType<typeof exampleWith>) => void]>([
  [/^Brand .*no picture in pt-BR/, ({ made }) => (made.cards = {})],
  [
    /^Brand .*"Tecnologia .*" is in the picture.* in pt-BR.*"Palavras novas"/,
    (site) => (textsOf('pt-BR', site).hero.subtitle = 'Palavras novas'),
  ],
  [
    /^Pictures .*icon-192\.png is 192 px wide, 1800/,
    (site) => {
      Object.assign(site, { heroPicture: '/icons/icon-192.png' })
      Object.assign(site.parts, { sky: false })
    },
  ],
])('A site that is changed in one thing is told %s alone', async (line, change) => {
  const site = exampleWith()
  change(site)
  expect(await newLines(site)).toEqual([expect.stringMatching(line)])
})

it.each([{}, { 'public/favicon.svg': '<svg/>' }])(
  'Icons that are not made of the mark are named, beside %j',
  (icon) => {
    const mark = markFile(siteFolder())
    const root = temporaryFolder({ ...icon, [mark]: readFileSync(mark) })
    expect(iconCheck(siteFolder(root))).toEqual([expect.stringContaining(`not made of ${mark}`)])
  },
)
