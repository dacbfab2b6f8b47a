import type { Epoch, FactName, Facts, Terminal, VesselVisitFact } from '@quaywise/domain'
import type { FileFault, Notice, Rejection } from './reading.ts'

/** One fact with the table that it belongs to: the whole row, as far as it is known now. */
export type TableRow = { [Name in FactName]: { readonly table: Name; readonly row: Facts[Name] } }[FactName]

/** The text of one message of a file, kept as it came so that what it told can be read back. */
export type RawMessage = {
  /** Its number in the file, from 1. */
  readonly seq: number
  /** The type that its content shows, such as `COARRI` or `TIMESTAMP`. */
  readonly type: string
  readonly sender: string
  /** The sender's own number of it, '' where it gives none. */
  readonly reference: string
  /** When it was written, by its own word; null where it does not say. */
  readonly at: Epoch | null
  readonly text: string
}

/** What a format yields, in the order of its file. One item is what the sender counts: a container, a slot, a row. */
export type FactReading =
  | {
      readonly kind: 'item'
      readonly line: number
      readonly segment?: number
      /** The message that told it, by its number in the file; 0 where the file has no messages. */
      readonly message: number
      readonly facts: readonly TableRow[]
      /** Rows that were told before and no longer hold; they go out once `facts` are in. */
      readonly gone?: readonly TableRow[]
      readonly notices: readonly Notice[]
    }
  | { readonly kind: 'message'; readonly message: RawMessage }
  | FactRowsReading
  | { readonly kind: 'rejection'; readonly rejection: Rejection }
  | { readonly kind: 'filtered'; readonly line: number }
  | { readonly kind: 'notice'; readonly notice: Notice }

/** Many rows of one table, each an item of its own: for formats that tell one row after the other. */
export type FactRowsReading = {
  readonly kind: 'rows'
  readonly table: FactName
  readonly rows: readonly FactRow[]
  /** The line of each row. */
  readonly lines: readonly number[]
  /** About how much memory the rows take, in bytes. */
  readonly bytes: number
}

/** A row of a table by its columns. */
export type FactRow = Readonly<Record<string, unknown>>

/** The names by which a message speaks of a call of a vessel; '' is not told. */
export type CallNames = {
  readonly imo: string
  readonly callSign: string
  readonly vessel: string
  readonly voyage: string
  /** An instant inside or near the call, where the message tells one. */
  readonly near: Epoch | null
}

/**
 * The call that names mean: same vessel and voyage, else the same vessel nearest in time; null for none. `here` are
 * calls that are known since.
 */
export type FindCall = (names: CallNames, here?: readonly VesselVisitFact[]) => VesselVisitFact | null

/**
 * What the terminal knows already, rows of this batch that are not written yet included: for messages that
 * tell only part of a thing and must leave the rest of it as it is.
 */
export type Known = {
  /** The rows of a table whose identity is one of these; an identity is a row with at least its key columns. */
  readonly rows: <Name extends FactName>(
    table: Name,
    keys: readonly Partial<Facts[Name]>[],
  ) => Promise<readonly Facts[Name][]>
  /** Looks up the calls of many vessels at once, so that each that is meant can be told. */
  readonly calls: (names: readonly CallNames[]) => Promise<FindCall>
  /** The stays of these container numbers, the newest first, at most twenty of each. */
  readonly stays: (containers: readonly string[]) => Promise<readonly Facts['container_visit'][]>
}

/** Where a file comes from and what is known there. */
export type Origin = {
  readonly terminal: Terminal
  readonly batchId: string
  /** When it arrived. */
  readonly receivedAt: Epoch
  /** The mapping that was named, as it was kept; null for none. */
  readonly mapping: unknown
  readonly known: Known
  /** Puts a stream that can only be read from its end onto the disk, within a quota. */
  readonly spool?: Spool
}

/** A file on the disk that is the process's own and goes when `drop` is called. */
export type Spooled = {
  readonly path: string
  readonly bytes: number
  readonly drop: () => Promise<void>
}
export type Spool = (stream: AsyncIterable<Uint8Array>) => Promise<Spooled | { readonly fault: FileFault }>

/**
 * A format whose readings are facts. It turns a stream of bytes into readings, in bounded memory, and never
 * throws on bad content; what it writes as `version` is told by the source, else `receivedAt`.
 */
export type FactFormat = {
  /** The kind in the address: `edifact`, `dcsa`, `facts/che_cycle` … */
  readonly kind: string
  /** What a file tells depends on what those before it told: the files of a terminal are taken one after the other. */
  readonly inTurn?: true
  open(
    stream: AsyncIterable<Uint8Array>,
    origin: Origin,
  ): Promise<{ readonly fault: FileFault } | { readonly readings: AsyncIterable<FactReading> }>
}
