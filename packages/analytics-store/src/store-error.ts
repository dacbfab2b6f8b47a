export type StoreErrorCode =
  | 'TIMEOUT'
  | 'MEMORY'
  | 'CANCELLED'
  | 'BUSY'
  | 'UNAVAILABLE'
  | 'SYNTAX'
  | 'IN_USE'
  | 'NOT_WRITABLE'
  | 'OTHER'

/** What went wrong in the analytics store, in a word a caller can act on. */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  /** The engine's own error number, where it gave one. */
  readonly engineCode?: number

  constructor(code: StoreErrorCode, message: string, options: { engineCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'StoreError'
    this.code = code
    if (options.engineCode !== undefined) this.engineCode = options.engineCode
  }
}

const CODES: readonly (readonly [StoreErrorCode, readonly number[]])[] = [
  ['TIMEOUT', [159, 160]],
  ['MEMORY', [241]],
  ['CANCELLED', [394]],
  ['BUSY', [202]],
  ['SYNTAX', [46, 47, 60, 62, 81, 456]],
  ['NOT_WRITABLE', [164, 243]],
  ['UNAVAILABLE', [209, 210, 236, 279]],
]
const NETWORK = /ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENETUNREACH|socket hang up|Timeout error|premature/i

/** The failure behind anything an engine or its client threw; a `StoreError` comes back as it is. */
export const toStoreError = (thrown: unknown): StoreError => {
  if (thrown instanceof StoreError) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const engineCode = engineCodeOf(thrown, message)
  if (engineCode === undefined) {
    const signs = `${message} ${thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''}`
    return new StoreError(NETWORK.test(signs) ? 'UNAVAILABLE' : 'OTHER', message, { cause: thrown })
  }
  const code = CODES.find(([, numbers]) => numbers.includes(engineCode))?.[0] ?? 'OTHER'
  return new StoreError(code, message, { engineCode, cause: thrown })
}

const engineCodeOf = (thrown: unknown, message: string): number | undefined => {
  const digits = /Code: (\d+)\./.exec(message)?.[1]
  if (digits !== undefined) return Number(digits)
  const code = thrown instanceof Error && 'code' in thrown ? Number(thrown.code) : Number.NaN
  return Number.isInteger(code) ? code : undefined
}
