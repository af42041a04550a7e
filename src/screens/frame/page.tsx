import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '@/boot/error-boundary.tsx'
import type { PageName } from '@/site/routes.ts'
import { usePageMeta } from '@/settings/use-page-meta.ts'
import { focusWithoutScroll, scrollToTop } from '@/ui/scroll.ts'
import type { LinkState } from './use-scroll-to-section.ts'

export const CONTENT_ID = 'content'

/** A link scrolls to the top and focuses the heading. Back and Forward keep the browser's position. */
export function Page({ name, children }: { name: PageName; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const arrivedBy = useNavigationType()
  const { key, state } = useLocation()
  usePageMeta(name)
  // Not the page that the browser itself has opened or come back to.
  const [opening] = useState(arrivedBy !== NavigationType.Pop)

  useEffect(() => {
    // React Router gives the first page the key "default".
    if (arrivedBy === NavigationType.Pop || key === 'default') return
    scrollToTop((state as LinkState | null)?.smooth ? undefined : 'instant')
    const heading = main.current?.querySelector('h1')
    if (heading) focusWithoutScroll(heading)
  }, [arrivedBy, key, state])

  return (
    <main ref={main} id={CONTENT_ID} tabIndex={-1} className={opening ? 'opening' : undefined}>
      {Children.map(children, (section) => (
        <ErrorBoundary>{section}</ErrorBoundary>
      ))}
    </main>
  )
}
