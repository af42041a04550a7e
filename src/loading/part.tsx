import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

interface PartProps {
  /** Say so if it fails: the visitor asked for it. */
  showFailure?: boolean
  children: ReactNode
}

function Nothing() {
  return null
}

/** For what no prerendered page contains: a Suspense boundary around served HTML may discard it. */
export function Part({ showFailure = false, children }: PartProps) {
  return (
    <ErrorBoundary fallback={showFailure ? PartFailure : Nothing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
