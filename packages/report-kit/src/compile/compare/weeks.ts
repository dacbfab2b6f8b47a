import { dateOf, dayNumber } from './compared-window.ts'

const WEEK = 7
/** 1970-01-01 was a Thursday: the Monday of its week is day −3. */
const MONDAY = -3

/** Weeks since that of 1970-01-01 of a date; a week begins on Monday. */
export const weekNumber = (date: string): number => Math.floor((dayNumber(date) - MONDAY) / WEEK)

/** The ISO 8601 name of a week by its number: `2026-W01`, of the year that holds its Thursday. */
export const weekOf = (week: number): string => {
  const year = dateOf(week * WEEK).slice(0, 4)
  return `${year}-W${String(week - weekNumber(`${year}-01-04`) + 1).padStart(2, '0')}`
}

/** The number of a week by its ISO 8601 name. */
export const weekNumberOf = (name: string): number =>
  weekNumber(`${name.slice(0, 4)}-01-04`) + Number(name.slice(6)) - 1
