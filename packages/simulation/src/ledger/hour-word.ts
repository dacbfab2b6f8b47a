import { HOUR } from '../scenario/calendar.ts'

/** The start in UTC of the hour that holds an instant, in epoch milliseconds, as a word to cut sums by. */
export const hourWord = (at: number): string => String(Math.floor(at / HOUR) * HOUR)

/** As `hourWord`, of the last millisecond before an instant: the hour to which something belongs that ends then. */
export const hourBefore = (at: number): string => hourWord(at - 1)
