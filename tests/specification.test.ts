import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import * as spec from '@/site/spec.ts'
import { cardCheck } from '../plugins/checks/brand-checks.ts'
import { readSite } from '../plugins/site/read-site.ts'
import { LANGUAGES, textsIn } from './support/example-texts.ts'

it('The texts are those of the specification', () => {
  const texts = textsIn('pt-BR')
  expect(texts).toMatchObject(parse(readFileSync('tests/specification.yml', 'utf8')) as object)
  expect(texts.culture.historyLead).toContain('2005')
  expect(texts.contact.form.reply).toContain('24 horas')
  expect(texts.contact.brandCard.text).toMatch(/2024 .*ideias em soluções digitais/)
  expect(texts.footer.social.links).toHaveLength(5)
  expect(textsIn('en-US').hero).toMatchObject({
    vision: 'Vision of Future',
    subtitle: 'Technology & Artificial Intelligence',
    cta: { talk: "Let's Talk", services: 'Our Services' },
  })
})

it('Section bodies of other languages are empty, so that the Portuguese stands', async () => {
  for (const { value } of LANGUAGES) {
    if (value === 'pt-BR') continue
    const groups = Object.keys(await loadDictionary(value))
    expect(groups).toEqual(['meta', 'pages', 'header', 'hero', 'stars', 'labels'])
  }
})

// home-page.test.tsx has the sections, build-routes.test.ts the routes.
it('The languages are those of the specification', () => {
  expect(LANGUAGES.map(({ value, flag }) => `${value} ${flag}`)).toEqual([
    'pt-BR /flags/br.png',
    'en-US /flags/us.png',
    'zh-CN /flags/ch.png',
    'ja-JP /flags/jp.png',
    'ko-KR /flags/ko.png',
  ])
})

it('The company is the placeholder, also in pictures for link previews', () => {
  const { site } = readSite({ VITE_LANGUAGES: 'whole' })
  expect(site).toMatchObject({
    brand: 'Austral',
    email: 'contato@austral.example',
    phone: '+5548900000000',
    city: 'Florianópolis, Brasil',
    founded: 2024,
    started: 2005,
  })
  expect(cardCheck(site)).toEqual([])
})

// All others are in the tests of what they rule.
it('The constants that no test sees at work are those of section 9 of the specification', () => {
  expect(spec).toMatchObject({
    PHONE_PATTERN: String.raw`\(\d{2}\) \d{5}-\d{4}`,
    CHATBOT_BUTTON_PX: { large: 64, medium: 48, default: 48, hidden: 0 },
    BRAND_THEME_STORAGE_KEY_SUFFIX: '-ui-theme',
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOOLTIP_SKIP_DELAY_MS: 300,
    FLOATING_OFFSET_PX: 4,
  })
})
