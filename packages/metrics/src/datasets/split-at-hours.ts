/**
 * The full local hours strictly inside an interval, as an SQL array: with its ends they cut it into pieces that
 * cross no hour. Takes two SQL expressions of instants.
 */
const hoursInside = (from: string, to: string): string =>
  `arrayMap(k -> toDateTime64(toStartOfHour(${from}, {zone:String}) + toIntervalHour(k + 1), 3, 'UTC'),
    range(toUInt32(greatest(0, dateDiff('hour', toStartOfHour(${from}, {zone:String}), toStartOfHour(${to} - toIntervalMillisecond(1), {zone:String}))))))`

/** Pairs of start and end of the pieces of an interval, cut at the full local hours, as an SQL array of tuples. */
export const piecesOf = (from: string, to: string): string =>
  `arrayZip(arrayPushFront(${hoursInside(from, to)}, ${from}), arrayPushBack(${hoursInside(from, to)}, ${to}))`
