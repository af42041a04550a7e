import { expect, it } from 'vitest'
import { applyStoredTheme, applyTheme, themeStorageKeys } from '@/boot/theme.ts'

const KEYS = themeStorageKeys('Nuvem')

it.each([
  ['of the first key', ['light', 'dark'], 'light'],
  ['of the brand’s key where the first has no theme', ['sepia', 'dark'], 'dark'],
  ['of the system where neither key has one', ['', 'sepia'], 'light'],
])('The theme is that %s', (_which, stored, applied) => {
  for (const [index, value] of stored.entries()) localStorage.setItem(KEYS[index] ?? '', value)
  applyStoredTheme(KEYS)
  expect(document.documentElement).toHaveClass(applied, { exact: true })
})

it('The bars of the browser have the colour of the theme', () => {
  document.head.innerHTML = '<meta data-theme="light"><meta data-theme="dark">'
  applyTheme('dark')
  const [light, dark] = document.querySelectorAll('meta')
  expect([light?.media, dark?.media]).toEqual(['not all', 'all'])
})

it('The keys of the theme are the specified one and that of the brand', () => {
  expect(KEYS).toEqual(['vite-ui-theme', 'nuvem-ui-theme'])
})
