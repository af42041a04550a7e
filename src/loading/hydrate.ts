import { startTransition } from 'react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

interface ServedPage {
  name: string
  /** Loads the page's own code. */
  load: () => Promise<void>
}

/**
 * Takes over the page that stands in `root`: all of it, by one root, in one transition, from the
 * page's own code. Where the address has become another page's since it was served, that one is shown.
 * @param pageAt the page at the address as it now is
 */
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
