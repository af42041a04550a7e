import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

interface ServedPage {
  name: string
  load: () => Promise<void>
}

/** Hydrates the served page, or renders another if the address has changed since. */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  pageAt: () => ServedPage,
): Promise<void> {
  const page = pageAt()
  await page.load()
  if (pageAt().name !== page.name) {
    await hydrate(root, app, pageAt)
    return
  }
  // A transition, so that input is handled between its pieces.
  startTransition(() => {
    if (root.dataset['page'] === page.name) hydrateRoot(root, app)
    else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
