import { tokenProperty } from '@quaywise/ui'
import { type Bay, type BayCell, type BayMeasure, strengthOf } from './bay-plan-model.ts'
import { toneOfOp } from './crane-work-model.ts'

/** From where to where the colours of a measure go, in seconds a box. */
export type BayScale = { readonly from: number; readonly to: number }

const USUAL = 0.9

/** The scale of a ship: from the least to what nine of ten cells stay under, so that one odd cell does not pale the rest. */
export function scaleOf(bays: readonly Bay[], measure: BayMeasure): BayScale {
  const values = bays
    .flatMap(({ deck, hold }) => [...deck, ...hold])
    .flatMap((cell) => strengthOf(cell, measure) ?? [])
    .sort((a, b) => a - b)
  return { from: values[0] ?? 0, to: values[Math.floor(values.length * USUAL)] ?? 1 }
}

/** How far on the scale a value lies, 0 to 1. */
const shareOf = (value: number, { from, to }: BayScale): number =>
  Math.min(1, Math.max(0, (value - from) / Math.max(1e-9, to - from)))

/** The colour of a share of the scale. */
export const shade = (share: number, measure: BayMeasure): string =>
  `color-mix(in srgb, var(${tokenProperty(measure === 'loss' ? 'waitAgv' : 'accent')}) ${Math.round(18 + 82 * share)}%, var(${tokenProperty('panel')}))`

/** The colour of a cell: none where nothing was done. */
export function cellColour(cell: BayCell, measure: BayMeasure, scale: BayScale): string {
  if (cell.part === 'TO_WORK') return 'none'
  if (cell.part === 'STAYS') return `var(${tokenProperty('line')})`
  const strength = strengthOf(cell, measure)
  if (strength !== null) return shade(shareOf(strength, scale), measure)
  const restow = cell.ops.find((op) => op.startsWith('RESTOW'))
  return `var(${tokenProperty(toneOfOp(restow ?? cell.ops.at(-1) ?? ''))})`
}
