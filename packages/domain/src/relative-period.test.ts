import { describe, expect, it } from 'vitest'
import { localPeriodOf as periodOf, type RelativePeriod } from './relative-period.ts'
import { USUAL_SHIFTS } from './shift.ts'

const SHANGHAI = 'Asia/Shanghai'
const localPeriodOf = (period: RelativePeriod, now: number, zone: string) =>
  periodOf(period, now, zone, USUAL_SHIFTS)
const at = (text: string) => Date.parse(text)
const day = (first: string, last = first) => ({ startTime: `${first} 00:00`, endTime: `${last} 23:59` })

describe('a relative period', () => {
  const now = at('2026-01-16T01:30:00Z') // 09:30 on Friday, 16 January, in Shanghai

  it('counts days, weeks from Monday, and months back from the local day', () => {
    expect(localPeriodOf({ of: 'day', back: 3 }, now, SHANGHAI)).toEqual(day('2026-01-13'))
    expect(localPeriodOf({ of: 'week', back: 0 }, now, SHANGHAI)).toEqual(day('2026-01-12', '2026-01-18'))
    expect(localPeriodOf({ of: 'week', back: 2 }, now, SHANGHAI)).toEqual(day('2025-12-29', '2026-01-04'))
    expect(localPeriodOf({ of: 'month', back: 1 }, now, SHANGHAI)).toEqual(day('2025-12-01', '2025-12-31'))
    expect(localPeriodOf({ of: 'month', back: 11 }, now, SHANGHAI)).toEqual(day('2025-02-01', '2025-02-28'))
    expect(localPeriodOf({ of: 'day', back: 0 }, at('2026-01-15T16:30:00Z'), SHANGHAI)).toEqual(
      day('2026-01-16'),
    )
  })

  it('counts shifts, the night ending on the next date', () => {
    const running = { startTime: '2026-01-16 08:00', endTime: '2026-01-16 19:59' }
    expect(localPeriodOf({ of: 'shift', back: 0 }, now, SHANGHAI)).toEqual(running)
    const night = { startTime: '2026-01-15 20:00', endTime: '2026-01-16 07:59' }
    expect(localPeriodOf({ of: 'shift', back: 1 }, now, SHANGHAI)).toEqual(night)
  })

  it('keeps to wall clocks in a night that clocks change in', () => {
    const sunday = at('2026-03-29T09:00:00Z')
    expect(localPeriodOf({ of: 'shift', back: 1 }, sunday, 'Europe/Berlin')).toEqual({
      startTime: '2026-03-28 20:00',
      endTime: '2026-03-29 07:59',
    })
  })
})
