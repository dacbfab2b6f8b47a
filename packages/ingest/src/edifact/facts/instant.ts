import { type Epoch, zonedToEpochMs } from '@quaywise/domain'
import type { Stamp } from '../segment/stamp.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
/** Quarters that are remembered. */
const QUARTERS = 10_000
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
  const within = local % QUARTER
  return quarterAt(local - within, zone) + within
}

/** Clocks change at full quarters of an hour only: the quarters of a file are few, and costly to work out. */
const quarters = new Map<string, Epoch>()

const quarterAt = (local: number, zone: string): Epoch => {
  const key = `${zone} ${local}`
  const known = quarters.get(key)
  if (known !== undefined) return known
  const clock = new Date(local)
  const [month, day] = [clock.getUTCMonth() + 1, clock.getUTCDate()]
  const [hour, minute] = [clock.getUTCHours(), clock.getUTCMinutes()]
  const epoch = zonedToEpochMs(clock.getUTCFullYear(), month, day, hour, minute, zone)
  if (quarters.size >= QUARTERS) quarters.clear()
  quarters.set(key, epoch)
  return epoch
}
