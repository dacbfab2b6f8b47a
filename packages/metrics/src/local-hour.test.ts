import { describe, expect, it } from 'vitest'
import { PART_HOUR_ZONES } from './local-hour.ts'

const FROM = Date.UTC(2000, 0, 1)
const TO = Date.UTC(2040, 0, 1)
const STEP = 15 * 86_400_000
/** Another name of a zone that is in the list under its own. */
const OLD_NAMES = ['Australia/LHI']

/** Reads how far clocks of a zone are from UTC, in seconds. */
const offsetsOf = (zone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60)
  }
}

const movesByParts = (zone: string): boolean => {
  const offsetAt = offsetsOf(zone)
  let before = offsetAt(FROM)
  for (let at = FROM; at < TO; at += STEP) {
    const offset = offsetAt(at)
    if ((offset - before) % 3600 !== 0) return true
    before = offset
  }
  return false
}

describe('the zones whose clocks move by a part of an hour', () => {
  it('are those of the calendar of zones', () => {
    const found = Intl.supportedValuesOf('timeZone').filter(movesByParts)
    expect([...found, ...OLD_NAMES].sort()).toEqual([...PART_HOUR_ZONES].sort())
  }, 60_000)
})
