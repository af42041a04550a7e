import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  retry?: (() => void) | undefined
}

interface ErrorBoundaryProps {
  fallback: ComponentType<FallbackProps>
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  retried: boolean
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, retried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => this.setState({ failed: false, retried: true })

  override render() {
    const { fallback: Fallback, children } = this.props
    const { failed, retried } = this.state
    return failed ? <Fallback retry={retried ? undefined : this.retry} /> : children
  }
}
