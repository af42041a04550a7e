import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SERVED_PAGE, signalHydrated } from './document-state.ts'
import { trackInteraction } from './track-interaction.ts'

/** A Back during hydration is repeated for the router, which was not listening yet. */
function HydratedApp({ startedAt, children }: { startedAt: string; children: ReactNode }) {
  useEffect(() => {
    if (window.location.pathname !== startedAt)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    signalHydrated()
  }, [startedAt])
  return children
}

/** Hydrates the prerendered page. If the address is of another page, renders that one instead. */
export function hydrate(root: HTMLElement, content: ReactNode, pageAtAddress: () => string): void {
  const isServed = () => root.dataset[SERVED_PAGE] === pageAtAddress()
  const app = <HydratedApp startedAt={window.location.pathname}>{content}</HydratedApp>
  // A transition lets the browser handle input during hydration.
  startTransition(() => {
    if (isServed()) {
      const restoreInteraction = trackInteraction(root)
      hydrateRoot(root, app, {
        onRecoverableError: () => {
          // If Back was pressed before the first render, React has rendered another page.
          if (isServed()) restoreInteraction()
        },
      })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
