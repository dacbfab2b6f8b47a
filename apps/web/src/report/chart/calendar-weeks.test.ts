import { describe, expect, it } from 'vitest'
import { calendarWeeks, weekdayDates } from './calendar-weeks.ts'

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

describe('a calendar', () => {
  it('begins its weeks where a language does: February 2026 begins on a Sunday', () => {
    const chinese = calendarWeeks('2026-02-01', '2026-02-28', 'zh-CN')
    expect(chinese.map(({ key }) => key)).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
    ])
    expect(chinese[0]?.days).toEqual([null, null, null, null, null, null, '2026-02-01'])
    expect(calendarWeeks('2026-02-01', '2026-02-28', 'en-US')).toHaveLength(4)
    expect(calendarWeeks('2026-02-01', '2026-02-28', 'fa-IR')[0]?.days.slice(0, 2)).toEqual([
      null,
      '2026-02-01',
    ])
  })

  it('holds every day once, over leap days and years', () => {
    const days = calendarWeeks('2023-12-30', '2024-03-01', 'id-ID').flatMap((week) => week.days)
    const within = days.filter((day) => day !== null)
    expect([within.length, within[0], within.at(-1)]).toEqual([63, '2023-12-30', '2024-03-01'])
    expect(within).toContain('2024-02-29')
    expect(new Set(within).size).toBe(within.length)
    expect(days.length % 7).toBe(0)
  })

  it('names its weekdays in the same order', () => {
    expect(weekdayDates('zh-CN').map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(weekdayDates('fa-IR').map(weekday)).toEqual([6, 0, 1, 2, 3, 4, 5])
    expect(weekday(calendarWeeks('2026-01-01', '2026-01-31', 'fa-IR')[0]?.key ?? '')).toBe(6)
  })
})
