import { baseMeasureOf, dimensionsOf, isSum } from '@quaywise/metrics'
import type { LoadedTerminal } from '../loaded-terminal.fixture.ts'
import type { CheckedCell, LedgerCheck } from './ledger-check.ts'

/** Sums by group: for each value of a cut, each measure in its own unit. */
type Groups = ReadonlyMap<string, Readonly<Record<string, number>>>

/** Energies are stored with 24 bits, and hundredths added up as fractions: these agree to that, all others bit by bit. */
const ROUNDED = ['energy', 'agv_energy', 'slot_regret_seconds']
const BITS = 1e-7

/** All measures of a check. */
export const measuresOf = (cells: readonly CheckedCell[]): readonly string[] =>
  Object.keys(cells[0]?.sums ?? {})

/** The cells of all weeks. */
export const cellsIn = (
  terminal: LoadedTerminal,
  { read, window, cuts }: LedgerCheck,
): readonly CheckedCell[] => {
  const cells = terminal.plays.flatMap(({ ledger }) => read(ledger))
  if (!cuts.includes('hour')) return cells
  return cells.filter(({ by }) => Number(by.hour) >= window.from && Number(by.hour) < window.to)
}

/** Where ledger and measures differ, cut by one dimension or not at all, as lines of text. */
export const differences = async (
  terminal: LoadedTerminal,
  check: LedgerCheck,
  cells: readonly CheckedCell[],
  cut: string | null,
): Promise<readonly string[]> => {
  const measures = measuresOf(cells).filter((id) => cut === null || dimensionsOf(id).includes(cut))
  const by = cut === null ? [] : [cut]
  const { rows } = await terminal.ask({ window: check.window, by, measures })
  const told = new Map(rows.map((row) => [cut === null ? '' : wordOf(cut, row[cut]), row]))
  const counted = groupsOf(cells, measures, cut)
  return [...new Set([...told.keys(), ...counted.keys()])].flatMap((group) =>
    measures.flatMap((id) => {
      const [ledger, measure] = [counted.get(group)?.[id] ?? 0, Number(told.get(group)?.[id] ?? 0)]
      return isSame(id, ledger, measure) ? [] : [`${id} ${group}: ledger ${ledger}, measure ${measure}`]
    }),
  )
}

const wordOf = (cut: string, value: unknown): string =>
  cut === 'hour' ? String(Date.parse(String(value))) : String(value)

const isSame = (id: string, ledger: number, measure: number): boolean =>
  ROUNDED.includes(id) ? Math.abs(ledger - measure) <= BITS * Math.abs(ledger) : ledger === measure

const groupsOf = (cells: readonly CheckedCell[], measures: readonly string[], cut: string | null): Groups => {
  const raw = new Map<string, Record<string, number>>()
  for (const { by, sums } of cells) {
    const group = cut === null ? '' : (by[cut] ?? '')
    const known = raw.get(group) ?? {}
    raw.set(group, known)
    for (const id of measures) known[id] = (known[id] ?? 0) + (sums[id] ?? 0)
  }
  for (const sums of raw.values()) for (const id of measures) sums[id] = (sums[id] ?? 0) / perOf(id)
  return raw
}

const perOf = (id: string): number => {
  const measure = baseMeasureOf(id)
  return isSum(measure) ? (measure.per ?? 1) : 1
}
