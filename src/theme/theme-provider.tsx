import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DEFAULT_THEME } from './theme.ts'
import type { Theme } from './theme.ts'
import { applyTheme, getTheme, setTheme, subscribeToTheme } from './theme-store.ts'

interface ThemeContextValue {
  theme: Theme
  setTheme: (theme: Theme) => void
}

const ThemeContext = createContext<ThemeContextValue | null>(null)

/** Holds the colour theme (specification section 4). Prerendered pages carry the default. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => DEFAULT_THEME)
  useLayoutEffect(applyTheme, [theme])
  const value = useMemo(() => ({ theme, setTheme }), [theme])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

/** The theme and its setter. Throws outside its provider. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
