import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchServed } from './take-over.ts'

/** Hydrates the prerendered page. Where it is not the address's page, that one is rendered in its place. */
export function hydrate(root: HTMLElement, app: ReactNode, pageAtAddress: () => string): void {
  const isServed = () => root.dataset['page'] === pageAtAddress()
  // In a transition React lets the browser handle input in between.
  startTransition(() => {
    if (isServed()) {
      const takeOver = watchServed(root)
      hydrateRoot(root, app, {
        onRecoverableError: () => {
          // Not if Back was pressed before the first render: then React has rendered another page.
          if (isServed()) takeOver()
        },
      })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
