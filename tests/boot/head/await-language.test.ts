import { beforeEach, expect, it } from 'vitest'
import { awaitTexts, languageAt } from '@/boot/head/await-language.ts'

beforeEach(() => {
  delete document.documentElement.dataset['awaitsLanguage']
  document.head.replaceChildren()
})

it.each([
  ['ja-JP', ['/ja.js'], ''],
  ['pt-BR', [], undefined],
  ['constructor', [], undefined],
])('Where %s is stored, the texts that are fetched and awaited are %j', (code, files, awaits) => {
  localStorage.setItem('language', code)
  awaitTexts({ 'ja-JP': '/ja.js' })
  const links = Array.from(document.head.children, (link) => link.getAttribute('href'))
  expect(links).toEqual(files)
  expect(document.documentElement.dataset['awaitsLanguage']).toBe(awaits)
})

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
