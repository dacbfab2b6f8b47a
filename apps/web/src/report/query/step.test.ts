import { USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { periodOfShift } from './shift.ts'
import { stepPeriod, stepUnit, wholeMonth } from './step.ts'

const day = { startTime: '2026-03-01 00:00', endTime: '2026-03-01 23:59' }
const odd = { startTime: '2026-03-01 06:00', endTime: '2026-03-01 08:29' }
const night = periodOfShift({ date: '2026-02-28', choice: 'NIGHT' }, USUAL_SHIFTS)

it.each([
  ['month', wholeMonth('2026-02'), '2026-03-01 00:00', '2026-03-31 23:59'],
  ['month', wholeMonth('2025-12'), '2026-01-01 00:00', '2026-01-31 23:59'],
  ['day', day, '2026-03-02 00:00', '2026-03-02 23:59'],
  ['shift', night, '2026-03-01 08:00', '2026-03-01 19:59'],
  ['period', odd, '2026-03-01 08:30', '2026-03-01 10:59'],
] as const)('steps by a %s', (unit, period, startTime, endTime) => {
  expect(stepUnit(period, USUAL_SHIFTS)).toBe(unit)
  expect(stepPeriod(period, 1, USUAL_SHIFTS)).toEqual({ startTime, endTime })
  expect(stepPeriod(stepPeriod(period, 1, USUAL_SHIFTS), -1, USUAL_SHIFTS)).toEqual(period)
})
