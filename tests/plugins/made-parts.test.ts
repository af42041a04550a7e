import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { dictionary } from '@/content/pt-br/dictionary.ts'
import { staleParts, type MadeParts } from '../../plugins/made-parts.ts'
import { cardWords, shareCard } from '../../plugins/share-card.ts'

const SETTINGS = {
  VITE_BRAND_NAME: 'Nuvem Boa',
  VITE_COMPANY_EMAIL: 'ola@nuvemboa.example',
  VITE_COMPANY_CITY: 'Recife, Brasil',
  VITE_SITE_URL: 'https://nuvemboa.example',
}
const { env } = parseEnv(SETTINGS)
const CARDS = { 'pt-BR': cardWords(env, dictionary) }
const MADE: MadeParts = {
  mails: { brand: env.brandName, email: env.companyEmail },
  guides: { brand: env.brandName, email: env.companyEmail, siteUrl: env.siteUrl },
  cards: CARDS,
}

describe('what bears the name', () => {
  it('is not stale where it was made from the settings', () => {
    expect(staleParts(env, MADE)).toEqual([])
  })

  it.each([
    ['VITE_BRAND_NAME', 'Outra', ['mails', 'guides', 'picture']],
    ['VITE_COMPANY_EMAIL', 'eu@outra.example', ['mails', 'guides']],
    ['VITE_COMPANY_CITY', 'Olinda, Brasil', ['picture']],
    ['VITE_SITE_URL', 'https://outra.example', ['guides']],
  ] as const)('is stale when %s has changed since', (name, value, parts) => {
    const lines = staleParts(parseEnv({ ...SETTINGS, [name]: value }).env, MADE)
    expect(lines).toHaveLength(parts.length)
    for (const [index, part] of parts.entries()) {
      expect(lines[index]).toContain(part)
      expect(lines[index]).toContain(`not "${value}". Run: npm run brand`)
    }
  })

  it('is stale when the site moves under a path, which its printed links name', () => {
    const { env: moved } = parseEnv({ ...SETTINGS, VITE_BASE_PATH: '/nuvem/' })
    expect(staleParts(moved, MADE).join()).toContain(`${SETTINGS.VITE_SITE_URL}/nuvem`)
  })

  it('is not stale where the site has no address yet, or the guides name none', () => {
    expect(staleParts(parseEnv({ ...SETTINGS, VITE_SITE_URL: '' }).env, MADE)).toEqual([])
    const guides = { ...MADE.guides, siteUrl: '' }
    expect(staleParts(env, { ...MADE, guides })).toEqual([])
  })

  it('is missing where pages of a language have no picture', () => {
    const { env: whole } = parseEnv({ ...SETTINGS, VITE_LANGUAGES: 'whole' })
    const languages = whole.optional.languages.slice(1)
    const lines = staleParts(whole, MADE)
    expect(lines).toHaveLength(languages.length)
    for (const [index, language] of languages.entries()) expect(lines[index]).toContain(language)
  })
})

describe('the picture for link previews', () => {
  it('says what is written on it', () => {
    expect(shareCard('pt-BR', CARDS)).toEqual({
      address: '/og.png',
      alt: `Nuvem Boa: ${dictionary.hero.subtitle}. Recife, Brasil`,
    })
  })

  it('is the one of the language, else the Portuguese one', () => {
    const words = { title: 'Cloud', subtitle: 'Technology', city: 'Recife' }
    expect(shareCard('en-US', { ...CARDS, 'en-US': words })).toEqual({
      address: '/og-en.png',
      alt: 'Cloud: Technology. Recife',
    })
    expect(shareCard('en-US', CARDS)).toEqual(shareCard('pt-BR', CARDS))
  })
})
