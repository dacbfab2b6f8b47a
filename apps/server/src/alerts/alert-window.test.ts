import { USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { alertPeriod } from './alert-window.ts'

const at = (window: 'hour' | 'shift' | 'day', now: string) => {
  const { startTime, endTime } = alertPeriod(window, Date.parse(now), 'Asia/Shanghai', USUAL_SHIFTS)
  return `${startTime} – ${endTime}`
}

it('counts up to now: the last hour, the running shift, the running day', () => {
  const now = '2026-01-15T02:30:20Z' // 10:30 and 20 seconds
  expect(at('hour', now)).toBe('2026-01-15 09:31 – 2026-01-15 10:30')
  expect(at('shift', now)).toBe('2026-01-15 08:00 – 2026-01-15 10:30')
  expect(at('day', now)).toBe('2026-01-15 00:00 – 2026-01-15 10:30')
})

it('counts the whole of what has just ended', () => {
  const midnight = '2026-01-15T16:00:00Z'
  expect(at('day', midnight)).toBe('2026-01-15 00:00 – 2026-01-15 23:59')
  expect(at('hour', midnight)).toBe('2026-01-15 23:00 – 2026-01-15 23:59')
  expect(at('shift', '2026-01-15T12:00:00Z')).toBe('2026-01-15 08:00 – 2026-01-15 19:59')
})
