import { zoneOffsetMs } from '@quaywise/domain'

const QUARTER = 900_000
const DAY = 86_400_000
/** Days from the first day of spreadsheets to 1970. */
const EPOCH_DAYS = 25_569
const KEPT = 10_000

/** Instants as a terminal's clocks show them. */
export type WallClock = {
  /** The day number of a spreadsheet with the time as its fraction; null for what is no instant. */
  readonly serial: (iso: string) => number | null
  /** ISO 8601 with the zone's offset, to the second; empty for what is no instant. */
  readonly iso: (iso: string) => string
}

const two = (value: number): string => String(value).padStart(2, '0')

const offsetText = (ms: number): string => {
  const minutes = Math.round(Math.abs(ms) / 60_000)
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The clocks of a zone. Offsets change on quarters of an hour only, so each quarter is asked for once. */
export const wallClockOf = (zone: string): WallClock => {
  const known = new Map<number, number>()
  const offsetAt = (epoch: number): number => {
    const quarter = Math.floor(epoch / QUARTER)
    const found = known.get(quarter)
    if (found !== undefined) return found
    if (known.size >= KEPT) known.clear()
    const offset = zoneOffsetMs(quarter * QUARTER, zone)
    known.set(quarter, offset)
    return offset
  }
  return {
    serial: (iso) => {
      const epoch = Date.parse(iso)
      return Number.isNaN(epoch) ? null : (epoch + offsetAt(epoch)) / DAY + EPOCH_DAYS
    },
    iso: (iso) => {
      const epoch = Date.parse(iso)
      if (Number.isNaN(epoch)) return ''
      const offset = offsetAt(epoch)
      return `${new Date(epoch + offset).toISOString().slice(0, 19)}${offsetText(offset)}`
    },
  }
}
