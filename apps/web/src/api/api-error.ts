import type { FieldFault } from '@quaywise/contract'

/** A refusal by the server: a stable code, a sentence for the reader, and how to show it. */
export class ApiError extends Error {
  readonly code: string
  readonly showType: number | undefined
  readonly status: number
  /** The fields that are at fault, where the server names them. */
  readonly fields: readonly FieldFault[]
  /** In how many seconds the call may be tried again, where the server tells. */
  readonly retryIn: number | undefined

  constructor(
    message: string,
    code: string,
    status: number,
    showType: number | undefined,
    fields: readonly FieldFault[] = [],
    retryIn?: number,
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields
    this.showType = showType
    this.retryIn = retryIn
  }
}

/** No answer came: the server cannot be reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause })
    this.name = 'NetworkError'
  }
}
