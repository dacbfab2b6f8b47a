import { HOUR } from '../scenario/calendar.ts'

let known = { hour: Number.NaN, word: '' }

/** The start in UTC of the hour that holds an instant, in epoch milliseconds, as a word to cut sums by. */
export const hourWord = (at: number): string => {
  const hour = Math.floor(at / HOUR) * HOUR
  // Most calls ask for the hour of the one before: its word need not be made anew.
  if (hour !== known.hour) known = { hour, word: String(hour) }
  return known.word
}

/** As `hourWord`, of the last millisecond before an instant: the hour to which something belongs that ends then. */
export const hourBefore = (at: number): string => hourWord(at - 1)
