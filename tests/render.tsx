import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { ReactNode } from 'react'
import { App } from '@/app.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { LanguageProvider } from '@/language/language-provider.tsx'
import { ThemeProvider } from '@/theme/theme-provider.tsx'
import { Toasts } from '@/toast/toasts.tsx'

/** Renders the whole site at an address. */
export function renderApp(path = '/'): RenderResult {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </StrictMode>,
  )
}

/** Renders a piece of a page with everything that wraps the site. */
export function renderPiece(piece: ReactNode, path = '/'): RenderResult {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[path]}>
        <ThemeProvider>
          <LanguageProvider>
            <TooltipProvider>
              {piece}
              <Toasts />
            </TooltipProvider>
          </LanguageProvider>
        </ThemeProvider>
      </MemoryRouter>
    </StrictMode>,
  )
}
