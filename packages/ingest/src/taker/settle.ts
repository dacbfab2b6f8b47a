import type { FactRow } from '../fact-format.ts'
import type { Standing } from './fact-ports.ts'
import { contentOf } from './row-key.ts'

/** What becomes of one row. */
export type Fate = 'new' | 'replaces' | 'repeats' | 'duplicate' | 'outdated'

/** What becomes of the rows of one thing, and the row that stands in the end where it has to be written. */
export type Settled = { readonly fates: readonly Fate[]; readonly write: FactRow | null }

/** How the tellings of a table are settled. */
export type SettleTerms = { readonly versioned: boolean; readonly firstStands: boolean }

type Current = { readonly row: FactRow | null; readonly version: number }

/**
 * Settles the tellings of one thing in the order in which they came, against what stands: the same is a
 * duplicate, an older version is outdated, everything else replaces. A row that replaces gets a version above
 * the one before it where its source gave it none.
 */
export const settle = (
  rows: readonly FactRow[],
  standing: readonly (Standing | undefined)[],
  { versioned, firstStands }: SettleTerms,
): Settled => {
  const [first] = standing
  let current: Current | null = first ? { row: null, version: first.version } : null
  const fates = rows.map((row, i): Fate => {
    const version = versioned ? Number(row.version) : 0
    if (current === null) {
      current = { row, version }
      return 'new'
    }
    const { row: before, version: stands } = current
    if (firstStands) return 'duplicate'
    const same = before === null ? standing[i]?.same === true : contentOf(before) === contentOf(row)
    if (same) return 'duplicate'
    if (versioned && version < stands) return 'outdated'
    const next = Math.max(version, stands + 1)
    current = { row: versioned && next !== version ? { ...row, version: next } : row, version: next }
    return before === null ? 'replaces' : 'repeats'
  })
  const { row }: Current = current ?? { row: null, version: 0 }
  return { fates, write: row }
}
