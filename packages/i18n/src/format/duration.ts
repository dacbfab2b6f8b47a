import type { Locale } from '../locale.ts'
import { DASH, formatNumber } from './number.ts'

const SYMBOLS: Readonly<Record<Locale, readonly [hour: string, minute: string, second: string]>> = {
  'zh-CN': ['小时', '分', '秒'],
  'en-US': ['h', 'min', 's'],
  'zh-TW': ['小時', '分', '秒'],
  'ja-JP': ['時間', '分', '秒'],
  'pt-BR': ['h', 'min', 's'],
  'id-ID': ['jam', 'mnt', 'dtk'],
  'fa-IR': ['ساعت', 'دقیقه', 'ثانیه'],
}

/** A length of time in seconds as text, `1 h 25 min`; below one minute in seconds, rounded to what is shown. */
export function formatDuration(seconds: number | null | undefined, locale: Locale): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return DASH
  const [hour, minute, second] = SYMBOLS[locale]
  const sign = seconds < 0 ? '−' : ''
  const size = Math.abs(seconds)
  if (Math.round(size) < 60) return `${sign}${Math.round(size)} ${second}`
  const minutes = Math.round(size / 60)
  const rest = minutes % 60
  const hours = Math.floor(minutes / 60)
  const parts = [hours > 0 ? `${hours} ${hour}` : '', rest > 0 ? `${rest} ${minute}` : '']
  return sign + parts.filter(Boolean).join(' ')
}

/** A length of time in seconds as minutes for tables, three significant digits, without the unit. */
export function formatMinutes(seconds: number | null | undefined, locale: Locale): string {
  return formatNumber(seconds === null || seconds === undefined ? null : seconds / 60, 'min', locale)
}
