import type { OpMode, WaitRoot } from '@quaywise/domain'
import type { OpenWait } from './blame.ts'

/** What one that others wait for does at an instant. */
export type Doing = {
  /** Whom it waits for itself, so that the blame goes on to that one; null when it works, drives, or is down. */
  readonly waitsFor: Actor | null
  /** Whom a wait is laid to that stops here. */
  readonly root: WaitRoot
  /** What it is at, in the words of activities and crane time: `TRAVEL_LADEN`, `RESHUFFLE`, `FAULT`. */
  readonly state: string
  readonly op: OpMode | ''
}

/** Somebody that others may wait for: a machine, a fleet, a plan. */
export type Actor = {
  /** Unique among actors; the id of the machine where it is one. */
  readonly id: string
  /** The machine at which a wait that is laid to it is written down, '' for a fleet or a plan. */
  readonly eqId: string
  readonly doing: () => Doing
  /** The waits whose chain leads over it now. */
  readonly waits: OpenWait[]
}

/** An actor over which no wait leads yet. */
export const newActor = (id: string, eqId: string, doing: () => Doing): Actor => ({
  id,
  eqId,
  doing,
  waits: [],
})
