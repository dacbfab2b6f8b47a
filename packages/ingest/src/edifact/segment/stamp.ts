import { type CodeList, meaningOf } from './code-list.ts'

/** How finely an instant is given. */
type Precision = 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND'

/**
 * A moment as a message gives it. `local` is the reading of the clock, in milliseconds as if that clock were UTC:
 * most messages leave out the zone, which is then that of the place; `offsetMinutes` is the zone where one is given.
 * `until` is the end of a period, read in the same way.
 */
export type Stamp = {
  readonly local: number
  readonly offsetMinutes: number | null
  readonly precision: Precision
  readonly until: number | null
}

/** The forms of date that are read, by their code: Y a two-digit year, C a four-digit one, and so on. */
const FORMS: CodeList<string> = {
  '101': 'YYMMDD',
  '102': 'CCYYMMDD',
  '201': 'YYMMDDhhmm',
  '202': 'YYMMDDhhmmss',
  '203': 'CCYYMMDDhhmm',
  '204': 'CCYYMMDDhhmmss',
  '205': 'CCYYMMDDhhmmZ',
  '301': 'YYMMDDhhmmZ',
  '302': 'YYMMDDhhmmssZ',
  '303': 'CCYYMMDDhhmmZ',
  '304': 'CCYYMMDDhhmmssZ',
  '711': 'CCYYMMDD-CCYYMMDD',
  '713': 'YYMMDDhhmm-YYMMDDhhmm',
  '717': 'YYMMDD-YYMMDD',
  '718': 'CCYYMMDD-CCYYMMDD',
  '719': 'CCYYMMDDhhmm-CCYYMMDDhhmm',
}
const BY_LENGTH = new Map([
  [6, '101'],
  [8, '102'],
  [10, '201'],
  [12, '203'],
  [14, '204'],
  [24, '719'],
  [16, '718'],
])
const ZONE = /(?:Z|UTC|GMT|([+-])(\d{2}):?(\d{2}))$/i

/** A date read, and whether its form had to be told from its digits. */
export type StampReading = { readonly stamp: Stamp; readonly guessed: boolean }

/** Reads a date by the code of its form, or else by its digits; null where it is no date that exists. */
export const readStamp = (value: string, format: string): StampReading | null => {
  const zone = ZONE.exec(value)
  const digits = (zone ? value.slice(0, zone.index) : value).replace(/[-:T/.\s]+/g, '')
  if (!/^\d{6,28}$/.test(digits)) return null
  const offset = zone ? offsetOf(zone) : null
  const form = meaningOf(FORMS, format)
  const declared = form?.replace(/[-Z]/g, '').length === digits.length ? byForm(digits, form, offset) : null
  if (declared) return { stamp: declared, guessed: false }
  const told = byForm(digits, toldForm(digits, format), offset)
  return told && { stamp: told, guessed: true }
}

const offsetOf = ([, sign, hours, minutes]: RegExpExecArray): number =>
  sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))

/** Ten digits under a form with a four-digit year lack their minutes; otherwise the length tells the form. */
const toldForm = (digits: string, format: string): string => {
  if (digits.length === 10 && /^(20[34]|30[34])$/.test(format) && /^(19|20)\d\d(0\d|1[0-2])/.test(digits))
    return 'CCYYMMDDhh'
  if (digits.length === 12 && !/^(19|20)\d\d(0\d|1[0-2])/.test(digits)) return 'YYMMDDhhmmss'
  return meaningOf(FORMS, BY_LENGTH.get(digits.length) ?? null) ?? ''
}

const byForm = (digits: string, form: string, offset: number | null): Stamp | null => {
  const [first = '', second] = form.replace('Z', '').split('-')
  if (first === '' || digits.length !== first.length + (second?.length ?? 0)) return null
  const local = clock(digits, first)
  const until = second === undefined ? null : clock(digits.slice(first.length), second)
  if (local === null || (second !== undefined && until === null)) return null
  return { local, offsetMinutes: offset, precision: precisionOf(first), until }
}

const precisionOf = (form: string): Precision => {
  if (form.includes('ss')) return 'SECOND'
  if (form.includes('mm')) return 'MINUTE'
  return form.includes('hh') ? 'HOUR' : 'DAY'
}

const clock = (digits: string, form: string): number | null => {
  const field = (name: string): number => {
    const at = form.indexOf(name)
    return at < 0 ? 0 : Number(digits.slice(at, at + name.length))
  }
  const short = field('YY')
  const year = form.startsWith('CC') ? field('CC') * 100 + short : short + (short < 80 ? 2000 : 1900)
  const [month, day, hour, minute, second] = [field('MM'), field('DD'), field('hh'), field('mm'), field('ss')]
  // 24:00 is the end of its day.
  if (year < 1970 || hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute + second > 0))
    return null
  const midnight = Date.UTC(year, month - 1, day)
  const back = new Date(midnight)
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000
}
