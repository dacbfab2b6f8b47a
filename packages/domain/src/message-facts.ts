import type { MaybeEpoch } from './epoch.ts'

/** One message of a batch, kept as it came. */
export type MessageFact = {
  terminal_id: string
  batch_id: string
  /** Its number in its file, from 1. */
  seq: number
  /** The type that its content shows, such as `COARRI`. */
  type: string
  sender: string
  /** The sender's own number of it, '' where it gives none. */
  reference: string
  /** When it was written, by its own word. */
  at: MaybeEpoch
  text: string
}

/** One thing that a message speaks of: a call, a container, a truck visit …, by the id that its facts bear. */
export type MessageSubjectFact = {
  terminal_id: string
  subject_kind: string
  subject_id: string
  batch_id: string
  seq: number
}
