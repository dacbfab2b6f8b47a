import type { VesselForecast } from '@quaywise/contract'
import { describe, expect, test } from 'vitest'
import { outlookModel } from './outlook-model.ts'

const at = (time: string): string => `2026-01-10T${time}:00.000Z`
const point = (made: string, p50: string, naive: string | null) => ({
  ...{ at: at(made), p10: at(p50), p50: at(p50), p90: at(p50), naive: naive && at(naive) },
  ...{ done: 1, planned: 2, longCrane: 'QC1', moved: null, cause: null },
})
const running: VesselForecast = {
  ...{ visitId: 'V1', at: at('12:00'), state: 'RUNNING', done: 1, planned: 2, dueAt: at('18:00') },
  ...{ firstLift: at('08:00'), lastLift: null, lateHours: 0, outlook: null, verdicts: [] },
  history: [point('10:00', '18:30', null), point('11:00', '17:45', '23:00')],
  learned: { cranes: 0, lifts: 0, call: 0.08, crane: 0.05 },
}

describe('how the expected end moved', () => {
  test('is minutes after the due time, by when it was looked at', () => {
    const { model, naive, actual } = outlookModel(running, [])
    expect([...model]).toEqual([Date.parse(at('10:00')), 30, Date.parse(at('11:00')), -15])
    expect([...naive]).toEqual([Date.parse(at('11:00')), 300])
    expect(actual).toHaveLength(0)
  })

  test('is told from the end itself where that is known', () => {
    const { model, actual } = outlookModel({ ...running, lastLift: at('18:30') }, [])
    expect([...model].filter((_, i) => i % 2 === 1)).toEqual([0, -45])
    expect([...actual].filter((_, i) => i % 2 === 1)).toEqual([0, 0])
  })

  test('leaves out what the planner said later, and what lies beyond a working day', () => {
    const stored = [
      { method: 'PLANNER', made_at: at('09:00'), etc_p50: at('18:10') },
      { method: 'PLANNER', made_at: at('13:00'), etc_p50: at('19:00') },
      { method: 'PLANNER', made_at: at('09:30'), etc_p50: '2026-01-12T00:00:00.000Z' },
    ]
    expect([...outlookModel(running, stored).planner]).toEqual([Date.parse(at('09:00')), 10])
  })
})
