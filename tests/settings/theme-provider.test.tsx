import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { THEME_STORAGE_KEY } from '@/site/constants.ts'
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
