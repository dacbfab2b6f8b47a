const minuteOf = (at: string): string => `toMinute(${at}, {zone:String})`

/**
 * The beginning of the local hour that holds an instant, as SQL over an SQL expression of the instant, in the zone
 * that is bound as `zone`. An hour is what clocks show as one: where they move by half an hour, those at the change
 * last half of one, and the one after begins with the change; the engine's own hours would go on at the half hour for
 * the rest of that day, across the change of shifts.
 */
export const localHour = (at: string): string => {
  const shown = `(toDateTime(${at}, {zone:String}) - 60 * ${minuteOf(at)} - toSecond(${at}, {zone:String}))`
  return `(${shown} + 60 * ((60 - ${minuteOf(shown)}) % 60))`
}

/** Instants half an hour apart, as SQL of an array: each local hour in or after `from`, up to `to`, holds one of them. */
const halfHours = (from: string, to: string): string =>
  `arrayMap(k -> ${from} + toIntervalMinute(30 * k), range(toUInt32(greatest(0, intDiv(dateDiff('second', ${from}, ${to}), 1800)) + 2)))`

/** The beginnings of the local hours that an interval reaches into, in order, as SQL of an array of instants. */
export const localHoursOf = (from: string, to: string): string =>
  `arrayFilter(h -> h < ${to}, arrayDistinct(arrayMap(t -> toDateTime64(${localHour('t')}, 3, 'UTC'), ${halfHours(from, to)})))`

/** The full local hours strictly inside an interval, in order, as SQL of an array of instants. */
export const localHoursInside = (from: string, to: string): string =>
  `arrayFilter(h -> h > ${from}, ${localHoursOf(from, to)})`
