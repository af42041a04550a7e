import { render, type RenderResult } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app.tsx'
import { TooltipProvider } from '@/ui/tooltip.tsx'
import { LanguageProvider } from '@/settings/language-provider.tsx'
import { ThemeProvider } from '@/settings/theme-provider.tsx'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { formsTexts } from 'virtual:texts'

/** Renders at an address, in the element and under the wrappers of `main.tsx`. */
function renderAt(path: string, content: ReactNode): RenderResult {
  window.history.replaceState(null, '', path)
  const root = document.createElement('div')
  root.id = 'root'
  return render(
    <StrictMode>
      <BrowserRouter>{content}</BrowserRouter>
    </StrictMode>,
    { container: document.body.appendChild(root) },
  )
}

/** Renders the whole site at an address. */
export function renderApp(path = '/'): RenderResult {
  return renderAt(path, <App />)
}

/** Renders a piece of a page with everything that wraps the site. */
export function renderPiece(piece: ReactNode, path = '/'): RenderResult {
  return renderAt(
    path,
    <ThemeProvider>
      <LanguageProvider>
        <TooltipProvider>
          {piece}
          <Toaster lang={formsTexts.lang} labels={formsTexts} />
        </TooltipProvider>
      </LanguageProvider>
    </ThemeProvider>,
  )
}
