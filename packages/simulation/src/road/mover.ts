import type { Track } from './track.ts'

/** A vehicle as the roads see it: where it is, what it holds, where it is bound, and what the drive cost so far. */
export class Mover {
  readonly index: number
  x = 0
  y = 0
  /** The place where it stands, or -1 on its way. */
  place = -1
  /** The lane of a zone that it holds, or -1 outside the roads. */
  lane = -1
  /** The place it is bound for, and the junction from which that is entered. */
  goal = -1
  entry = -1
  /** The junction before it, and the zone it wants behind that; -1 for the way into its place. */
  junction = -1
  wants = -1
  /** Whether it waits before its junction and since when, and whether it has stopped for that and when. */
  waiting = false
  since = 0
  stopped = false
  stoppedAt = 0
  /** Metres of the drive so far, and milliseconds stopped for others. */
  metres = 0
  halted = 0
  /** It is in a ring of vehicles that block each other, until they are moved on. */
  knotted = false
  /** It will break down on the next road zone and stand there for so many milliseconds; 0 when it will not. */
  stall = 0
  track: Track | null = null
  /** It arrived; it broke down; it stopped for others (true) or goes on. */
  arrived: () => void = () => undefined
  stalled: () => void = () => undefined
  stops: (stopped: boolean) => void = () => undefined
  /** Whether vehicles that block each other are why it stands. */
  isInKnot: () => boolean = () => this.knotted

  constructor(index: number) {
    this.index = index
  }
}
