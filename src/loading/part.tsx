import { Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface PartProps {
  /** Shown if it fails: for what the visitor asked for, or has to be told. */
  fallback?: ComponentType
  children: ReactNode
}

function Nothing() {
  return null
}

/** For what no prerendered page contains: a Suspense boundary around served HTML may discard it. */
export function Part({ fallback = Nothing, children }: PartProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
