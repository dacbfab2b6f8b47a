const minuteOf = (at: string): string => `toMinute(${at}, {zone:String})`

/** The zones whose clocks have moved by a part of an hour since 2000, and the old name of one of them. */
export const PART_HOUR_ZONES = [
  'America/Caracas',
  'Asia/Colombo',
  'Asia/Pyongyang',
  'Australia/LHI',
  'Australia/Lord_Howe',
  'Pacific/Norfolk',
] as const

/** One expression where clocks move by parts of an hour, the engine's own hours elsewhere: it settles which before it reads. */
const byZone = (parts: string, plain: string): string =>
  `if({zone:String} IN (${PART_HOUR_ZONES.map((zone) => `'${zone}'`).join(', ')}), ${parts}, ${plain})`

const clockHour = (at: string): string => {
  const shown = `(toDateTime(${at}, {zone:String}) - 60 * ${minuteOf(at)} - toSecond(${at}, {zone:String}))`
  return `(${shown} + 60 * ((60 - ${minuteOf(shown)}) % 60))`
}

/**
 * The beginning of the local hour that holds an instant, as SQL over an SQL expression of the instant, in the zone
 * that is bound as `zone`. An hour is what clocks show as one: where they move by half an hour, those at the change
 * last half of one, and the one after begins with the change; the engine's own hours would go on at the half hour for
 * the rest of that day, across the change of shifts.
 */
export const localHour = (at: string): string => byZone(clockHour(at), `toStartOfHour(${at}, {zone:String})`)

/** Instants half an hour apart, as SQL of an array: each local hour in or after `from`, up to `to`, holds one of them. */
const halfHours = (from: string, to: string): string =>
  `arrayMap(k -> ${from} + toIntervalMinute(30 * k), range(toUInt32(greatest(0, intDiv(dateDiff('second', ${from}, ${to}), 1800)) + 2)))`

const clockHoursOf = (from: string, to: string): string =>
  `arrayFilter(h -> h < ${to}, arrayDistinct(arrayMap(t -> toDateTime64(${clockHour('t')}, 3, 'UTC'), ${halfHours(from, to)})))`

const plainHoursOf = (from: string, to: string, first: 0 | 1): string =>
  `arrayMap(k -> toDateTime64(toStartOfHour(${from}, {zone:String}) + toIntervalHour(k + ${first}), 3, 'UTC'), range(toUInt32(greatest(0, dateDiff('hour', toStartOfHour(${from}, {zone:String}), toStartOfHour(${to} - toIntervalMillisecond(1), {zone:String})) + ${1 - first}))))`

/** The beginnings of the local hours that an interval reaches into, in order, as SQL of an array of instants. */
export const localHoursOf = (from: string, to: string): string =>
  byZone(clockHoursOf(from, to), plainHoursOf(from, to, 0))

/** The full local hours strictly inside an interval, in order, as SQL of an array of instants. */
export const localHoursInside = (from: string, to: string): string =>
  byZone(`arrayFilter(h -> h > ${from}, ${clockHoursOf(from, to)})`, plainHoursOf(from, to, 1))
