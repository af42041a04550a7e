import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import {
  appliedTheme,
  applyTheme,
  DARK_QUERY,
  DEFAULT_THEME,
  isTheme,
  themeStorageKeys,
  themeToApply,
  type Theme,
} from '@/boot/theme.ts'
import { createStoredSetting } from '@/browser/stored-setting.ts'
import { siteConfig } from 'virtual:site'

const setting = createStoredSetting(themeStorageKeys(siteConfig.brand), isTheme)

function currentTheme(): Theme {
  return setting.get() ?? DEFAULT_THEME
}

/** Skips colour transitions, because text is illegible while its colour changes later than its background. */
function applyCurrentTheme(): void {
  applyTheme(currentTheme())
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()
}

/** The choice is stored before the fade, because the page may be left during it. */
function fadeIntoTheme(): void {
  const isApplied = themeToApply(currentTheme()) === appliedTheme()
  if (isApplied || !('startViewTransition' in document)) applyCurrentTheme()
  // A second choice skips the transition of the first, whose promise then rejects.
  else document.startViewTransition(applyCurrentTheme).ready.catch(() => undefined)
}

interface ThemeContextValue {
  theme: Theme
  setTheme: (theme: Theme) => void
}

const ThemeContext = createContext<ThemeContextValue | null>(null)

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(setting.subscribe, currentTheme, () => DEFAULT_THEME)

  useLayoutEffect(fadeIntoTheme, [theme])

  useEffect(() => {
    const dark = window.matchMedia(DARK_QUERY)
    dark.addEventListener('change', applyCurrentTheme)
    return () => dark.removeEventListener('change', applyCurrentTheme)
  }, [])

  const value = useMemo(() => ({ theme, setTheme: setting.set }), [theme])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
