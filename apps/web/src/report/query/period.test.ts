import { expect, it } from 'vitest'
import { defaultPeriod, instantsOf, periodBefore } from './period.ts'

it('opens three days before the terminal’s today, in its zone', () => {
  const evening = '2026-01-15T16:00:00.000Z'
  expect(defaultPeriod(evening, 'Asia/Shanghai')).toEqual({
    startTime: '2026-01-13 00:00',
    endTime: '2026-01-13 23:59',
  })
  expect(defaultPeriod(evening, 'Africa/Casablanca').startTime).toBe('2026-01-12 00:00')
})

it('takes the last minute of a period in', () => {
  const window = instantsOf({ startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }, 'Asia/Shanghai')
  expect(window).toEqual({ from: Date.parse('2026-01-12T16:00Z'), to: Date.parse('2026-01-13T16:00Z') })
  expect(instantsOf({ startTime: '2026-02-30 00:00', endTime: '2026-03-01 00:00' }, 'UTC')).toBeNull()
})

it('finds the period before, as long and without a gap', () => {
  expect(periodBefore({ startTime: '2026-03-01 00:00', endTime: '2026-03-01 23:59' })).toEqual({
    startTime: '2026-02-28 00:00',
    endTime: '2026-02-28 23:59',
  })
  expect(periodBefore({ startTime: '2026-01-13 08:00', endTime: '2026-01-13 19:59' })).toEqual({
    startTime: '2026-01-12 20:00',
    endTime: '2026-01-13 07:59',
  })
})
