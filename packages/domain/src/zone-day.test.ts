import { expect, it } from 'vitest'
import { dayInZone, startOfDay } from './zone-day.ts'

const SHANGHAI = 'Asia/Shanghai'

it('gives the day of an instant by the clocks of a zone', () => {
  expect(dayInZone(Date.parse('2026-12-31T15:59:59Z'), SHANGHAI)).toBe('2026-12-31')
  expect(dayInZone(Date.parse('2026-12-31T16:00:00Z'), SHANGHAI)).toBe('2027-01-01')
})

it('gives the instant at which a day begins, over months and clock changes', () => {
  expect(startOfDay('2026-12-31', SHANGHAI)).toBe(Date.parse('2026-12-30T16:00:00Z'))
  expect(startOfDay('2026-12-31', SHANGHAI, 1)).toBe(Date.parse('2026-12-31T16:00:00Z'))
  expect(startOfDay('2026-03-29', 'Europe/Berlin', 1)).toBe(Date.parse('2026-03-29T22:00:00Z'))
})

it('gives nothing for what is no day', () => {
  for (const text of ['', '2026-02-30', '31.12.2026', '2026-13-01'])
    expect(startOfDay(text, 'UTC')).toBeNull()
})
