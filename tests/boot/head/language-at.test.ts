import { expect, it } from 'vitest'
import { languageAt } from '@/boot/head/start-in-language.ts'

const ENGLISH = { language: 'en-US', prefix: '/site/en', code: '' }
const JAPANESE = { language: 'ja-JP', prefix: '/site/ja', code: '' }
const others = [ENGLISH, JAPANESE]

it.each([
  ['/site/en', ENGLISH],
  ['/site/ja/nada', JAPANESE],
  ['/site/nada', undefined],
  ['/site/nada/en/', undefined],
  ['/site/entrada', undefined],
])('The address %s is in its own language', (pathname, language) => {
  expect(languageAt(pathname, others)).toBe(language)
})

it('An address in no language is shown in the stored one', () => {
  localStorage.setItem('language', JAPANESE.language)
  expect(languageAt('/site/nada', others)).toBe(JAPANESE)
  expect(languageAt('/site/en/nada', others)).toBe(ENGLISH)
})
