import { describe, expect, it } from 'vitest'
import { ruleOf, scheduleOf, startFields } from './rule-fields.ts'

describe('the form of a job', () => {
  it('begins empty, hourly and active', () => {
    const start = startFields(null, 'Asia/Shanghai')
    expect(start).toMatchObject({ name: '', active: true, terminal: null })
    expect(ruleOf(start).schedule).toEqual({ every: 'interval', seconds: 3600 })
  })

  it.each([5, 90, 300, 7200])('shows %i seconds in the coarsest whole unit, and back', (seconds) => {
    const rule = { ...ROW, schedule: { every: 'interval' as const, seconds } }
    expect(scheduleOf(startFields(rule, 'UTC').schedule)).toEqual({ every: 'interval', seconds })
  })

  it('keeps a time by the clock', () => {
    const schedule = { every: 'week', at: '06:30', weekday: 5, day: 1, zone: 'Asia/Tokyo' } as const
    expect(ruleOf(startFields({ ...ROW, schedule, disabled: true }, 'UTC'))).toMatchObject({
      schedule,
      paused: true,
    })
  })
})

const ROW = {
  ...{ key: 'k', name: 'n', desc: 'long enough', kind: 'alerts', terminal: null, status: 0 },
  ...{ disabled: false, owner: '', callNo: 0, progress: 0, updatedAt: null, createdAt: '', nextAt: null },
  ...{ lastMs: null, error: null, outcome: {}, schedule: { every: 'interval' as const, seconds: 60 } },
}
