import { Suspense } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface IsolatedProps {
  /** Shown in its place when the part breaks or its code cannot be had; nothing by default. */
  fallback?: ComponentProps<typeof ErrorBoundary>['fallback']
  children: ReactNode
}

function Nothing() {
  return null
}

/** A part of a page that loads and breaks by itself, without taking the rest along. */
export function Isolated({ fallback = Nothing, children }: IsolatedProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
