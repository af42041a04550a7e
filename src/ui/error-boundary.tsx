import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Without a fallback, the error goes to the boundary around this one. */
  fallback?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined
  gaveUp: boolean
}

export const GIVE_UP_WITHIN_MS = 10_000

/** Retries a first failure, because page translators move nodes, which makes React throw once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { gaveUp: false }
  private failedAt = -Infinity

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    const now = performance.now()
    if (now - this.failedAt < GIVE_UP_WITHIN_MS) this.setState({ gaveUp: true })
    else this.setState({ failure: undefined })
    this.failedAt = now
  }

  override render() {
    const { fallback, children } = this.props
    const { failure, gaveUp } = this.state
    if (!failure) return children
    if (!gaveUp) return null
    if (fallback === undefined) throw failure.error
    return fallback
  }
}
