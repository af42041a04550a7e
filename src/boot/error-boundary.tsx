import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Without one, the error is left to the boundary around this one. */
  fallback?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined
}

/** Renders its children a second time when they throw: a translator may have changed the page under React. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}
  private renewed = false

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    if (this.renewed) return
    this.renewed = true
    this.setState({ failure: undefined })
  }

  override render() {
    const { fallback, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (!this.renewed) return null
    if (fallback === undefined) throw failure.error
    return fallback
  }
}
