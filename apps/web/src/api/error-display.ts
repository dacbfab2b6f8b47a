import { ApiError, NetworkError } from './api-error.ts'

/** How an error is shown to the reader. */
export type ErrorDisplay =
  | { readonly kind: 'silent' }
  | { readonly kind: 'network' }
  | { readonly kind: 'warning' | 'error'; readonly text: string | null }
  | { readonly kind: 'notification'; readonly title: string; readonly text: string }
  | { readonly kind: 'redirect'; readonly href: string }

/** The display of an error by the show type of its answer; a null text means that nothing is known about it. */
export function displayOf(error: unknown): ErrorDisplay {
  if (error instanceof NetworkError) return { kind: 'network' }
  if (!(error instanceof ApiError))
    return { kind: 'error', text: error instanceof Error ? error.message || null : null }
  const { code, message, showType } = error
  if (showType === 0) return { kind: 'silent' }
  if (showType === 1) return { kind: 'warning', text: message || null }
  if (showType === 4) return { kind: 'notification', title: code, text: message }
  if (showType === 9) {
    return {
      kind: 'redirect',
      href: `/exception?${new URLSearchParams({ errorCode: code, errorMessage: message })}`,
    }
  }
  return { kind: 'error', text: message || null }
}
