import type { EntityKind } from '@quaywise/contract'
import { type FactTold, refOf } from './entity-source.ts'

/** How a column of a row is told: the key of its label is its own name unless `as` says another. */
type FactSpec = {
  readonly column: string
  readonly as?: string
  readonly type?: FactTold['type']
  readonly unit?: string
  /** The dimension whose words tell the value. */
  readonly of?: string
  readonly opens?: EntityKind
  /** Told although it is zero. */
  readonly zero?: true
  /** Hidden from readers without the right to personal data. */
  readonly personal?: true
}

const HIDDEN = '•'

/** A text of which only the first and the last two characters are told; short ones are hidden whole. */
export const masked = (text: string): string => {
  const letters = [...text]
  if (letters.length < 6) return HIDDEN.repeat(5)
  return `${letters[0] ?? ''}${HIDDEN.repeat(letters.length - 3)}${letters.slice(-2).join('')}`
}

/** The facts of a row in the order of their specifications, without what is not told. */
export const factsTold = (
  row: Readonly<Record<string, unknown>>,
  specs: readonly FactSpec[],
  personal = true,
): readonly FactTold[] =>
  specs.flatMap((spec): readonly FactTold[] => {
    const { column, as = column, type = 'text', unit = null, of = null, opens, zero } = spec
    const raw = row[column]
    if (raw === null || raw === undefined || raw === '') return []
    const value = type === 'number' ? Number(raw) : String(raw)
    if (value === 0 && !zero) return []
    const hide = spec.personal === true && !personal
    return [
      {
        ...{ key: as, type, unit, of, masked: hide },
        value: hide ? masked(String(raw)) : value,
        opens: opens ? refOf(opens, raw) : null,
      },
    ]
  })
