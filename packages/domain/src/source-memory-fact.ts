import type { Epoch } from './epoch.ts'

/**
 * What messages told of one thing so far, kept so that the rest can be laid to it when it comes: the words on a
 * call, the steps of a machine, the ends of a cycle. Read by the formats that wrote it, never shown.
 */
export type SourceMemoryFact = {
  terminal_id: string
  /** What sort of thing: `CALL`, `STEPS`, `CYCLE` … */
  kind: string
  /** Which of its sort. */
  name: string
  /** What was told, as JSON. */
  told: string
  version: number
}

/**
 * A day on which a thing of a table was told to stand: so that a correction finds what it corrects however far the
 * two lie apart. A day is never taken back: it says where to look, not what is there.
 */
export type FactPlaceFact = {
  terminal_id: string
  /** The table. */
  fact: string
  /** The first column of the thing's key. */
  name: string
  at: Epoch
}
