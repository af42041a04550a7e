import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface PartProps {
  /** Shown in its place when the part breaks or its code cannot be had; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page that loads and breaks by itself, without taking the rest along. */
export function Part({ fallback = null, children }: PartProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
