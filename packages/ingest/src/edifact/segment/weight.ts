import { part, type Segment } from '../syntax/segment.ts'
import { type CodeList, meaningOf } from './code-list.ts'
import { type Note, noteAll } from './note.ts'
import { MASS, readQuantity } from './quantity.ts'

/** A mass as MEA tells it, in kilograms. */
export type Weight = { readonly kind: 'GROSS' | 'VERIFIED' | 'TARE' | 'NET'; readonly kg: number }

const KINDS: CodeList<Weight['kind']> = {
  ...{ WT: 'GROSS', G: 'GROSS', EGW: 'GROSS', AET: 'GROSS', AAD: 'GROSS', AAB: 'GROSS', AEO: 'GROSS' },
  ...{ VGM: 'VERIFIED', T: 'TARE', TAR: 'TARE', AAL: 'NET', N: 'NET', AAC: 'NET', AAF: 'NET' },
}

/** Reads a MEA segment of a mass; null for other measures and for values that cannot be read. */
export const readWeight = (segment: Segment, note: Note): Weight | null => {
  const inner = part(segment, 2).toUpperCase()
  const kind = meaningOf(KINDS, inner) ?? meaningOf(KINDS, part(segment, 1).toUpperCase())
  if (!kind) return null
  const [unit, number] = unitAndNumber(segment, inner, note)
  const { value, odd } = readQuantity(number, unit, MASS)
  noteAll(note, odd, `${unit}:${number}`)
  return value === null || value < 0 ? null : { kind, kg: value }
}

/** Some senders give unit and number an element each. */
const unitAndNumber = (segment: Segment, inner: string, note: Note): readonly [string, string] => {
  const [unit, number] = [part(segment, 3), part(segment, 3, 1)]
  if (number !== '' || meaningOf(MASS.scales, inner) === null) return [unit, number]
  note('VALUE_MISPLACED', unit)
  return [inner, unit]
}

/** The first weight of a kind, in kilograms. */
export const weightOf = (weights: readonly Weight[], kind: Weight['kind']): number | null =>
  weights.find((weight) => weight.kind === kind)?.kg ?? null
