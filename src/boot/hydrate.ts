import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchServed } from './take-over.ts'

/** Hydrates the prerendered page. If the address is of another page, renders that one instead. */
export function hydrate(root: HTMLElement, app: ReactNode, pageAtAddress: () => string): void {
  const isServed = () => root.dataset['page'] === pageAtAddress()
  // A transition lets the browser handle input during hydration.
  startTransition(() => {
    if (isServed()) {
      const takeOver = watchServed(root)
      hydrateRoot(root, app, {
        onRecoverableError: () => {
          // If Back was pressed before the first render, React has rendered another page.
          if (isServed()) takeOver()
        },
      })
    } else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
