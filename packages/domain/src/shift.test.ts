import { describe, expect, test } from 'vitest'
import { shiftAt, shiftsBetween } from './shift.ts'
import { boundariesInside } from './split-interval.ts'

const utc = (iso: string): number => Date.parse(iso)
const iso = (epoch: number): string => new Date(epoch).toISOString()
const HOUR = 3_600_000

describe('shiftsBetween', () => {
  test('gives a night shift the date of its start', () => {
    const shift = shiftAt(utc('2026-01-13T18:00:00Z'), 'Asia/Shanghai')
    expect(shift).toMatchObject({ type: 'NIGHT', date: '2026-01-13' })
    expect(iso(shift?.start ?? 0)).toBe('2026-01-13T12:00:00.000Z')
  })

  test('covers a span without gap or overlap', () => {
    const shifts = shiftsBetween(utc('2026-01-12T16:00:00Z'), utc('2026-01-14T16:00:00Z'), 'Asia/Shanghai')
    expect(shifts.map(({ type, date }) => `${date} ${type}`)).toEqual([
      '2026-01-12 NIGHT',
      '2026-01-13 DAY',
      '2026-01-13 NIGHT',
      '2026-01-14 DAY',
      '2026-01-14 NIGHT',
    ])
    expect(shifts.slice(1).map(({ start }) => start)).toEqual(shifts.slice(0, -1).map(({ end }) => end))
  })

  test('makes the night of a clock change an hour longer or shorter', () => {
    const hours = (at: string): number => {
      const shift = shiftAt(utc(at), 'Europe/Berlin')
      return ((shift?.end ?? 0) - (shift?.start ?? 0)) / HOUR
    }
    expect([
      hours('2026-10-24T23:00:00Z'),
      hours('2026-03-28T23:00:00Z'),
      hours('2026-06-01T23:00:00Z'),
    ]).toEqual([13, 11, 12])
  })
})

describe('boundariesInside', () => {
  test('cuts at local hours strictly inside, also in zones of half an hour', () => {
    expect(
      boundariesInside(utc('2026-01-13T00:10:00Z'), utc('2026-01-13T02:30:00Z'), 'Asia/Kolkata').map(iso),
    ).toEqual(['2026-01-13T00:30:00.000Z', '2026-01-13T01:30:00.000Z'])
    expect(boundariesInside(utc('2026-01-13T00:00:00Z'), utc('2026-01-13T01:00:00Z'), 'UTC')).toEqual([])
  })

  test('cuts where a shift begins between hours', () => {
    const shifts = [
      { key: 'DAY', startMinute: 7 * 60 + 30 },
      { key: 'NIGHT', startMinute: 19 * 60 + 30 },
    ]
    expect(
      boundariesInside(utc('2026-01-13T07:10:00Z'), utc('2026-01-13T08:10:00Z'), 'UTC', shifts).map(iso),
    ).toEqual(['2026-01-13T07:30:00.000Z', '2026-01-13T08:00:00.000Z'])
  })
})
