import type { Mover } from './mover.ts'

/** A vehicle stops for others at an instant. */
export const halt = (mover: Mover, now: number): void => {
  mover.stopped = true
  mover.stoppedAt = now
  mover.stops(true)
}

/** A vehicle that stopped goes on at an instant; how long it stood adds to what the drive cost. */
export const goOn = (mover: Mover, now: number): void => {
  mover.stopped = false
  mover.halted += now - mover.stoppedAt
  mover.stops(false)
}
