import type { Words } from '../words/use-words.ts'

const HOUR = 60

/**
 * Whole minutes with their unit, from an hour on hours and minutes: nobody plans a ship by tenths of them. A line breaks
 * between the two only.
 */
export function minutesText(words: Words, minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  const sign = minutes < 0 && whole > 0 ? '−' : ''
  const part = (value: number, unit: string) => `${words.number(value, '1')}\u00a0${words.unit(unit)}`
  if (whole < HOUR) return `${sign}${part(whole, 'min')}`
  const rest = whole % HOUR
  return `${sign}${part(Math.floor(whole / HOUR), 'h')}${rest === 0 ? '' : ` ${part(rest, 'min')}`}`
}
