import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'

const TURN = 3 * HOUR
const known = new Map<string, number>()

/** The local midnight from which days are counted; asked for every truck, so worked out once a zone. */
const midnight = (zone: string): number => {
  const found = known.get(zone) ?? weekStart(0, zone) - 8 * HOUR
  known.set(zone, found)
  return found
}

/** The number of the gate day of an instant: from 03:00 local, when the fewest trucks come, to 03:00. */
export const gateDayOf = (at: number, zone: string): number => Math.floor((at - midnight(zone) - TURN) / DAY)

/** The start of a gate day. */
export const gateDayStart = (day: number, zone: string): number => midnight(zone) + TURN + day * DAY

/** Hours since local midnight. */
export const localHour = (at: number, zone: string): number => {
  const ms = (at - midnight(zone)) % DAY
  return (ms < 0 ? ms + DAY : ms) / HOUR
}

/** The start of the slot that holds an instant: slots begin at local hours. */
export const slotOf = (at: number, zone: string): number => {
  const zero = midnight(zone)
  return zero + Math.floor((at - zero) / HOUR) * HOUR
}
