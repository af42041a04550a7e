import { render, type RenderResult, act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '@/app.tsx'
import { LanguageProvider } from '@/settings/language-provider.tsx'
import { ThemeProvider } from '@/settings/theme-provider.tsx'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { TooltipProvider } from '@/ui/tooltip.tsx'
import { buildTexts as texts } from 'virtual:site'

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
          <Toaster lang={texts.forms.lang} labels={texts.forms} />
        </TooltipProvider>
      </LanguageProvider>
    </ThemeProvider>,
  )
}

/** Stops the clock, at a given time if need be; the visitor returned acts in no time at all. */
export function stopClock(now?: Date | number): UserEvent {
  vi.useFakeTimers(now === undefined ? {} : { now })
  // The Testing Library moves a stopped clock by itself only where it finds Jest's.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
}

/** Lets time pass on a stopped clock, with everything that React does meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}

/** Records where the page is scrolled to, and how. */
export function watchScroll() {
  const sections: [id: string, options: unknown][] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function record(
    this: Element,
    options,
  ) {
    sections.push([this.id, options])
  })
  const toPlace = vi.spyOn(window, 'scrollTo')
  return {
    sections: () => sections,
    places: () => toPlace.mock.calls.map(([place]) => place),
  }
}
