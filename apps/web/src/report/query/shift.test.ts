import { expect, it } from 'vitest'
import { periodOfShift, runningShift, shiftOfPeriod, stepShift } from './shift.ts'

it('gives a night shift the date of its start', () => {
  expect(periodOfShift({ date: '2026-01-31', choice: 'NIGHT' })).toEqual({
    startTime: '2026-01-31 20:00',
    endTime: '2026-02-01 07:59',
  })
})

it.each(['WHOLE', 'DAY', 'NIGHT'] as const)('recognises the period of %s', (choice) => {
  expect(shiftOfPeriod(periodOfShift({ date: '2026-01-13', choice })).choice).toBe(choice)
})

it('calls any other period custom', () => {
  expect(shiftOfPeriod({ startTime: '2026-01-13 06:00', endTime: '2026-01-13 09:00' }).choice).toBe('CUSTOM')
})

it('walks from shift to shift and from day to day, there and back', () => {
  const day = { date: '2026-01-13', choice: 'DAY' } as const
  expect(stepShift(day, 1)).toEqual({ date: '2026-01-13', choice: 'NIGHT' })
  expect(stepShift(stepShift(day, 1), 1)).toEqual({ date: '2026-01-14', choice: 'DAY' })
  expect(stepShift(stepShift(day, -1), 1)).toEqual(day)
  expect(stepShift({ date: '2026-01-13', choice: 'WHOLE' }, -1).date).toBe('2026-01-12')
})

it('finds the shift that runs; before 08:00 it is the night of the day before', () => {
  expect(runningShift('2026-01-13T23:00:00.000Z', 'Asia/Shanghai')).toEqual({
    date: '2026-01-13',
    choice: 'NIGHT',
  })
  expect(runningShift('2026-01-13T00:00:00.000Z', 'Asia/Shanghai').choice).toBe('NIGHT')
})
