import { directionOf, type Locale } from '../locale.ts'
import { numberTag } from './tag.ts'

/** What stands for a missing value; zero is 0. */
export const DASH = '–'

const COUNTED = new Set(['box', 'lift', 'teu'])

const formats = new Map<string, Intl.NumberFormat>()

/** A value as text without its unit: counts whole, `%` (a value of 0 to 1) with one decimal, all else three significant digits. */
export function formatNumber(value: number | null | undefined, unit: string, locale: Locale): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return DASH
  if (unit === '%') return percent(numberFormat(locale, 1, 1, 'percent'), value, locale)
  const digits = fractionDigits(value, unit)
  return signed(numberFormat(locale, digits, digits, 'decimal').format(value))
}

/** A tick of an axis without its unit: no more digits than it needs, so that 50 stands beside 100 and 2.5 beside 5. */
export function formatTick(value: number, unit: string, locale: Locale): string {
  return unit === '%'
    ? percent(numberFormat(locale, 0, 1, 'percent'), value, locale)
    : signed(numberFormat(locale, 0, 2, 'decimal').format(value))
}

/** A number as it was set: every digit that counts, no groups. */
export function formatPlain(value: number, locale: Locale): string {
  return signed(value.toLocaleString(numberTag(locale), { maximumFractionDigits: 6, useGrouping: false }))
}

const MINUS = '−'
const LEFT_TO_RIGHT = '\u200e'

/** A number with its signs as it is read from the left, whatever stands around it in a language that runs the other way. */
export const fromTheLeft = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text.replace(LEFT_TO_RIGHT, '')}\u2069` : text

/** One sign below zero in every language, on every screen. */
const signed = (text: string): string => text.replace('-', MINUS)

const percent = (format: Intl.NumberFormat, value: number, locale: Locale): string =>
  fromTheLeft(signed(format.format(value)), locale)

function fractionDigits(value: number, unit: string): number {
  if (COUNTED.has(unit) || (unit === '1' && Number.isInteger(value)) || value === 0) return 0
  const size = Math.abs(value)
  // The limits lie where rounding adds a digit: 9.996 is shown as 10.0.
  if (size >= 99.95) return 0
  return size >= 9.995 ? 1 : 2
}

function numberFormat(locale: Locale, least: number, most: number, style: 'decimal' | 'percent') {
  const key = `${locale} ${least} ${most} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(numberTag(locale), {
    style,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // Halves go to the even neighbour, as the engine and ISO 80000-1 (rule A) round: sums of many are not pushed up.
    roundingMode: 'halfEven',
    // What is rounded to nothing has no sign.
    signDisplay: 'negative',
  })
  formats.set(key, made)
  return made
}
