import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { trackInteraction } from './track-interaction.ts'

/** Hydrates the prerendered page. If the address is of another page, renders that one instead. */
export function hydrate(root: HTMLElement, app: ReactNode, pageAtAddress: () => string): void {
  const isServed = () => root.dataset['page'] === pageAtAddress()
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
