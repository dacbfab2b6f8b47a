import type { FactName, Facts, VesselVisitFact } from '@quaywise/domain'
import type { CallNames, FactRow, Spool } from '../fact-format.ts'

/** Tells whether the turn that a work was given is still its own; throws where it is not. */
export type Held = { readonly check: () => void }

/** Rows of one table and terminal that are to be taken together. */
export type FactRows = {
  readonly table: FactName
  readonly terminalId: string
  readonly batchId: string
  readonly rows: readonly FactRow[]
  /** The instants between which an earlier telling of any of them is looked for; null where keys alone find it. */
  readonly window: Window | null
}
export type Window = { readonly from: number; readonly to: number }

/** What stands of the thing of one row: that of the row at place `n`. */
export type Standing = {
  readonly n: number
  /** Whether it says the same, versions apart. */
  readonly same: boolean
  /** The version that it tells, 0 in a table without versions. */
  readonly version: number
  /** When it was taken in, in epoch milliseconds; 0 in a table that does not say. */
  readonly takenAt: number
  /** Its own instant, by which its table is looked through; 0 in a table without. */
  readonly at: number
  /** When its interval ends, in tables whose intervals are cut; 0 in all others. */
  readonly endedAt: number
}

/** What stands of rows, and of their machines between them. */
export type Found = {
  readonly standing: readonly Standing[]
  /** In tables of intervals: the keys of rows that are not told but begin inside an interval that is. */
  readonly inside: readonly FactKey[]
  /** When the newest of those was taken in, in epoch milliseconds; 0 for none. */
  readonly insideTakenAt: number
  /** Where was looked: wider than asked for where a thing is known to have stood farther away. */
  readonly window: Window | null
}
/** The values of the key columns of a row, in the order of its table's identity. */
export type FactKey = readonly (string | number)[]

/** Which rows have to go once those that replace them are written. It can be done again at any time. */
export type Outdated = {
  readonly table: FactName
  readonly terminalId: string
  readonly window: Window | null
  /** Rows that were taken before this instant go where a row with the same key was taken at it. */
  readonly takenAt: number
  /** Keys of further rows that go, in the order of the table's key columns: parts of an interval that are no more. */
  readonly keys: readonly FactKey[]
}

/** What taking facts asks of the stores. */
export type FactPorts = {
  /** What stands of the rows' things. The rows of a table are asked for one after the other. */
  readonly find: (rows: FactRows) => Promise<Found>
  /** Writes rows as taken at an instant; once for each token. */
  readonly writeFacts: (rows: FactRows, takenAt: number, token: string) => Promise<void>
  /** Whether an older row of a thing stays next to a newer one until it is taken out. */
  readonly keepsOlder: (table: FactName) => boolean
  readonly dropOlder: (outdated: Outdated) => Promise<void>
  /** Lets go of what `find` needed for a batch. */
  readonly endFinding: (batchId: string) => Promise<void>
  /** A write that was begun under a name and is not known to be done; kept through a crash. */
  readonly intent: (name: string) => Promise<Outdated | null>
  readonly keepIntent: (name: string, outdated: Outdated) => Promise<void>
  readonly dropIntent: (name: string) => Promise<void>
  readonly knownRows: <Name extends FactName>(
    terminalId: string,
    table: Name,
    keys: readonly Partial<Facts[Name]>[],
  ) => Promise<readonly Facts[Name][]>
  /** The calls near the instants of names of the vessels that they mean, in the order of the names. */
  readonly knownCalls: (
    terminalId: string,
    names: readonly CallNames[],
  ) => Promise<readonly (readonly VesselVisitFact[])[]>
  readonly knownStays: (
    terminalId: string,
    containers: readonly string[],
  ) => Promise<readonly Facts['container_visit'][]>
  readonly spool?: Spool
  /** So many rows are written together; 30,000 where it is not said. */
  readonly rowsAtOnce?: number | undefined
}
