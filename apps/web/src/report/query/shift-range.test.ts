import { calendarOf, USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { askableRange, periodOfRange, rangeOfPeriod, shiftsOfRange, stepRange } from './shift-range.ts'

const nights = { from: '2026-01-10', to: '2026-01-12', choice: 'NIGHT' } as const

it('runs from the beginning of its first shift to the end of its last', () => {
  expect(periodOfRange(nights, USUAL_SHIFTS)).toEqual({
    startTime: '2026-01-10 20:00',
    endTime: '2026-01-13 07:59',
  })
  expect(periodOfRange({ ...nights, choice: 'WHOLE' }, USUAL_SHIFTS)).toEqual({
    startTime: '2026-01-10 00:00',
    endTime: '2026-01-12 23:59',
  })
})

const threeShifts = calendarOf([{ from: Number.NEGATIVE_INFINITY, hours: '08-16-00' }], 'Asia/Shanghai')

it.each([
  [nights, USUAL_SHIFTS],
  [{ ...nights, choice: 'DAY' as const }, USUAL_SHIFTS],
  [{ ...nights, choice: 'WHOLE' as const }, USUAL_SHIFTS],
  [nights, threeShifts],
  [{ ...nights, choice: 'EVENING' as const }, threeShifts],
] as const)('is known again by its period: %o', (range, shifts) =>
  expect(rangeOfPeriod(periodOfRange(range, shifts), shifts)).toEqual(range),
)

it('names its shifts one by one, unless it is of all or of one', () => {
  expect(shiftsOfRange(nights)).toEqual(['2026-01-10 NIGHT', '2026-01-11 NIGHT', '2026-01-12 NIGHT'])
  expect(shiftsOfRange({ ...nights, choice: 'WHOLE' })).toEqual([])
  expect(shiftsOfRange({ ...nights, to: '2026-01-10' })).toEqual([])
})

it('steps shift by shift when it is one, and by its own length when it is several', () => {
  const day = { from: '2026-01-10', to: '2026-01-10', choice: 'DAY' } as const
  expect(stepRange(day, 1, USUAL_SHIFTS)).toEqual({ ...day, choice: 'NIGHT' })
  expect(stepRange(nights, -1, USUAL_SHIFTS)).toEqual({ ...nights, from: '2026-01-07', to: '2026-01-09' })
})

it('takes whole days where its shifts would be too many to name', () => {
  expect(askableRange({ from: '2025-01-01', to: '2025-12-31', choice: 'DAY' }).choice).toBe('WHOLE')
  expect(askableRange(nights)).toBe(nights)
})
