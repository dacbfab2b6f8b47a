import { zonedToEpochMs } from '@quaywise/domain'

const PATTERNS: Readonly<Record<string, string>> = {
  yyyy: '(\\d{4})',
  yy: '(\\d{2})',
  MM: '(\\d{1,2})',
  dd: '(\\d{1,2})',
  HH: '(\\d{1,2})',
  mm: '(\\d{2})',
  ss: '(\\d{2})',
}
const TOKEN = /yyyy|yy|MM|dd|HH|mm|ss/g

/** A date or time format such as `dd/MM/yyyy HH:mm`, ready to read texts. */
export type StampFormat = { readonly pattern: RegExp; readonly parts: readonly string[] }

/** Reads a format; letters other than its tokens (yyyy yy MM dd HH mm ss) stand for themselves. */
export const compileFormat = (format: string): StampFormat => {
  const parts: string[] = []
  let source = ''
  let from = 0
  for (const { 0: token, index } of format.matchAll(TOKEN)) {
    source += escaped(format.slice(from, index)) + (PATTERNS[token] ?? '')
    parts.push(token)
    from = index + token.length
  }
  return { pattern: new RegExp(`^${source}${escaped(format.slice(from))}$`), parts }
}

/** The instant of a wall-clock text in a zone by the first format that fits; null when none does or it does not exist. */
export const readStamp = (text: string, formats: readonly StampFormat[], zone: string): number | null => {
  for (const format of formats) {
    const found = format.pattern.exec(text)
    if (!found) continue
    const value = new Map(format.parts.map((part, i) => [part, Number(found[i + 1])]))
    const year = value.get('yyyy') ?? fullYear(value.get('yy') ?? 0)
    const [month, day] = [value.get('MM') ?? 0, value.get('dd') ?? 0]
    const [hour, minute, second] = [value.get('HH') ?? 0, value.get('mm') ?? 0, value.get('ss') ?? 0]
    if (isRealDate(year, month, day) && hour < 24 && minute < 60 && second < 60)
      return zonedToEpochMs(year, month, day, hour, minute, zone) + second * 1000
  }
  return null
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const fullYear = (short: number): number => (short < 70 ? 2000 + short : 1900 + short)

// Years outside are slips of the hand, and beyond what the store's instants hold.
const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1970 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
