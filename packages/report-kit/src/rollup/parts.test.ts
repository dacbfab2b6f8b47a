import { describe, expect, test } from 'vitest'
import { dayAfter, startOfDay } from './local-day.ts'
import { partsOf, type Taking } from './parts.ts'
import type { BuiltDay } from './shelf.ts'

const ZONE = 'Europe/Berlin'
const TAKING: Taking = { zone: ZONE, intervals: true, whole: false, byMonth: true }
const at = (local: string): number => startOfDay(local, ZONE)

const dayOf = (day: string, build: number, more: Partial<BuiltDay> = {}): BuiltDay => ({
  ...{ day, build, from: at(day), to: at(dayAfter(day)), even: true, enters: false, reach: null },
  ...more,
})

/** The days of March and the first two of April 2026: clocks are put forward on the 29th. */
const DAYS = Array.from({ length: 33 }, (_, i) => dayOf(dayAfter('2026-03-01', i), i + 1))
const MONTHS = [{ month: '2026-03', build: 99 }]
const HOUR = 3_600_000

describe('partsOf', () => {
  test('takes whole months, days beside them, and nothing from the facts', () => {
    const parts = partsOf(
      { days: DAYS, months: MONTHS },
      { from: at('2026-03-01'), to: at('2026-04-03') },
      TAKING,
    )
    expect(parts?.months).toEqual(MONTHS)
    expect(parts?.days.map(({ day }) => day)).toEqual(['2026-04-01', '2026-04-02'])
    expect(parts?.rest).toEqual([])
  })

  test('takes days where a month is not wanted, held in part or not all built', () => {
    const whole = { from: at('2026-03-01'), to: at('2026-04-01') }
    const built = { days: DAYS, months: MONTHS }
    expect(partsOf(built, whole, { ...TAKING, byMonth: false })?.days).toHaveLength(31)
    expect(partsOf(built, { ...whole, from: at('2026-03-02') }, TAKING)?.months).toEqual([])
    const gap = DAYS.filter(({ day }) => day !== '2026-03-10')
    const parts = partsOf({ days: gap, months: MONTHS }, whole, TAKING)
    expect(parts?.months).toEqual([])
    expect(parts?.rest).toEqual([{ from: at('2026-03-10'), to: at('2026-03-11') }])
  })

  test('takes the full hours at the edges of a window, and what they leave from the facts', () => {
    const window = { from: at('2026-03-05') + 7.5 * HOUR, to: at('2026-03-06') + 3.25 * HOUR }
    const parts = partsOf({ days: DAYS, months: [] }, window, TAKING)
    expect(parts?.hours).toEqual([
      { build: 5, from: at('2026-03-05') + 8 * HOUR, to: at('2026-03-06') },
      { build: 6, from: at('2026-03-06'), to: at('2026-03-06') + 3 * HOUR },
    ])
    expect(parts?.rest).toEqual([
      { from: null, to: at('2026-03-05') + 8 * HOUR },
      { from: at('2026-03-06') + 3 * HOUR, to: window.to },
    ])
  })

  test('parts no day whose rows cross hours, and ends no stretch that rows run out of', () => {
    const reaching = DAYS.map((day) =>
      day.day === '2026-03-07' ? { ...day, even: false, reach: day.to + HOUR } : day,
    )
    const window = { from: at('2026-03-03'), to: at('2026-03-08') }
    const parts = partsOf({ days: reaching, months: [] }, window, TAKING)
    expect(parts?.days.map(({ day }) => day)).toEqual([
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
    ])
    expect(parts?.rest).toEqual([{ from: at('2026-03-07'), to: window.to }])
    const further = partsOf({ days: reaching, months: [] }, { ...window, to: at('2026-03-10') }, TAKING)
    expect(further?.rest).toEqual([])
  })

  test('begins no stretch that rows run into, but takes instants as they come', () => {
    const entered = DAYS.map((day) => (day.day === '2026-03-03' ? { ...day, enters: true } : day))
    const window = { from: at('2026-03-03'), to: at('2026-03-08') }
    const built = { days: entered, months: [] }
    expect(partsOf(built, window, TAKING)?.rest).toEqual([{ from: null, to: at('2026-03-04') }])
    expect(partsOf(built, window, { ...TAKING, intervals: false })?.rest).toEqual([])
  })

  test('leaves everything before and after to the facts for whole calls', () => {
    const parts = partsOf(
      { days: DAYS, months: [] },
      { from: at('2026-02-01'), to: at('2026-05-01') },
      { ...TAKING, whole: true },
    )
    expect(parts?.rest).toEqual([
      { from: null, to: at('2026-03-01') },
      { from: at('2026-04-03'), to: null },
    ])
  })

  test('is of no use where less than half of the window is built', () => {
    const window = { from: at('2026-01-01'), to: at('2026-04-01') }
    expect(partsOf({ days: DAYS, months: [] }, window, TAKING)).toBeUndefined()
    expect(partsOf({ days: [], months: [] }, window, TAKING)).toBeUndefined()
  })
})
