import type { Locale } from '@quaywise/i18n'

const DAY = 86_400_000
const WEEK = 7

/** The weekday with which a week begins, 0 for Sunday, where people read a language. */
const FIRST: Readonly<Record<Locale, number>> = {
  'zh-CN': 1,
  'en-US': 0,
  'zh-TW': 0,
  'ja-JP': 0,
  'pt-BR': 0,
  'id-ID': 0,
  'fa-IR': 6,
}

/** A week of a calendar: its days in order, null where a day lies outside the period. */
export interface CalendarWeek {
  /** The date of its first day, within the period or not. */
  readonly key: string
  readonly days: readonly (string | null)[]
}

const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % WEEK) + WEEK) % WEEK

/** The days from one date to another, both among them, week by week as a language has them. */
export function calendarWeeks(first: string, last: string, locale: Locale): readonly CalendarWeek[] {
  const [from, to] = [numberOf(first), numberOf(last)]
  const start = from - ((weekdayOf(from) - FIRST[locale] + WEEK) % WEEK)
  const count = Math.max(0, Math.ceil((to - start + 1) / WEEK))
  return Array.from({ length: count }, (_, week) => {
    const monday = start + week * WEEK
    const days = Array.from({ length: WEEK }, (_, at) => monday + at)
    return {
      key: dateOf(monday),
      days: days.map((day) => (day < from || day > to ? null : dateOf(day))),
    }
  })
}

/** A date of each weekday in the order of a language's week, to be written. */
export const weekdayDates = (locale: Locale): readonly string[] =>
  Array.from({ length: WEEK }, (_, at) => dateOf(3 + ((FIRST[locale] + at) % WEEK)))
