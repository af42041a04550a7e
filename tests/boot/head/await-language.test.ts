import { beforeEach, expect, it } from 'vitest'
import { awaitStoredLanguage } from '@/boot/head/await-language.ts'

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
  awaitStoredLanguage({ 'ja-JP': '/ja.js' })
  const links = Array.from(document.head.children, (link) => link.getAttribute('href'))
  expect(links).toEqual(files)
  expect(document.documentElement.dataset['awaitsLanguage']).toBe(awaits)
})
