import { useRef, type ReactNode } from 'react'
import { usePageMeta } from './use-page-meta.ts'
import { useRoute } from './use-route.ts'
import { useScrollToTarget } from './use-scroll-to-target.ts'

export const CONTENT_ID = 'content'

export function Page({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const openedByLink = useScrollToTarget(main)
  usePageMeta(useRoute())
  return (
    <main ref={main} id={CONTENT_ID} tabIndex={-1} className={openedByLink ? 'opening' : undefined}>
      {children}
    </main>
  )
}
