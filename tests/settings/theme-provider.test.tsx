import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
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

// e2e/settings.spec.ts tests what is chosen and stored, e2e/hydration.spec.ts what is prerendered.
it('A theme that is chosen while another fades in is no error', async () => {
  const start = vi.fn<(change: () => void) => object>((change) => {
    change()
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) }
  })
  Object.assign(document, { startViewTransition: start })
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'))
  render(probe)
  await userEvent.click(screen.getByRole('button'))
  expect(start).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveTextContent('dark')
})
