import { type Epoch, zonedToEpochMs } from '@quaywise/domain'
import type { Stamp } from '../segment/stamp.ts'

const MINUTE = 60_000
/** Years that the stores can hold, with room to spare. */
const LAST = Date.UTC(2200, 0, 1)

/**
 * The instant of a stamp: by its own zone where it gives one, else by the clock of the terminal's zone. Null where
 * there is no stamp, or where it lies beyond the year 2200.
 */
export const instantOf = (stamp: Stamp | null, zone: string): Epoch | null =>
  stamp && epochOf(stamp.local, stamp, zone)

/** The end of the period that a stamp tells, or the end of its day or hour; for a minute, that minute. */
export const endOf = (stamp: Stamp | null, zone: string): Epoch | null => {
  if (stamp === null) return null
  if (stamp.until !== null) return epochOf(stamp.until, stamp, zone)
  const span = stamp.precision === 'DAY' ? 24 * 60 : stamp.precision === 'HOUR' ? 60 : 0
  return epochOf(stamp.local + span * MINUTE, stamp, zone)
}

const epochOf = (local: number, { offsetMinutes }: Stamp, zone: string): Epoch | null => {
  if (local < 0 || local > LAST) return null
  if (offsetMinutes !== null) return local - offsetMinutes * MINUTE
  const clock = new Date(local)
  const minute = zonedToEpochMs(
    clock.getUTCFullYear(),
    clock.getUTCMonth() + 1,
    clock.getUTCDate(),
    clock.getUTCHours(),
    clock.getUTCMinutes(),
    zone,
  )
  return minute + (local % MINUTE)
}
