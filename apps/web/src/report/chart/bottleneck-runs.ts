import { nameIn, numberIn, type Row } from '../data/cell.ts'

/** Where more than half of an hour was lost to what nobody can change, that is what there is to say of it. */
const MOSTLY = 0.5
const ROOTS = ['QC', 'AGV', 'ASC_WATER', 'ASC_LAND', 'GATE', 'SHIP_PLAN'] as const

/** Neighbouring hours with the same bottleneck. */
export interface Run {
  readonly root: (typeof ROOTS)[number] | 'EXOGENOUS' | 'NONE'
  readonly rows: readonly Row[]
}

function rootOf(row: Row): Run['root'] {
  const found = ROOTS.find((root) => root === nameIn(row.bottleneck_root))
  if (found) return found
  return (numberIn(row.outside_share) ?? 0) >= MOSTLY ? 'EXOGENOUS' : 'NONE'
}

/** Hours in their order, those that follow each other with the same bottleneck put together. */
export function runsOf(hours: readonly Row[]): readonly Run[] {
  const runs: { root: Run['root']; rows: Row[] }[] = []
  for (const row of hours) {
    const [root, last] = [rootOf(row), runs.at(-1)]
    if (last?.root === root) last.rows.push(row)
    else runs.push({ root, rows: [row] })
  }
  return runs
}
