import type { PanelData } from '@quaywise/contract'
import { isRatioCell, nameIn, numberIn, type Row } from '../data/cell.ts'

/** One term of a rate that is taken apart: now, before, and what it adds to the difference. */
export interface DriverTerm {
  readonly measure: string
  readonly value: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly before: number | null
  readonly beforeNumerator: number | null
  readonly beforeDenominator: number | null
  readonly effect: number | null
  readonly row: Row
}

/** A rate, its factors, and why their effects are not known where they are not. */
export interface DriversModel {
  readonly rate: DriverTerm
  readonly factors: readonly DriverTerm[]
  readonly why: string | null
  readonly against: PanelData['compare']
  /** The factor that moved the rate most in the direction in which it went. */
  readonly heaviest: DriverTerm | undefined
}

const termOf = (row: Row): DriverTerm => ({
  measure: nameIn(row.measure) ?? '',
  value: numberIn(row.value),
  numerator: numberIn(row.numerator),
  denominator: numberIn(row.denominator),
  before: numberIn(row.compare),
  beforeNumerator: isRatioCell(row.compare) ? row.compare.numerator : null,
  beforeDenominator: isRatioCell(row.compare) ? row.compare.denominator : null,
  effect: numberIn(row.effect),
  row,
})

/** Reads the answer of a panel of drivers; null where it has no rate. */
export function driversModel({ rows, compare }: Pick<PanelData, 'rows' | 'compare'>): DriversModel | null {
  const [rate, ...factors] = rows.map(termOf)
  if (!rate) return null
  const way = Math.sign(rate.effect ?? 0)
  const along = factors.filter(({ effect }) => (effect ?? 0) * way > 0)
  const heaviest = along.reduce<DriverTerm | undefined>(
    (most, term) => (Math.abs(term.effect ?? 0) > Math.abs(most?.effect ?? 0) ? term : most),
    undefined,
  )
  return {
    rate,
    factors,
    why: nameIn(rate.row.why),
    against: compare,
    heaviest,
  }
}
