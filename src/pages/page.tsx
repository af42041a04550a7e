import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import type { Page as PageName } from '@/language/page-meta.ts'
import { usePageMeta } from '@/language/use-page-meta.ts'
import { focusWithoutScroll, scrollToTop } from '@/lib/scroll.ts'

/** Id of the page's main content, where the skip link leads. */
export const CONTENT_ID = 'content'

/**
 * The main content of a route. Arriving by a link inside the site goes to the top and moves the
 * focus to the heading; Back and Forward leave the place to the browser.
 */
export function Page({ name, children }: { name: PageName; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const arrivedBy = useNavigationType()
  usePageMeta(name)

  useEffect(() => {
    if (arrivedBy === NavigationType.Pop) return
    scrollToTop('instant')
    const heading = main.current?.querySelector('h1')
    if (heading) focusWithoutScroll(heading)
  }, [arrivedBy])

  return (
    <main ref={main} id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  )
}
