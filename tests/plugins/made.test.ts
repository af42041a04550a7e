import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { changedGuides, formerNames, readMade, staleParts, type Made } from '../../plugins/made.ts'
import { cardWords, shareCard } from '../../plugins/share-card.ts'
import { heroTexts, materialsTexts, metaTexts, reachUsTexts } from 'virtual:texts'
import { OTHER_LANGUAGE, OTHER_PATH } from '../other-language.ts'

const GUIDES = materialsTexts.materials
const SETTINGS = {
  VITE_BRAND_NAME: 'Nuvem Boa',
  VITE_COMPANY_EMAIL: 'ola@nuvemboa.example',
  VITE_COMPANY_CITY: 'Recife, Brasil',
  VITE_SITE_URL: 'https://nuvemboa.example',
}
const { env } = parseSettings(SETTINGS)
const CARDS = {
  'pt-BR': cardWords(env, {
    hero: { ...heroTexts, title: env.brandName },
    meta: metaTexts,
    reachUs: reachUsTexts,
  }),
}
const MADE: Made = {
  ...readMade(),
  mails: { brand: env.brandName, email: env.companyEmail },
  guides: { brand: env.brandName, email: env.companyEmail, siteUrl: env.siteUrl },
  cards: CARDS,
}

describe('what bears the name', () => {
  it('is not stale where it was made from the settings', () => {
    expect(staleParts(env, MADE)).toEqual([])
  })

  it.each([
    ['VITE_BRAND_NAME', 'Nuvem Boa', 'Outra', ['mails', 'guides', 'picture']],
    ['VITE_COMPANY_EMAIL', 'ola@nuvemboa.example', 'eu@outra.example', ['mails', 'guides']],
    ['VITE_COMPANY_CITY', 'Recife, Brasil', 'Olinda, Brasil', ['picture']],
    ['VITE_SITE_URL', 'https://nuvemboa.example', 'https://outra.example', ['guides']],
  ] as const)('is told in one line when %s has changed since', (name, made, value, parts) => {
    const [line = '', ...more] = staleParts(parseSettings({ ...SETTINGS, [name]: value }).env, MADE)
    expect(more).toEqual([])
    for (const part of parts) expect(line).toContain(part)
    // Where the settings are not at hand, such as on a host, what was made is right.
    expect(line).toContain(`If "${made}" is right, set ${name}`)
    expect(line).toContain(`if "${value}" is, run: npm run brand`)
  })

  it('is stale when the site moves under a path, which its printed links name', () => {
    const { env: moved } = parseSettings({ ...SETTINGS, VITE_BASE_PATH: '/nuvem/' })
    expect(staleParts(moved, MADE).join()).toContain(`${SETTINGS.VITE_SITE_URL}/nuvem`)
  })

  it('is not stale where the site has no address yet, or the guides name none', () => {
    expect(staleParts(parseSettings({ ...SETTINGS, VITE_SITE_URL: '' }).env, MADE)).toEqual([])
    const guides = { brand: env.brandName, email: env.companyEmail, siteUrl: '' }
    expect(staleParts(env, { ...MADE, guides })).toEqual([])
  })

  it('is missing where pages of a language have no picture', () => {
    const { env: whole } = parseSettings({ ...SETTINGS, VITE_LANGUAGES: 'whole' })
    const languages = whole.optional.languages.slice(1)
    const lines = staleParts(whole, MADE)
    expect(lines).toHaveLength(languages.length)
    for (const [index, language] of languages.entries()) expect(lines[index]).toContain(language)
  })
})

describe('the name of the brand before', () => {
  const { env: renamed } = parseSettings({ ...SETTINGS, VITE_BRAND_NAME: 'Outra' })
  const made = {
    ...MADE,
    cards: { ...CARDS, [OTHER_LANGUAGE]: { title: 'Good Cloud', subtitle: '', city: '', alt: '' } },
  }

  it('is found in a language that has a word of its own for it', () => {
    const [line, ...more] = formerNames(renamed, made, [
      ['pt-BR', { title: 'Outra' }],
      [OTHER_LANGUAGE, { title: 'Good Cloud' }],
    ])
    expect(line).toMatch(
      new RegExp(`${OTHER_LANGUAGE}.*"Good Cloud".*src/content/${OTHER_LANGUAGE.toLowerCase()}`),
    )
    expect(more).toEqual([])
  })

  it("is nobody else's", () => {
    expect(formerNames(env, made, [[OTHER_LANGUAGE, { title: 'Good Cloud' }]])).toEqual([])
    expect(formerNames(renamed, made, [[OTHER_LANGUAGE, { title: 'Other' }]])).toEqual([])
  })
})

describe('what the site says of a guide', () => {
  it('holds of the file that is there', () => {
    expect(changedGuides(readMade(), GUIDES, 'public')).toEqual([])
  })

  it('is wrong of another file, and of one that is missing', () => {
    const [first] = Object.entries(readMade().files)
    if (!first) throw new Error('made.json has no guide')
    const [name, facts] = first
    const files = { ...readMade().files, [name]: { ...facts, bytes: 1 } }
    expect(changedGuides({ ...readMade(), files }, GUIDES, 'public')).toEqual([
      expect.stringContaining(`${name} is missing, or another file`),
    ])
    expect(changedGuides(readMade(), GUIDES, 'nowhere')).toHaveLength(GUIDES.length)
  })
})

describe('the picture for link previews', () => {
  it('says what is written on it', () => {
    expect(shareCard('pt-BR', CARDS)).toEqual({
      address: '/og.png',
      alt: `Nuvem Boa: ${heroTexts.subtitle}. Recife, Brasil`,
    })
  })

  it('is the one of the language, else the Portuguese one', () => {
    const words = { title: 'Cloud', subtitle: 'Technology', city: 'Recife', alt: 'Cloud. Recife' }
    expect(shareCard(OTHER_LANGUAGE, { ...CARDS, [OTHER_LANGUAGE]: words })).toEqual({
      address: `/og-${OTHER_PATH.slice(1)}.png`,
      alt: 'Cloud. Recife',
    })
    expect(shareCard(OTHER_LANGUAGE, CARDS)).toEqual(shareCard('pt-BR', CARDS))
  })
})
