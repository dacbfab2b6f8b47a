import { parseLocalMinute, USUAL_SHIFTS } from '@quaywise/domain'
import { describe, expect, test } from 'vitest'
import { comparedWindow } from './compared-window.ts'
import { movedBucket } from './moved-bucket.ts'

const at = (text: string, zone: string): number => parseLocalMinute(text, zone) ?? Number.NaN
const window = (from: string, to: string, zone: string) => ({ from: at(from, zone), to: at(to, zone) })

describe('the window that a window is compared with', () => {
  test.each([
    ['the day before a day', '2026-01-13 00:00', '2026-01-14 00:00', '2026-01-12 00:00', '2026-01-13 00:00'],
    [
      'the shift before a shift',
      '2026-01-13 08:00',
      '2026-01-13 20:00',
      '2026-01-12 20:00',
      '2026-01-13 08:00',
    ],
    [
      'three days before three',
      '2026-01-13 08:00',
      '2026-01-16 08:00',
      '2026-01-10 08:00',
      '2026-01-13 08:00',
    ],
    [
      'the whole month before March',
      '2026-03-01 00:00',
      '2026-04-01 00:00',
      '2026-02-01 00:00',
      '2026-03-01 00:00',
    ],
    [
      'the year before a year',
      '2026-01-01 00:00',
      '2027-01-01 00:00',
      '2025-01-01 00:00',
      '2026-01-01 00:00',
    ],
  ])('is %s', (_what, from, to, wantedFrom, wantedTo) => {
    const zone = 'Asia/Shanghai'
    expect(comparedWindow('previous', window(from, to, zone), zone)).toEqual(
      window(wantedFrom, wantedTo, zone),
    )
  })

  test('is the whole day before, though the clocks moved', () => {
    const zone = 'Europe/Berlin'
    const day = window('2026-03-30 00:00', '2026-03-31 00:00', zone)
    const before = comparedWindow('previous', day, zone)
    expect(before).toEqual(window('2026-03-29 00:00', '2026-03-30 00:00', zone))
    expect(before.to - before.from).toBe(23 * 3_600_000)
    expect(comparedWindow('same-shift-last-week', day, zone)).toEqual(
      window('2026-03-23 00:00', '2026-03-24 00:00', zone),
    )
  })

  test('is the one that was asked for, its last minute included', () => {
    const asked = { startTime: '2026-01-01 00:00', endTime: '2026-01-01 23:59' }
    expect(comparedWindow(asked, window('2026-01-13 00:00', '2026-01-14 00:00', 'UTC'), 'UTC')).toEqual(
      window('2026-01-01 00:00', '2026-01-02 00:00', 'UTC'),
    )
    const wrong = { startTime: '2026-02-30 00:00', endTime: '2026-03-01 00:00' }
    expect(() => comparedWindow(wrong, window('2026-01-13 00:00', '2026-01-14 00:00', 'UTC'), 'UTC')).toThrow(
      'two times of the calendar',
    )
  })
})

describe('a bucket at the same place of another window', () => {
  const zone = 'Asia/Kolkata'
  const ends = {
    from: at('2026-03-02 08:00', zone),
    to: at('2026-02-28 20:00', zone),
    zone,
    shifts: USUAL_SHIFTS,
  }
  const back = { ...ends, from: ends.to, to: ends.from }
  test.each([
    ['hour', '2026-03-02T02:30:00Z', '2026-02-28T14:30:00Z'],
    ['hour', '2026-03-02T05:30:00Z', '2026-02-28T17:30:00Z'],
    ['day', '2026-03-03', '2026-03-01'],
    ['shift', '2026-03-02 DAY', '2026-02-28 NIGHT'],
    ['shift', '2026-03-02 NIGHT', '2026-03-01 DAY'],
    ['month', '2026-04', '2026-03'],
    ['year', '2026', '2026'],
    ['crane', 'Q1', 'Q1'],
  ])('moves %s %s to %s, and back', (dimension, value, wanted) => {
    expect(movedBucket(dimension, value, ends)).toBe(wanted)
    expect(movedBucket(dimension, wanted, back)).toBe(value)
  })
})
