import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { THEME_STORAGE_KEY } from '@/site/constants.ts'
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

// e2e/settings.spec.ts tests the system's theme and the key with the brand.
it('The theme provider gives the theme that was chosen', async () => {
  render(probe)
  expect(screen.getByRole('button')).toHaveTextContent('system')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('dark')
})

it('The theme provider gives the default in prerendered pages, whatever is stored', () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'dark')
  expect(renderToString(probe)).toContain('system')
})

it('A theme that is chosen while another fades in is no error', async () => {
  const start = vi.fn<(change: () => void) => object>((change) => {
    change()
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) }
  })
  Object.assign(document, { startViewTransition: start })
  try {
    render(probe)
    await userEvent.click(screen.getByRole('button'))
    expect(start).toHaveBeenCalledOnce()
    expect(screen.getByRole('button')).toHaveTextContent('dark')
  } finally {
    Reflect.deleteProperty(document, 'startViewTransition')
  }
})
