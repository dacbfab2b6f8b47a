import type { ErrorCode, Locale } from '@quaywise/i18n/errors'
import type { FaultCode } from '@quaywise/i18n/faults'

/** The HTTP status of each code of the error catalogue. */
const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  WRONG_CODE: 401,
  TOO_MANY_ATTEMPTS: 429,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  CONFLICT: 409,
  LAST_ADMIN: 409,
  NOT_YOURSELF: 409,
  DEPARTMENT_HAS_PARTS: 409,
  DEPARTMENT_HAS_MEMBERS: 409,
  DEPARTMENT_BELOW_ITSELF: 409,
  IMAGE_REFUSED: 422,
  SHEET_REFUSED: 422,
  ENGINE_UNAVAILABLE: 503,
  QUERY_TIMEOUT: 503,
  QUERY_TOO_LARGE: 503,
  UNKNOWN_PAGE: 404,
  UNKNOWN_PANEL: 404,
  UNKNOWN_KIND: 404,
  MUST_CHANGE_PASSWORD: 403,
  ACCOUNT_DISABLED: 403,
  CODE_TOO_SOON: 429,
  PASSWORD_TOO_WEAK: 422,
  UNKNOWN_TERMINAL: 404,
  METHOD_NOT_ALLOWED: 405,
  INTERNAL: 500,
}

type Values = Readonly<Record<string, string | number>>
type ValuesIn = (locale: Locale) => Values

/** A field of what was sent (its path, by dots) and what is wrong with it. */
export type FieldProblem = { readonly field: string; readonly code: FaultCode; readonly values?: Values }

/** What goes with a code: the values of its sentence, another status, headers of the answer. */
export type ProblemDetails = {
  readonly values?: Values
  /** Values that hang on the language of the answer; they go before `values`. */
  readonly valuesIn?: ValuesIn
  readonly fields?: readonly FieldProblem[]
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** A call that cannot be served, with the code that the browser and the catalogue know. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly status: number
  readonly values: Values
  readonly valuesIn: ValuesIn
  readonly headers: Readonly<Record<string, string>>
  readonly fields: readonly FieldProblem[]

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.status = details.status ?? STATUS_OF[code]
    this.values = details.values ?? {}
    this.valuesIn = details.valuesIn ?? (() => ({}))
    this.headers = details.headers ?? {}
    this.fields = details.fields ?? []
  }
}

/** A call whose fields cannot be taken as they are: 422 with what is wrong at each. */
export const fieldProblem = (...fields: readonly FieldProblem[]): Problem =>
  new Problem('INVALID_INPUT', {
    values: { detail: fields.map(({ field, code }) => `${field}: ${code}`).join('; ') },
    fields,
  })

/** A call that has to wait until an instant: 429 with `Retry-After` in seconds. */
export const waitProblem = (code: ErrorCode, until: Date, now: Date): Problem => {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return new Problem(code, { values: { seconds }, headers: { 'retry-after': String(seconds) } })
}
