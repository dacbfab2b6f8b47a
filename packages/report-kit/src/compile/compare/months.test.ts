import { monthAt, monthOf } from '@quaywise/domain'
import { describe, expect, test } from 'vitest'
import { windowOf } from '../window.ts'
import { comparedWindow } from './compared-window.ts'
import { lastMonths, yearToDate } from './months.ts'

const window = (start: string, end: string, zone: string) => {
  const found = windowOf(start, end, zone)
  if (!found) throw new Error(`${start} – ${end} is no period.`)
  return found
}
const iso = ({ from, to }: { from: number; to: number }) => [from, to].map((at) => new Date(at).toISOString())
const SHANGHAI = 'Asia/Shanghai'
const CASABLANCA = 'Africa/Casablanca'
const TEHRAN = 'Asia/Tehran'

describe('the last months', () => {
  test('end with the month that holds the last minute, on the clocks of the terminal', () => {
    const january = window('2026-01-01 00:00', '2026-01-31 23:59', SHANGHAI)
    expect(iso(lastMonths(13, january, SHANGHAI))).toEqual([
      '2024-12-31T16:00:00.000Z',
      '2026-01-31T16:00:00.000Z',
    ])
    // The same instants lie in another month elsewhere.
    expect(iso(lastMonths(1, january, 'Pacific/Kiritimati'))).toEqual([
      '2026-01-31T10:00:00.000Z',
      '2026-02-28T10:00:00.000Z',
    ])
  })

  test('are whole although a day or a shift was asked', () => {
    const night = window('2026-02-28 20:00', '2026-03-01 07:59', SHANGHAI)
    expect(iso(lastMonths(2, night, SHANGHAI))).toEqual([
      '2026-01-31T16:00:00.000Z',
      '2026-03-31T16:00:00.000Z',
    ])
  })

  test('follow the clocks: half hours, and a month in which they move', () => {
    const march = window('2026-03-01 00:00', '2026-03-31 23:59', CASABLANCA)
    // UTC+1, but UTC in Ramadan: 15 February to 22 March 2026.
    expect(iso(lastMonths(2, march, CASABLANCA))).toEqual([
      '2026-01-31T23:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
    ])
    const tehran = window('2026-03-01 00:00', '2026-03-31 23:59', TEHRAN)
    expect(iso(lastMonths(1, tehran, TEHRAN))).toEqual([
      '2026-02-28T20:30:00.000Z',
      '2026-03-31T20:30:00.000Z',
    ])
  })

  test('are as many as were asked, each behind the other', () => {
    const { from, to } = lastMonths(26, window('2026-01-05 00:00', '2026-01-05 23:59', SHANGHAI), SHANGHAI)
    expect([monthOf(monthAt(from, SHANGHAI)), monthOf(monthAt(to - 1, SHANGHAI))]).toEqual([
      '2023-12',
      '2026-01',
    ])
  })
})

test('the year so far begins with its January and ends with the month', () => {
  const may = window('2026-05-01 00:00', '2026-05-31 23:59', SHANGHAI)
  expect(iso(yearToDate(may, SHANGHAI))).toEqual(['2025-12-31T16:00:00.000Z', '2026-05-31T16:00:00.000Z'])
  const january = window('2026-01-01 00:00', '2026-01-31 23:59', SHANGHAI)
  expect(yearToDate(january, SHANGHAI)).toEqual(lastMonths(1, january, SHANGHAI))
})

describe('the same time a year before', () => {
  const before = (start: string, end: string) =>
    iso(comparedWindow('last-year', window(start, end, SHANGHAI), SHANGHAI))

  test('of a month is that month, of however many days', () => {
    expect(before('2024-02-01 00:00', '2024-02-29 23:59')).toEqual([
      '2023-01-31T16:00:00.000Z',
      '2023-02-28T16:00:00.000Z',
    ])
  })

  test('of the last day of a leap February ends with February', () => {
    expect(before('2024-02-29 00:00', '2024-02-29 23:59')).toEqual([
      '2023-02-27T16:00:00.000Z',
      '2023-02-28T16:00:00.000Z',
    ])
  })
})
