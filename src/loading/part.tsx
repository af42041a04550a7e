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

/** For what no prerendered page contains: a Suspense boundary around served HTML may discard it. */
export function Part({ asked = false, children }: PartProps) {
  return (
    <ErrorBoundary fallback={asked ? PartFailure : Nothing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
