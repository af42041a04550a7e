import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { siteConfig } from '@/site/build.ts'
import { THEME_STORAGE_KEY } from '@/site/constants.ts'
import { themeStorageKeys } from '@/settings/theme.ts'
import { setDeviceTheme } from '../device.ts'
import { ThemeProvider, useTheme } from '@/settings/theme-provider.tsx'

function Probe() {
  const { theme, setTheme } = useTheme()
  return <button onClick={() => setTheme('dark')}>{theme}</button>
}

const probe = (
  <ThemeProvider>
    <Probe />
  </ThemeProvider>
)

describe('the theme provider', () => {
  it('gives the theme that was chosen', async () => {
    render(probe)
    expect(screen.getByRole('button')).toHaveTextContent('system')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('dark')
  })

  it.each([
    ['is read from the key with the brand where its own holds none', 'blue', 'dark'],
    ['is read from its own key first', 'dark', 'light'],
  ])('%s', (_what, own, branded) => {
    localStorage.setItem(THEME_STORAGE_KEY, own)
    localStorage.setItem(themeStorageKeys(siteConfig.brandName)[1], branded)
    render(probe)
    expect(document.documentElement).toHaveClass('dark', { exact: true })
  })

  it('follows the system while the theme is its own, and only then', async () => {
    render(probe)
    expect(document.documentElement).toHaveClass('light', { exact: true })
    setDeviceTheme('dark')
    expect(document.documentElement).toHaveClass('dark', { exact: true })
    await userEvent.click(screen.getByRole('button'))
    setDeviceTheme('light')
    expect(document.documentElement).toHaveClass('dark', { exact: true })
  })

  it('gives the default in prerendered pages, whatever is stored', () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'dark')
    expect(renderToString(probe)).toContain('system')
  })

  it('throws an error for the developer who uses the theme outside it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider')
  })
})
