import { type AnalyticsStore, columnsOf, TABLES } from '@quaywise/analytics-store'
import { Block, toldColumns } from '@quaywise/analytics-store/native'
import type { FactName } from '@quaywise/domain'
import { openingOf, placesOf, planOf, playWeek, SCENARIOS } from '@quaywise/simulation'

const WEEK_MS = 7 * 86_400_000
const MONDAY = Date.UTC(2026, 0, 5)
const SOURCE = 'source'
const LONG = { maxSeconds: 600 }

/** February 2026, which the copied weeks hold in full, and an instant three months before its end. */
export const MONTH = { from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 2, 1) } as const
export const LONG_AGO = Date.UTC(2025, 10, 26, 10, 30)

const WEEKS = [3, 4, 5, 6, 7] as const
const LONG_BEFORE = -6

/** The weeks around the month, counted from the played one, and of the cycles one three months before. */
export const weeksOfMonth = (table: FactName): readonly number[] =>
  table === 'che_cycle' ? [LONG_BEFORE, ...WEEKS] : WEEKS

/** A terminal that is filled with copies of the played week, so many at once, in some weeks. */
export type Filled = {
  readonly id: string
  readonly copies: number
  readonly weeks: (table: FactName) => readonly number[]
  /** Cycles of these machines only; of all unless told. */
  readonly cyclesOf?: 'QC'
}

/** Tables of which a terminal has as many rows at any density. */
const SAME_AT_ANY_DENSITY = new Set<FactName>([
  'equipment',
  'block',
  'berth',
  'yard_snapshot',
  'weather',
  'vessel_visit',
])

const playedWeek = (): ReadonlyMap<FactName, Block> => {
  const blocks = new Map<FactName, Block>()
  const tell = ({ table, row }: { table: FactName; row: object }): void => {
    const block = blocks.get(table) ?? new Block(table)
    blocks.set(table, block)
    block.add({ ...row, terminal_id: SOURCE })
  }
  const plan = planOf(SCENARIOS.small, { from: MONDAY, to: MONDAY + WEEK_MS })
  for (const told of placesOf(SCENARIOS.small)) tell(told)
  openingOf(plan, MONDAY, tell)
  playWeek(plan, MONDAY, MONDAY + WEEK_MS, tell, { detail: false })
  return blocks
}

const isInstant = (type: string): boolean => type.includes('DateTime64')

/** A column of a copy: moved by weeks, and apart from those of other copies where it is a name of its own. */
const copied = (table: FactName, column: string, type: string): string => {
  if (column === 'terminal_id') return '{terminal:String}'
  if (isInstant(type)) return `${column} + toIntervalWeek({weeks:Int32})`
  // A call is one at any density.
  if (column === 'visit_id' && table !== 'visit_time')
    return `concat(${column}, '-', toString({weeks:Int32}))`
  const own = column === 'visit_id' || (type.startsWith('String') && column.endsWith('_id'))
  return own ? `concat(${column}, '-', toString({weeks:Int32}), '-', toString(copy))` : column
}

const copyTable = async (
  store: AnalyticsStore,
  table: FactName,
  { id: terminal, copies, weeks: weeksOf, cyclesOf }: Filled,
): Promise<void> => {
  const columns = columnsOf(TABLES[table]).filter((column) => column !== 'ingested_at')
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const cells = columns.map((column) => copied(table, column, types[column] ?? ''))
  const only = table === 'che_cycle' && cyclesOf !== undefined ? ` AND eq_kind = '${cyclesOf}'` : ''
  const most = SAME_AT_ANY_DENSITY.has(table) ? 1 : copies
  for (const weeks of weeksOf(table))
    await store.command(
      `INSERT INTO quaywise.${table} (${columns.join(', ')})
       SELECT ${cells.join(', ')} FROM quaywise.${table} ARRAY JOIN range({copies:UInt32}) AS copy
       WHERE terminal_id = '${SOURCE}'${only}
       SETTINGS min_insert_block_size_rows = 200000, min_insert_block_size_bytes = 50000000`,
      { ...LONG, params: { terminal, weeks, copies: most } },
    )
}

/** Plays one week of the trial terminal and fills terminals with copies of it, each as dense and as long as it says, in some tables. */
export const fillTerminals = async (
  store: AnalyticsStore,
  terminals: readonly Filled[],
  tables: ReadonlySet<string>,
): Promise<void> => {
  for (const [table, block] of playedWeek()) {
    if (!tables.has(table)) continue
    const columns = toldColumns(table)
    await store.insert(`quaywise.${table}`, 'Native', block.bytes(), { columns })
    for (const terminal of terminals) await copyTable(store, table, terminal)
  }
}
