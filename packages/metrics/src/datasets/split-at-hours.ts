import { localHoursInside } from '../local-hour.ts'

/** Pairs of start and end of the pieces of an interval, cut at the full local hours, as an SQL array of tuples. */
export const piecesOf = (from: string, to: string): string =>
  `arrayZip(arrayPushFront(${localHoursInside(from, to)}, ${from}), arrayPushBack(${localHoursInside(from, to)}, ${to}))`
