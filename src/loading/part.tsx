import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

interface PartProps {
  asked?: boolean
  children: ReactNode
}

function Nothing() {
  return null
}

/** A part that stands in no page's HTML: around what is served, React would throw that away. */
export function Part({ asked = false, children }: PartProps) {
  return (
    <ErrorBoundary fallback={asked ? PartFailure : Nothing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
