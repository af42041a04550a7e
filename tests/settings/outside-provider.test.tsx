import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTheme } from '@/settings/theme-provider.tsx'

it.each([
  [useTheme, 'useTheme must be used within a ThemeProvider'],
  [useLanguage, 'useLanguage must be used within a LanguageProvider'],
])('A hook that is used outside its provider throws an error: %o', (useSetting, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook<object, void>(useSetting)).toThrow(error)
})
