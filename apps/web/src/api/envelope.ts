/** What the server answers to a call outside files and streams. */
export interface Envelope {
  readonly success?: boolean
  readonly data?: unknown
  readonly errorCode?: string
  readonly errorMessage?: string
  readonly showType?: number
  readonly traceId?: string
}

/** Reads a body as an envelope; anything that is not a JSON object gives null. */
export function readEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
