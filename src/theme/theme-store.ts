import { site } from '@/config/site.ts'
import { readStorage, writeStorage } from '@/lib/storage.ts'
import { DARK_QUERY, DEFAULT_THEME, isTheme, themeStorageKeys } from './theme.ts'
import type { AppliedTheme, Theme } from './theme.ts'

const keys = themeStorageKeys(site.brandName)
const listeners = new Set<() => void>()
/** The choice of this visit, for when storage keeps nothing. */
let chosen: Theme | undefined

function storedTheme(): Theme | undefined {
  return keys.map((key) => readStorage(key)).find(isTheme)
}

export function getTheme(): Theme {
  return chosen ?? storedTheme() ?? DEFAULT_THEME
}

function resolve(theme: Theme): AppliedTheme {
  if (theme !== 'system') return theme
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/** Puts the theme's class on the document root, and its colour on the browser's own bars. */
export function applyTheme(): void {
  const applied = resolve(getTheme())
  for (const theme of ['light', 'dark'] as const) {
    document.documentElement.classList.toggle(theme, applied === theme)
    document
      .querySelector(`meta[name="theme-color"][data-theme="${theme}"]`)
      ?.setAttribute('media', applied === theme ? 'all' : 'not all')
  }
}

function notify(): void {
  applyTheme()
  for (const listener of listeners) listener()
}

export function setTheme(theme: Theme): void {
  chosen = theme
  writeStorage(keys[0], theme)
  notify()
}

/** Follows the choice made here, in other tabs and in the operating system, also while the page was left. */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && !keys.includes(event.key)) return
    chosen = undefined
    notify()
  }
  // A page that comes back from the browser's cache has missed what changed since.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    chosen = storedTheme() ?? chosen
    notify()
  }
  const system = window.matchMedia(DARK_QUERY)
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  system.addEventListener('change', applyTheme)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
    system.removeEventListener('change', applyTheme)
  }
}
