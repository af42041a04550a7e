import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

interface PartProps {
  /** Whether it is missed when it breaks or its code cannot be had: then a line says so. */
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
