import { readFirstStored } from '../browser/storage.ts'
import { BRAND_THEME_STORAGE_KEY_SUFFIX, THEME_STORAGE_KEY } from '../site/spec.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]
export type AppliedTheme = Exclude<Theme, 'system'>

export const DEFAULT_THEME: Theme = 'system'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/** The keys in reading order. Only the first key is written (specification section 10). */
export function themeStorageKeys(brand: string): [string, string] {
  return [THEME_STORAGE_KEY, brand.toLowerCase() + BRAND_THEME_STORAGE_KEY_SUFFIX]
}

export function appliedTheme(): AppliedTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

export function themeToApply(theme: Theme): AppliedTheme {
  if (theme !== 'system') return theme
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

export function applyTheme(theme: Theme): void {
  const applied = themeToApply(theme)
  for (const name of ['light', 'dark'])
    document.documentElement.classList.toggle(name, name === applied)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
    meta.media = meta.dataset['theme'] === applied ? 'all' : 'not all'
}

export function applyStoredTheme(keys: readonly string[]): void {
  applyTheme(readFirstStored(keys, isTheme) ?? DEFAULT_THEME)
}
