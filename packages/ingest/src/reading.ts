import type { VesselVisitFact, VisitTimeFact } from '@quaywise/domain'
import type { Mapping } from './mapping/mapping.ts'
import type { RejectionReason, WarningCode } from './reason.ts'

/** A row that was not taken: where it stands, why, and what it said. */
export type Rejection = {
  readonly line: number
  /** Its number in its message, where the file has segments. */
  readonly segment?: number
  readonly reason: RejectionReason
  /** The column and the value that were refused, where one alone is to blame. */
  readonly column?: string
  readonly value?: string
  readonly raw: string
}

/** Something odd in a row that was taken all the same. */
export type Notice = {
  readonly code: WarningCode
  readonly line: number
  readonly segment?: number
  readonly column?: string
}

/** One call of a vessel with the parts of its stay, as a source tells it. */
export type Visit = {
  readonly visit: VesselVisitFact
  readonly times: readonly VisitTimeFact[]
  /** The last instant that the source tells of the call. */
  readonly lastAt: number
}

/** What a format yields, row by row, in the order of the file. */
export type Reading =
  | {
      readonly kind: 'visit'
      readonly line: number
      readonly visit: Visit
      readonly notices: readonly Notice[]
    }
  | { readonly kind: 'rejection'; readonly rejection: Rejection }
  | { readonly kind: 'filtered'; readonly line: number }
  | { readonly kind: 'notice'; readonly notice: Notice }

/** Why a whole file cannot be read; `detail` says what to change, in English. */
export type FileFault = { readonly code: string; readonly detail: string }

/** A format: it turns a stream of bytes into readings, in bounded memory, and never throws on bad content. */
export type Format = {
  readonly kind: string
  open(
    stream: AsyncIterable<Uint8Array>,
    mapping: Mapping,
  ): Promise<{ readonly fault: FileFault } | { readonly readings: AsyncIterable<Reading> }>
}
