import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DEFAULT_THEME } from './theme.ts'
import type { Theme } from './theme.ts'
import { applyTheme, getTheme, setTheme, subscribeToTheme } from './theme-store.ts'

const STORE = { subscribe: subscribeToTheme, getTheme, setTheme }

const ThemeContext = createContext<typeof STORE | null>(null)

/**
 * Holds the colour theme (specification section 4). The context itself never changes: that would
 * empty the parts of a prerendered page that still wait to be hydrated.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => DEFAULT_THEME)
  useLayoutEffect(applyTheme, [theme])
  return <ThemeContext value={STORE}>{children}</ThemeContext>
}

/** The theme and its setter; prerendered pages carry the default. Throws outside its provider. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const store = useContext(ThemeContext)
  if (!store) throw new Error('useTheme must be used within a ThemeProvider')
  const theme = useSyncExternalStore(store.subscribe, store.getTheme, () => DEFAULT_THEME)
  return useMemo(() => ({ theme, setTheme: store.setTheme }), [theme, store])
}
