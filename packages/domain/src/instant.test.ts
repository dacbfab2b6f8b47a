import { describe, expect, test } from 'vitest'
import { formatLocalMinute, parseLocalMinute, zonedToEpochMs } from './instant.ts'

const utc = (iso: string): number => Date.parse(iso)

describe('zonedToEpochMs', () => {
  test.each([
    ['whole hours ahead of UTC', 'Asia/Shanghai', [2026, 1, 13, 8, 0], '2026-01-13T00:00:00Z'],
    ['half an hour', 'Asia/Kolkata', [2026, 1, 13, 8, 0], '2026-01-13T02:30:00Z'],
    ['summer time', 'Europe/Berlin', [2026, 7, 1, 12, 0], '2026-07-01T10:00:00Z'],
    ['winter time', 'Europe/Berlin', [2026, 12, 1, 12, 0], '2026-12-01T11:00:00Z'],
    [
      'the hour that comes twice: the first of them',
      'Europe/Berlin',
      [2026, 10, 25, 2, 30],
      '2026-10-25T00:30:00Z',
    ],
    [
      'an hour that there is not: just after the gap',
      'Europe/Berlin',
      [2026, 3, 29, 2, 30],
      '2026-03-29T01:30:00Z',
    ],
    ['the weeks of Ramadan in Morocco', 'Africa/Casablanca', [2026, 3, 1, 12, 0], '2026-03-01T12:00:00Z'],
    ['the rest of the year in Morocco', 'Africa/Casablanca', [2026, 6, 1, 12, 0], '2026-06-01T11:00:00Z'],
  ] as const)('knows %s', (_what, zone, [year, month, day, hour, minute], iso) => {
    expect(zonedToEpochMs(year, month, day, hour, minute, zone)).toBe(utc(iso))
  })
})

describe('parseLocalMinute', () => {
  test('reads a form time in the zone and writes it back', () => {
    const epoch = parseLocalMinute('2026-01-13 23:59', 'Asia/Shanghai')
    expect(epoch).toBe(utc('2026-01-13T15:59:00Z'))
    expect(formatLocalMinute(epoch ?? 0, 'Asia/Shanghai')).toBe('2026-01-13 23:59')
  })

  test.each([
    '2026-02-30 00:00',
    '2026-01-13 24:00',
    '2026-01-13 12:60',
    '2026-1-13 12:00',
    '',
    '2026-01-13T12:00',
    ' 2026-01-13 12:00',
  ])('refuses %j', (text) => expect(parseLocalMinute(text, 'Asia/Shanghai')).toBeNull())
})
