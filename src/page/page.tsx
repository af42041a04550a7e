import { Children, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from '@/boot/error-boundary.tsx'
import { usePageMeta } from '@/settings/use-page-meta.ts'
import type { PageName } from '@/site/routes.ts'
import { useScrollToTarget } from './use-scroll-to-target.ts'

export const CONTENT_ID = 'content'

export function Page({ name, children }: { name: PageName; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const openedByLink = useScrollToTarget(main)
  usePageMeta(name)
  return (
    <main ref={main} id={CONTENT_ID} tabIndex={-1} className={openedByLink ? 'opening' : undefined}>
      {/* Each section is rendered again alone after an error, so that the others keep their state. */}
      {Children.map(children, (section) => (
        <ErrorBoundary>{section}</ErrorBoundary>
      ))}
    </main>
  )
}
