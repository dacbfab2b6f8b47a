import { calendarOf, type ShiftCalendar, USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { choicesOn, hoursTold, periodOfShift, runningShift, shiftOfPeriod, stepShift } from './shift.ts'

const ZONE = 'Asia/Shanghai'
const THREE = calendarOf([{ from: Number.NEGATIVE_INFINITY, hours: '07-15-23' }], ZONE)
/** Two shifts until the end of January, three from the first of February on. */
const CHANGED: ShiftCalendar = calendarOf(
  [
    { from: Number.NEGATIVE_INFINITY, hours: '08-20' },
    { from: Date.parse('2026-02-01T03:00:00Z'), hours: '06-14-22' },
  ],
  ZONE,
)

it('gives a night shift the date of its start', () => {
  expect(periodOfShift({ date: '2026-01-31', choice: 'NIGHT' }, USUAL_SHIFTS)).toEqual({
    startTime: '2026-01-31 20:00',
    endTime: '2026-02-01 07:59',
  })
  expect(periodOfShift({ date: '2026-01-31', choice: 'EVENING' }, THREE)).toEqual({
    startTime: '2026-01-31 15:00',
    endTime: '2026-01-31 22:59',
  })
})

it('ends the last night of the old hours where the first day of the new begins', () => {
  expect(periodOfShift({ date: '2026-01-31', choice: 'NIGHT' }, CHANGED)).toEqual({
    startTime: '2026-01-31 20:00',
    endTime: '2026-02-01 05:59',
  })
  expect(stepShift({ date: '2026-01-31', choice: 'NIGHT' }, 1, CHANGED)).toEqual({
    date: '2026-02-01',
    choice: 'DAY',
  })
  expect(choicesOn('2026-01-31', CHANGED)).toEqual(['WHOLE', 'DAY', 'NIGHT'])
  expect(choicesOn('2026-02-01', CHANGED)).toEqual(['WHOLE', 'DAY', 'EVENING', 'NIGHT'])
})

it.each([
  ['WHOLE', USUAL_SHIFTS],
  ['DAY', USUAL_SHIFTS],
  ['NIGHT', USUAL_SHIFTS],
  ['WHOLE', THREE],
  ['DAY', THREE],
  ['EVENING', THREE],
  ['NIGHT', THREE],
] as const)('recognises the period of %s', (choice, shifts) => {
  expect(shiftOfPeriod(periodOfShift({ date: '2026-01-13', choice }, shifts), shifts).choice).toBe(choice)
})

it('calls any other period custom', () => {
  const early = { startTime: '2026-01-13 06:00', endTime: '2026-01-13 09:00' }
  expect(shiftOfPeriod(early, USUAL_SHIFTS).choice).toBe('CUSTOM')
  expect(
    shiftOfPeriod(periodOfShift({ date: '2026-01-13', choice: 'DAY' }, USUAL_SHIFTS), THREE).choice,
  ).toBe('CUSTOM')
})

it('walks from shift to shift and from day to day, there and back', () => {
  const day = { date: '2026-01-13', choice: 'DAY' } as const
  const night = { date: '2026-01-13', choice: 'NIGHT' } as const
  expect(stepShift(day, 1, USUAL_SHIFTS)).toEqual(night)
  expect(stepShift(night, 1, USUAL_SHIFTS)).toEqual({ date: '2026-01-14', choice: 'DAY' })
  expect(stepShift(stepShift(day, -1, USUAL_SHIFTS), 1, USUAL_SHIFTS)).toEqual(day)
  expect(stepShift(day, 1, THREE)).toEqual({ date: '2026-01-13', choice: 'EVENING' })
  expect(stepShift(stepShift(day, 1, THREE), 1, THREE)).toEqual(night)
  expect(stepShift({ date: '2026-01-13', choice: 'WHOLE' }, -1, THREE).date).toBe('2026-01-12')
})

it('finds the shift that runs; before the day shift it is the night of the day before', () => {
  expect(runningShift('2026-01-13T23:00:00.000Z', ZONE, USUAL_SHIFTS)).toEqual({
    date: '2026-01-13',
    choice: 'NIGHT',
  })
  expect(runningShift('2026-01-13T00:00:00.000Z', ZONE, USUAL_SHIFTS).choice).toBe('NIGHT')
  expect(runningShift('2026-01-13T00:00:00.000Z', ZONE, THREE)).toEqual({ date: '2026-01-13', choice: 'DAY' })
})

it('tells between which hours a shift lies', () => {
  expect(hoursTold({ date: '2026-01-13', choice: 'DAY' }, USUAL_SHIFTS)).toEqual({ from: '08', to: '20' })
  expect(hoursTold({ date: '2026-01-13', choice: 'NIGHT' }, THREE)).toEqual({ from: '23', to: '07' })
})
