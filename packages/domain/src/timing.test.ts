import { describe, expect, it } from 'vitest'
import { USUAL_SHIFTS } from './shift.ts'
import { nextAt, type Timing } from './timing.ts'

const timing = (more: Partial<Timing>): Timing => ({ every: 'day', at: '06:30', weekday: 1, day: 1, ...more })
const next = (more: Partial<Timing>, after: string, zone: string) =>
  new Date(nextAt(timing(more), Date.parse(after), zone, USUAL_SHIFTS)).toISOString()

describe('the next time', () => {
  it('is the same day while it lies ahead, else the next', () => {
    expect(next({}, '2026-01-15T22:29:00Z', 'Asia/Shanghai')).toBe('2026-01-15T22:30:00.000Z')
    expect(next({}, '2026-01-15T22:30:00Z', 'Asia/Shanghai')).toBe('2026-01-16T22:30:00.000Z')
  })

  it('falls on the weekday, and on the last day of a month that is too short', () => {
    expect(next({ every: 'week', weekday: 1 }, '2026-01-16T00:00:00Z', 'UTC')).toBe(
      '2026-01-19T06:30:00.000Z',
    )
    expect(next({ every: 'week', weekday: 7 }, '2026-01-18T06:30:00Z', 'UTC')).toBe(
      '2026-01-25T06:30:00.000Z',
    )
    expect(next({ every: 'month', day: 31 }, '2026-01-31T06:30:00Z', 'UTC')).toBe('2026-02-28T06:30:00.000Z')
  })

  it('is the end of the shift that runs', () => {
    expect(next({ every: 'shift' }, '2026-01-16T00:00:00Z', 'Asia/Shanghai')).toBe('2026-01-16T12:00:00.000Z')
    expect(next({ every: 'shift' }, '2026-01-16T12:00:00Z', 'Asia/Shanghai')).toBe('2026-01-17T00:00:00.000Z')
  })

  it('happens once a day where clocks change', () => {
    const berlin = 'Europe/Berlin'
    expect(next({ at: '02:30' }, '2026-03-28T12:00:00Z', berlin)).toBe('2026-03-29T01:30:00.000Z')
    expect(next({ at: '02:30' }, '2026-03-29T01:30:00Z', berlin)).toBe('2026-03-30T00:30:00.000Z')
    expect(next({ at: '02:30' }, '2026-10-24T12:00:00Z', berlin)).toBe('2026-10-25T00:30:00.000Z')
    expect(next({ at: '02:30' }, '2026-10-25T00:30:00Z', berlin)).toBe('2026-10-26T01:30:00.000Z')
  })
})
