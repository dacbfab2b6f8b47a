import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly fallback: (error: unknown) => ReactNode
  readonly onError?: () => void
  readonly children: ReactNode
}

/** Keeps an error of what is inside from reaching what is outside. */
export class ErrorBoundary extends Component<
  BoundaryProps,
  { readonly failed: boolean; readonly error: unknown }
> {
  override state = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
