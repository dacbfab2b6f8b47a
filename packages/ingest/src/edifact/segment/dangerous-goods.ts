import { part, type Segment } from '../syntax/segment.ts'
import type { Note } from './note.ts'

/** Dangerous goods as DGS tells them. */
export type DangerousGoods = {
  /** The class of the IMDG code, with its division: `3`, `2.1`, `1.4S`. */
  readonly imdgClass: string | null
  readonly unNo: string | null
  readonly packingGroup: string | null
  readonly flashPoint: string | null
  readonly emergency: string | null
}

const CLASS = /^[1-9](\.[1-6][A-S]?)?$/

/** Reads a DGS segment; null where it names neither class nor number. */
export const readDangerousGoods = (segment: Segment, note: Note): DangerousGoods | null => {
  const first = part(segment, 2).toUpperCase()
  // Some senders join the number to the class.
  const joined = part(segment, 3) === '' && /^\d{4}$/.test(part(segment, 2, 1)) ? part(segment, 2, 1) : ''
  if (joined) note('VALUE_MISPLACED', joined)
  const second = (joined || part(segment, 3)).toUpperCase()
  // A number of four digits in the place of the class is the UN number.
  const turned = /^\d{4}[A-Z]?$/.test(first) && !/^\d{4}$/.test(second)
  if (turned && second !== '') note('VALUES_SWAPPED', `${first}+${second}`)
  const [given, number] = turned ? [second, first.slice(0, 4)] : [first, second.replace(/^UN\s*/, '')]
  if (given === '' && number === '') return null
  const imdgClass = given === '' ? null : classOf(given)
  if (given !== '' && imdgClass === null) note('DANGEROUS_CLASS', given)
  const unNo = /^\d{1,4}$/.test(number) ? number.padStart(4, '0') : null
  if (number === '' || unNo === null || number.length !== 4) note('UN_NUMBER', number)
  const flash = [part(segment, 4), part(segment, 4, 1)].filter(Boolean).join(' ')
  return {
    imdgClass: imdgClass ?? (given || null),
    unNo,
    packingGroup: /^[A-Z0-9]+$/i.test(part(segment, 5)) ? part(segment, 5) : null,
    flashPoint: flash || null,
    emergency: part(segment, 6) || null,
  }
}

const classOf = (given: string): string | null => {
  const dotted = /^[1-9][1-6][A-S]?$/.test(given) ? `${given.charAt(0)}.${given.slice(1)}` : given
  const whole = dotted.replace(/\.0$/, '')
  return CLASS.test(whole) ? whole : null
}
