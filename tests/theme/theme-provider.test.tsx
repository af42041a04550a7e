import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { THEME_STORAGE_KEY } from '@/config/spec.ts'
import { ThemeProvider, useTheme } from '@/theme/theme-provider.tsx'
import { forgetChoice } from './forget-choice.ts'

afterEach(forgetChoice)

function Probe() {
  const { theme, setTheme } = useTheme()
  return (
    <button
      onClick={() => {
        setTheme('dark')
      }}
    >
      {theme}
    </button>
  )
}

const probe = (
  <ThemeProvider>
    <Probe />
  </ThemeProvider>
)

describe('the theme provider', () => {
  it('gives the stored theme and applies it', () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'dark')
    render(probe)
    expect(screen.getByRole('button')).toHaveTextContent('dark')
    expect(document.documentElement).toHaveClass('dark')
  })

  it('gives the theme that was chosen', async () => {
    render(probe)
    expect(screen.getByRole('button')).toHaveTextContent('system')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('dark')
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
