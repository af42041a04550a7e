import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchServed } from './take-over.ts'

/** Hydrates the served page, or renders the one of the address where another was served. */
export function hydrate(root: HTMLElement, app: ReactNode, pageAtAddress: () => string): void {
  const isServed = () => root.dataset['page'] === pageAtAddress()
  // A transition, so that input is handled between its pieces.
  startTransition(() => {
    if (isServed()) {
      const takeOver = watchServed(root)
      hydrateRoot(root, app, {
        onRecoverableError: () => {
          // Otherwise Back came before the first render, and React rendered the other page anew.
          if (isServed()) takeOver()
        },
      })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
