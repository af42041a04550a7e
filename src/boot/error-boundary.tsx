import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  retry?: (() => void) | undefined
}

interface ErrorBoundaryProps {
  /** Without one, what fails again is left to the boundary around this one. */
  fallback?: ComponentType<FallbackProps>
  children: ReactNode
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined
  retried: boolean
}

/** Renders what fails anew, once and at once: a translator may have moved what React holds. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { retried: false }
  private renewed = false

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch() {
    if (this.renewed) return
    this.renewed = true
    this.setState({ failure: undefined })
  }

  retry = () => this.setState({ failure: undefined, retried: true })

  override render() {
    const { fallback: Fallback, children } = this.props
    const { failure, retried } = this.state
    if (!failure) return children
    if (!this.renewed) return null
    if (!Fallback) throw failure.error
    return <Fallback retry={retried ? undefined : this.retry} />
  }
}
