import { categorical, logNormal } from '../engine/distribution.ts'
import { normalQuantile } from '../engine/normal.ts'
import { type Key, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Haulier, Land } from '../scenario/land.ts'

const FURTHEST = 149 * MINUTE

/** The number of the haulier of a visit, counted from 0. */
export const haulierOf = ({ hauliers }: Land, key: Key): number => {
  let total = 0
  for (const { share } of hauliers) total += share
  let left = uniform(key, 90) * total
  let haulier = 0
  for (const { share } of hauliers) {
    left -= share
    if (left < 0) return haulier
    haulier++
  }
  return 0
}

/** How long after the middle of its slot a truck comes, in ms: never so late that it is counted as missing. */
export const deviationOf = ({ biasMin, spreadMin }: Haulier, key: Key): number => {
  const drawn = (biasMin + spreadMin * normalQuantile(uniform(key, 91))) * MINUTE
  return Math.round(Math.min(FURTHEST, Math.max(-FURTHEST, drawn)))
}

/** How long before its slot an appointment is booked, in ms. */
export const leadOf = ({ booking }: Land, key: Key): number => {
  const { mean, cv, min, max } = booking.leadHours
  return Math.round(Math.min(max, min + logNormal(uniform(key, 92), mean - min, cv)) * HOUR)
}

/** Whether a truck comes without an appointment. */
export const walksIn = ({ booking }: Land, key: Key): boolean => uniform(key, 93) < booking.walkIn

/** How often an appointment is changed. */
export const changesOf = ({ booking }: Land, key: Key): number =>
  categorical(uniform(key, 94), booking.changes)
