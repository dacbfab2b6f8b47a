import { part, type Segment } from '../syntax/segment.ts'
import { type CodeList, meaningOf } from './code-list.ts'
import type { Note } from './note.ts'

/** How something is carried. */
export type Mode = 'VESSEL' | 'RAIL' | 'TRUCK' | 'BARGE' | 'OTHER'

/** A means of transport as TDT tells it: a vessel, a truck, a train. */
export type Transport = {
  /** The code of the segment: 20 the main carriage, 1 inland, 10 before it, 30 after it. */
  readonly stage: string
  readonly mode: Mode | null
  /** The voyage, or the number of the journey. */
  readonly journey: string | null
  readonly carrier: string | null
  readonly carrierName: string | null
  /** The plate of a truck, the call sign of a vessel without IMO number. */
  readonly id: string | null
  readonly imo: string | null
  readonly name: string | null
}

const MODES: CodeList<Mode> = {
  ...{ '1': 'VESSEL', '2': 'RAIL', '3': 'TRUCK', '4': 'OTHER', '5': 'OTHER', '6': 'OTHER', '8': 'BARGE' },
}
const MEANS: CodeList<Mode> = {
  ...{
    '8': 'BARGE',
    '11': 'VESSEL',
    '13': 'VESSEL',
    '25': 'RAIL',
    '26': 'RAIL',
    '31': 'TRUCK',
    '32': 'TRUCK',
  },
}
/** Where the means of transport stands; before D.90 it stood in the fourth element, and the carrier in the sixth. */
const USUAL = 8
const EARLY = 4
const MISPLACED = [9, 7]

/** Reads a TDT segment, in the order of the directories from D.90 on and in the one before it. */
export const readTransport = (segment: Segment, note: Note): Transport => {
  const at = placeOfMeans(segment)
  if (at !== USUAL && at !== EARLY) note('VALUE_MISPLACED', part(segment, at) || part(segment, at, 3))
  const given = part(segment, at).toUpperCase()
  const imo = /^(?:IMO\s*)?(\d{7})$/.exec(given)?.[1] ?? null
  const mode =
    meaningOf(MODES, part(segment, 3)) ?? (at === EARLY ? null : meaningOf(MEANS, part(segment, 4)))
  const stage = part(segment, 1)
  const afloat = mode === 'VESSEL' || (mode === null && stage === '20')
  if (imo && afloat && !isImo(imo)) note('IMO_NUMBER', imo)
  return {
    stage,
    mode: mode ?? (stage === '20' ? 'VESSEL' : null),
    journey: part(segment, 2) || null,
    ...carrierOf(segment, at === EARLY ? 6 : 5, note),
    id: (afloat && imo ? null : given) || null,
    imo: afloat ? imo : null,
    name: nameAt(segment, at),
  }
}

const placeOfMeans = (segment: Segment): number => {
  const filled = (at: number): boolean => part(segment, at) !== '' || part(segment, at, 3) !== ''
  if (filled(USUAL)) return USUAL
  if (/^(103|146)$/.test(part(segment, EARLY, 1))) return EARLY
  return MISPLACED.find(filled) ?? USUAL
}

/** The name stands in the fourth component, or one early. */
const nameAt = (segment: Segment, at: number): string | null => {
  const [early, usual] = [part(segment, at, 2), part(segment, at, 3)]
  if (/\p{L}/u.test(usual)) return usual
  return early.length > 3 && /\p{L}/u.test(early) ? early : null
}

const carrierOf = (
  segment: Segment,
  element: number,
  note: Note,
): Pick<Transport, 'carrier' | 'carrierName'> => {
  const [code, list, , name] = [0, 1, 2, 3].map((at) => part(segment, element, at))
  const turned = /^(160|172)$/.test(code ?? '') && /[A-Z]/i.test(list ?? '')
  if (turned) note('VALUES_SWAPPED', `${code}:${list}`)
  return { carrier: (turned ? list : code) || null, carrierName: name || null }
}

/** The last digit of an IMO number: of the sum of the other six times 7 down to 2. */
const isImo = (imo: string): boolean => {
  const sum = [7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(imo.charAt(at)), 0)
  return sum % 10 === Number(imo.at(-1))
}
