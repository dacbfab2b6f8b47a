import { expect, test } from 'vitest'
import { chosenHour, latestHour } from './latest-hour.ts'

const ZONE = 'Asia/Shanghai'
const DAY = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }

test('the newest full hour is the last one of a period that is over, or the last whose records are in', () => {
  const last = { startTime: '2026-01-13 23:00', endTime: '2026-01-13 23:59' }
  expect(latestHour(DAY, '2026-01-15T00:00:00Z', ZONE)).toEqual(last)
  expect(latestHour(DAY, '2026-01-13T06:35:00Z', ZONE)).toEqual({
    startTime: '2026-01-13 13:00',
    endTime: '2026-01-13 13:59',
  })
  expect(latestHour(DAY, '2026-01-12T16:35:00Z', ZONE)).toBeNull()
  expect(latestHour(DAY, null, ZONE)).toBeNull()
})

test('of hours that were chosen the newest stands for them', () => {
  const hours = ['2026-01-13T05:00:00Z', '2026-01-13T02:00:00Z']
  expect(chosenHour(hours, ZONE)).toEqual({ startTime: '2026-01-13 13:00', endTime: '2026-01-13 13:59' })
  expect(chosenHour([], ZONE)).toBeNull()
  expect(chosenHour(undefined, ZONE)).toBeNull()
})
