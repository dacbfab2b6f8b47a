/** The kinds of shift, in the order in which they follow the beginning of the day's work. */
export const SHIFT_TYPES = ['DAY', 'EVENING', 'NIGHT'] as const
export type ShiftType = (typeof SHIFT_TYPES)[number]

/** The local hours at which the shifts of a day begin, the day shift's first: two or three. */
export type ShiftHours = readonly number[]

/** Day from 08:00, night from 20:00. */
export const USUAL_SHIFT_HOURS = '08-20'

const FORM = /^[0-2]\d-[0-2]\d(-[0-2]\d)?$/
const HOURS_A_DAY = 24
/** No shift is shorter. */
const LEAST = 4

/** The hours that a text names, `08-20` or `07-15-23`. */
export const shiftHoursOf = (text: string): ShiftHours => text.split('-').map(Number)

const lengthsOf = (hours: ShiftHours): readonly number[] =>
  hours.map((hour, place) => ((hours[(place + 1) % hours.length] ?? 0) - hour + HOURS_A_DAY) % HOURS_A_DAY)

/**
 * Whether a text names the hours of a day's shifts: two or three whole hours, each after the one before, the day shift's
 * first, no shift shorter than four hours.
 */
export const isShiftHours = (text: string): boolean => {
  if (!FORM.test(text)) return false
  const hours = shiftHoursOf(text)
  const lengths = lengthsOf(hours)
  const once = lengths.reduce((sum, length) => sum + length, 0) === HOURS_A_DAY
  return once && hours.every((hour) => hour < HOURS_A_DAY) && lengths.every((length) => length >= LEAST)
}

/** The kinds of shift of a day with so many. */
export const typesOf = (hours: ShiftHours): readonly ShiftType[] =>
  hours.length === 2 ? ['DAY', 'NIGHT'] : SHIFT_TYPES

/**
 * For each hour of a day the kind of the shift that it lies in, and the hour at which that began; one that began on the
 * day before has an hour below 0.
 */
export const shiftsByHour = (
  text: string,
): readonly { readonly type: ShiftType; readonly begins: number }[] => {
  const hours = shiftHoursOf(text)
  const types = typesOf(hours)
  const begun = hours
    .map((begins, place) => ({ begins, type: types[place] ?? 'DAY' }))
    .sort((one, other) => one.begins - other.begins)
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => {
    const last = begun.findLast(({ begins }) => begins <= hour)
    const before = begun.at(-1)
    return last ?? { type: before?.type ?? 'DAY', begins: (before?.begins ?? 0) - HOURS_A_DAY }
  })
}
