import type { Terminal, VesselVisitFact, VisitTimeFact } from '@quaywise/domain'
import type { Rejection } from './reading.ts'
import type { FactPorts, Held } from './taker/fact-ports.ts'

/** A call as the store holds it now; parts without their call are what a crash left of a write. */
export type StoredVisit = {
  readonly visit: VesselVisitFact | null
  readonly times: readonly VisitTimeFact[]
}

/** Calls to write; every row carries `version`, which is greater than that of any row it replaces. */
export type VisitWrite = {
  readonly terminalId: string
  /** Names this write: a retry with the same token adds nothing. */
  readonly token: string
  readonly version: number
  readonly visits: readonly VesselVisitFact[]
  readonly times: readonly VisitTimeFact[]
  /** Calls of which the store holds something already, with other values. */
  readonly replaced: readonly string[]
}

/** What is known of a batch before its first row. */
export type BatchHead = {
  readonly kind: string
  readonly terminal: string
  readonly mapping: string | null
  readonly fileName: string | null
}

/** Something odd in a batch, or why it was not taken. */
export type BatchWarning = {
  readonly code: string
  readonly line?: number
  readonly segment?: number
  readonly column?: string
  readonly message: string
  readonly count: number
}

/** How a batch ended. */
export type BatchEnd = {
  readonly status: 'done' | 'failed'
  readonly accepted: number
  readonly duplicate: number
  readonly rejected: number
  readonly warnings: readonly BatchWarning[]
  readonly contentHash: string
}

/**
 * What ingest asks of the stores. Every promise resolves when its effect is on disk, so that a batch is
 * acknowledged only when it is durable.
 */
export type IngestPorts = {
  readonly now: () => number
  /**
   * Runs `work` while no other work of this name runs, in this process or another. `held` tells whether that
   * still is so: a process that was asleep for too long may have lost its turn.
   */
  readonly exclusively: <T>(name: string, work: (held: Held) => Promise<T>) => Promise<T>
  /** What the store holds of calls, their parts included; nothing for a call of which it holds nothing. */
  readonly storedVisits: (
    terminalId: string,
    visitIds: readonly string[],
  ) => Promise<ReadonlyMap<string, StoredVisit>>
  /**
   * Writes in this order, so that a crash at any moment leaves something that a second sending repairs:
   * the new parts of the stays; then out with the older parts of replaced calls; then the calls themselves.
   */
  readonly writeVisits: (write: VisitWrite) => Promise<void>
  readonly beginBatch: (head: BatchHead) => Promise<string>
  readonly saveRejections: (batchId: string, rejections: readonly Rejection[]) => Promise<void>
  readonly endBatch: (batchId: string, end: BatchEnd) => Promise<void>
  readonly terminal: (id: string) => Promise<Terminal | null>
  readonly saveTerminal: (terminal: Terminal) => Promise<void>
} & FactPorts
