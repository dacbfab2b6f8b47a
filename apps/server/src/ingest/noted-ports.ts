import { type AnalyticsStore, TABLES } from '@quaywise/analytics-store'
import type { FactName } from '@quaywise/domain'
import type { FactPorts, IngestPorts, Outdated } from '@quaywise/ingest'
import { isRolledUp, placingColumns } from '@quaywise/report-kit/rollup'
import type { FactSpan, FactWrites } from '../rollups/fact-writes.ts'
import { type Placed, PlacedSpan } from '../rollups/placed.ts'
import { olderRows } from './older-rows.ts'

/** Rows of intervals are cut at local hours: one that is replaced ends at most so long after it began. */
const HOUR_MS = 3_600_000

type Writing = Pick<IngestPorts, 'writeVisits'> & Pick<FactPorts, 'writeFacts' | 'dropOlder'>

/** The writes of ingest, each noted for the roll-ups that it changes before it begins. */
export const notedPorts = (store: AnalyticsStore, writes: FactWrites, ports: Writing): Writing => ({
  writeFacts: (rows, takenAt, token) => {
    const write = () => ports.writeFacts(rows, takenAt, token)
    if (!isRolledUp(rows.table)) return write()
    return writes.during(
      rows.terminalId,
      [{ table: rows.table, placed: placedOf(rows.table, rows.rows) }],
      write,
    )
  },

  dropOlder: async (outdated) => {
    const drop = () => ports.dropOlder(outdated)
    if (!isRolledUp(outdated.table)) return drop()
    const span = { table: outdated.table, placed: await placedOlder(store, outdated) }
    return writes.during(outdated.terminalId, [span], drop)
  },

  writeVisits: async (visits) => {
    const { terminalId, times, replaced } = visits
    const older = { sql: 'visit_id IN {ids:Array(String)}', params: { ids: [...replaced] } }
    const spans: readonly FactSpan[] = [
      { table: 'vessel_visit', placed: placedOf('vessel_visit', visits.visits) },
      { table: 'visit_time', placed: placedOf('visit_time', times) },
      ...(replaced.length > 0
        ? [
            {
              table: 'visit_time',
              placed: await placedWhere(store, 'visit_time', terminalId, older),
            } as const,
          ]
        : []),
    ]
    return writes.during(terminalId, spans, () => ports.writeVisits(visits))
  },
})

const placedOf = (table: FactName, rows: readonly object[]): Placed | null => {
  const span = new PlacedSpan(table)
  for (const row of rows) span.add({ ...row })
  const placed = span.take()
  return placed && { from: placed.from, to: placed.to + HOUR_MS }
}

type Where = {
  readonly sql: string
  readonly params: Readonly<Record<string, string | readonly (string | number)[]>>
}

const placedWhere = async (
  store: AnalyticsStore,
  table: FactName,
  terminal: string,
  { sql, params }: Where,
): Promise<Placed | null> => {
  const columns = placingColumns(table)
  if (columns.length === 0) return null
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const instants = columns.filter((column) => types[column]?.includes('DateTime64'))
  const told = `arrayFilter(at -> at > 0, [${instants.map((column) => `toUnixTimestamp64Milli(assumeNotNull(${column}))`).join(', ')}])`
  const { rows } = await store.query<{ first: number | null; last: number | null }>(
    `SELECT toFloat64(min(at)) AS first, toFloat64(max(at)) AS last, count() AS found
     FROM (SELECT arrayJoin(${told}) AS at FROM quaywise.${table}
       WHERE terminal_id = {terminal:String} AND ${sql}) HAVING found > 0`,
    { params: { ...params, terminal } },
  )
  const [span] = rows
  return span ? { from: Number(span.first), to: Number(span.last) + HOUR_MS } : null
}

/** Where the rows that a drop takes out are placed; null for none. */
const placedOlder = async (store: AnalyticsStore, outdated: Outdated): Promise<Placed | null> => {
  const found: Placed[] = []
  for (const where of olderRows(outdated)) {
    const placed = await placedWhere(store, outdated.table, outdated.terminalId, where)
    if (placed) found.push(placed)
  }
  if (found.length === 0) return null
  return { from: Math.min(...found.map(({ from }) => from)), to: Math.max(...found.map(({ to }) => to)) }
}
