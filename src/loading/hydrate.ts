import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

interface ServedPage {
  name: string
  /** Loads the page's own code. */
  load: () => Promise<void>
}

/** Takes over the page in `root`, or shows another where the address has changed since it was served. */
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
  // In small pieces, so that what the visitor does meanwhile is not kept waiting.
  startTransition(() => {
    if (root.dataset['page'] === page.name) hydrateRoot(root, app)
    else {
      root.replaceChildren()
      createRoot(root).render(app)
    }
  })
}
