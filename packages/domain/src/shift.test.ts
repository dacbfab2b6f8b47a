import { describe, expect, test } from 'vitest'
import { calendarOf, localShifts, shiftAt, shiftsBetween, USUAL_SHIFTS } from './shift.ts'
import { isShiftHours, shiftsByHour } from './shift-hours.ts'
import { boundariesInside } from './split-interval.ts'

const utc = (iso: string): number => Date.parse(iso)
const iso = (epoch: number): string => new Date(epoch).toISOString()
const HOUR = 3_600_000

describe('shiftsBetween', () => {
  test('gives a night shift the date of its start', () => {
    const shift = shiftAt(utc('2026-01-13T18:00:00Z'), 'Asia/Shanghai', USUAL_SHIFTS)
    expect(shift).toMatchObject({ type: 'NIGHT', date: '2026-01-13' })
    expect(iso(shift?.start ?? 0)).toBe('2026-01-13T12:00:00.000Z')
  })

  test('covers a span without gap or overlap', () => {
    const shifts = shiftsBetween(
      utc('2026-01-12T16:00:00Z'),
      utc('2026-01-14T16:00:00Z'),
      'Asia/Shanghai',
      USUAL_SHIFTS,
    )
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
      const shift = shiftAt(utc(at), 'Europe/Berlin', USUAL_SHIFTS)
      return ((shift?.end ?? 0) - (shift?.start ?? 0)) / HOUR
    }
    expect([
      hours('2026-10-24T23:00:00Z'),
      hours('2026-03-28T23:00:00Z'),
      hours('2026-06-01T23:00:00Z'),
    ]).toEqual([13, 11, 12])
  })
})

describe('the calendar of shifts', () => {
  const always = (hours: string) => calendarOf([{ from: Number.NEGATIVE_INFINITY, hours }], 'Asia/Shanghai')
  const named = (first: string, last: string, calendar: ReturnType<typeof always>) =>
    localShifts(first, last, calendar).map(({ date, type, start, end }) => `${date} ${type} ${start} ${end}`)

  test('has three shifts a day where it names three hours, the last over midnight or from it', () => {
    expect(named('2026-01-13', '2026-01-13', always('07-15-23'))).toEqual([
      '2026-01-13 DAY 2026-01-13 07:00 2026-01-13 15:00',
      '2026-01-13 EVENING 2026-01-13 15:00 2026-01-13 23:00',
      '2026-01-13 NIGHT 2026-01-13 23:00 2026-01-14 07:00',
    ])
    // A night that begins at midnight is the first of its date.
    expect(named('2026-01-13', '2026-01-13', always('08-16-00'))).toEqual([
      '2026-01-13 NIGHT 2026-01-13 00:00 2026-01-13 08:00',
      '2026-01-13 DAY 2026-01-13 08:00 2026-01-13 16:00',
      '2026-01-13 EVENING 2026-01-13 16:00 2026-01-14 00:00',
    ])
  })

  test('holds for the whole local day in which other hours begin', () => {
    const changed = calendarOf(
      [
        { from: Number.NEGATIVE_INFINITY, hours: '08-20' },
        { from: utc('2026-01-14T06:00:00Z'), hours: '06-14-22' },
      ],
      'Asia/Shanghai',
    )
    expect(named('2026-01-13', '2026-01-14', changed)).toEqual([
      '2026-01-13 DAY 2026-01-13 08:00 2026-01-13 20:00',
      '2026-01-13 NIGHT 2026-01-13 20:00 2026-01-14 06:00',
      '2026-01-14 DAY 2026-01-14 06:00 2026-01-14 14:00',
      '2026-01-14 EVENING 2026-01-14 14:00 2026-01-14 22:00',
      '2026-01-14 NIGHT 2026-01-14 22:00 2026-01-15 06:00',
    ])
  })

  test.each(['08-20', '00-12', '07-15-23', '08-16-00', '22-06-14', '06-18', '05-20', '04-08-12'])(
    'leaves no gap and no overlap with %s, also when clocks change',
    (hours) => {
      for (const from of ['2026-03-26T00:00:00Z', '2026-10-22T00:00:00Z', '2026-12-29T00:00:00Z']) {
        const [first, last] = [utc(from), utc(from) + 6 * 24 * HOUR]
        const shifts = shiftsBetween(first, last, 'Europe/Berlin', always(hours))
        expect(shifts[0]?.start).toBeLessThanOrEqual(first)
        expect(shifts.at(-1)?.end).toBeGreaterThanOrEqual(last)
        expect(shifts.slice(1).map(({ start }) => start)).toEqual(shifts.slice(0, -1).map(({ end }) => end))
        expect(new Set(shifts.map(({ date, type }) => `${date} ${type}`)).size).toBe(shifts.length)
      }
    },
  )

  test('takes two or three full hours in their order, four hours apart at least', () => {
    for (const hours of ['08-20', '20-08', '07-15-23', '08-16-00', '22-06-14', '00-04-08'])
      expect(isShiftHours(hours), hours).toBe(true)
    for (const hours of [
      '',
      '08',
      '8-20',
      '08-24',
      '08-08',
      '08-11',
      '07-23-15',
      '06-09-14',
      '08-20-',
      '08:00-20:00',
    ])
      expect(isShiftHours(hours), hours).toBe(false)
  })

  test('tells of each hour the shift that it lies in and when that began', () => {
    const told = shiftsByHour('07-15-23').map(({ type, begins }) => `${type} ${begins}`)
    expect(told).toHaveLength(24)
    expect([0, 6, 7, 14, 15, 22, 23].map((hour) => told[hour])).toEqual([
      'NIGHT -1',
      'NIGHT -1',
      'DAY 7',
      'DAY 7',
      'EVENING 15',
      'EVENING 15',
      'NIGHT 23',
    ])
    expect(shiftsByHour('08-16-00')[3]).toEqual({ type: 'NIGHT', begins: 0 })
  })
})

describe('boundariesInside', () => {
  test('cuts at local hours strictly inside, also in zones of half an hour', () => {
    expect(
      boundariesInside(utc('2026-01-13T00:10:00Z'), utc('2026-01-13T02:30:00Z'), 'Asia/Kolkata').map(iso),
    ).toEqual(['2026-01-13T00:30:00.000Z', '2026-01-13T01:30:00.000Z'])
    expect(boundariesInside(utc('2026-01-13T00:00:00Z'), utc('2026-01-13T01:00:00Z'), 'UTC')).toEqual([])
  })
})
