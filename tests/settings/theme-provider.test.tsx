import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useLanguage } from '@/settings/language-provider.tsx'
import { ThemeProvider, useTheme } from '@/settings/theme-provider.tsx'
import { writeInOtherTab } from '../support/storage.ts'

function Probe() {
  const { theme, setTheme } = useTheme()
  return <button onClick={() => setTheme('dark')}>{theme}</button>
}

// e2e/theme-change.spec.ts tests the colours, e2e/hydration.spec.ts what is prerendered.
it('A theme is stored before it fades in, and another one chosen meanwhile is no error', async () => {
  const start = vi.fn<(change: () => void) => object>(() => ({
    ready: Promise.reject(new DOMException('skipped', 'AbortError')),
  }))
  Object.assign(document, { startViewTransition: start })
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'))
  render(<Probe />, { wrapper: ThemeProvider })
  expect(start).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  expect(start).toHaveBeenCalledOnce()
  expect(document.documentElement).not.toHaveClass('dark')
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
  start.mock.calls[0]?.[0]()
  expect(document.documentElement).toHaveClass('dark')
})

it('A theme follows that of another tab', () => {
  render(<Probe />, { wrapper: ThemeProvider })
  act(() => writeInOtherTab('vite-ui-theme', 'dark'))
  expect(screen.getByRole('button')).toHaveTextContent('dark')
  expect(document.documentElement).toHaveClass('dark')
})

it('Neither theme nor language is given outside its provider', () => {
  expect(() => renderHook(useTheme)).toThrow('within a ThemeProvider')
  expect(() => renderHook(useLanguage)).toThrow('within a LanguageProvider')
})
