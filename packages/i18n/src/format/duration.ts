import type { Locale } from '../locale.ts'
import { DASH, formatNumber } from './number.ts'

const SYMBOLS: Readonly<
  Record<Locale, readonly [day: string, hour: string, minute: string, second: string]>
> = {
  'zh-CN': ['天', '小时', '分', '秒'],
  'en-US': ['d', 'h', 'min', 's'],
  'zh-TW': ['天', '小時', '分', '秒'],
  'ja-JP': ['日', '時間', '分', '秒'],
  'pt-BR': ['d', 'h', 'min', 's'],
  'id-ID': ['hari', 'jam', 'mnt', 'dtk'],
  'fa-IR': ['روز', 'ساعت', 'دقیقه', 'ثانیه'],
}

/** Nobody counts by hours from here on. */
const LONG_HOURS = 48

/**
 * A length of time in seconds as text, `1 h 25 min`, rounded to what is shown; below one minute in seconds, from two
 * days on in days and hours.
 */
export function formatDuration(seconds: number | null | undefined, locale: Locale): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return DASH
  const [day, hour, minute, second] = SYMBOLS[locale]
  const sign = seconds < 0 ? '−' : ''
  const size = Math.abs(seconds)
  if (Math.round(size) < 60) return `${sign}${Math.round(size)} ${second}`
  const minutes = Math.round(size / 60)
  if (minutes < LONG_HOURS * 60) return sign + inTwo(minutes, 60, [hour, minute])
  return sign + inTwo(Math.round(minutes / 60), 24, [day, hour])
}

/** `1 h 25 min` of 85 and 60; a part that is nothing is left out. */
const inTwo = (amount: number, size: number, [large, small]: readonly [string, string]): string => {
  const [many, rest] = [Math.floor(amount / size), amount % size]
  return [many > 0 ? `${many} ${large}` : '', rest > 0 ? `${rest} ${small}` : ''].filter(Boolean).join(' ')
}

/** A length of time in seconds as minutes for tables, three significant digits, without the unit. */
export function formatMinutes(seconds: number | null | undefined, locale: Locale): string {
  return formatNumber(seconds === null || seconds === undefined ? null : seconds / 60, 'min', locale)
}
