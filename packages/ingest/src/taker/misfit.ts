import { FACT_COLUMNS, type FactColumn } from '@quaywise/domain'
import type { TableRow } from '../fact-format.ts'

/** A value that its column cannot hold. */
export type Misfit = { readonly column: string; readonly value: string }

const WHOLE: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...{ u8: [0, 255], u16: [0, 65_535], u32: [0, 4_294_967_295], i8: [-128, 127], flag: [0, 1] },
  version: [0, Number.MAX_SAFE_INTEGER],
}
const MOST_HUNDREDTHS = 21_474_836

const fits = (holds: FactColumn, value: unknown): boolean => {
  if (typeof holds !== 'string') return true
  if (value === null) return holds.startsWith('maybe')
  const whole = WHOLE[holds]
  const number = Number(value)
  if (whole) return Number.isInteger(number) && number >= whole[0] && number <= whole[1]
  if (holds === 'hundredths') return Math.abs(number) <= MOST_HUNDREDTHS
  return holds.includes('instant') ? Number.isSafeInteger(Math.round(number)) : true
}

/** The numeric columns of each table: only their values can be such that a row cannot be written at all. */
const NUMERIC = new Map(
  Object.entries(FACT_COLUMNS).map(([table, columns]) => [
    table,
    Object.entries(columns).filter(([, holds]) => typeof holds === 'string' && holds !== 'text'),
  ]),
)

/** The first value of an item's facts that its column cannot hold; null when all of them fit. */
export const misfitOf = (facts: readonly TableRow[]): Misfit | null => {
  for (const { table, row } of facts) {
    const values: Readonly<Record<string, unknown>> = row
    for (const [column, holds] of NUMERIC.get(table) ?? [])
      if (values[column] !== undefined && !fits(holds, values[column]))
        return { column, value: String(values[column]) }
  }
  return null
}
