import type { Words } from '../words/use-words.ts'

/** Whole minutes with their unit: nobody plans a ship by tenths of them. */
export const minutesText = (words: Words, minutes: number): string =>
  `${words.number(Math.round(minutes), '1')} ${words.unit('min')}`
