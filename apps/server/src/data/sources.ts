import { type AnalyticsStore, type Row, StoreError } from '@quaywise/analytics-store'
import { SOURCE_DAYS, type SourceList, type SourceRow } from '@quaywise/contract'
import { freshnessOf, hourStrip } from './gaps.ts'
import { SOURCE_TABLES, type SourceTable } from './source-tables.ts'

const HOUR_MS = 3_600_000
const HOURS = SOURCE_DAYS * 24
/** Sources that were silent for longer are seen only where all of their table are. */
const LOOK_BACK_MS = 62 * 24 * HOUR_MS
const MOST_SECONDS = 5
const MOST_SOURCES = 50

type Span = { readonly terminal: string; readonly now: number; readonly from: number }

const statement = (table: SourceTable, bounded: boolean): string => {
  const at = SOURCE_TABLES[table]
  return `SELECT source, max(${at}) AS newest, max(ingested_at) AS arrived,
      countIf(${at} >= {day:DateTime64(3, 'UTC')}) AS last_day, countIf(${at} >= {from:DateTime64(3, 'UTC')}) AS facts,
      groupUniqArrayIf(toUInt16(intDiv(toUnixTimestamp(assumeNotNull(${at})) - {start:UInt32}, 3600)),
        ${at} >= {from:DateTime64(3, 'UTC')}) AS hours
    FROM quaywise.${table}
    WHERE terminal_id = {terminal:String} AND ${at} <= {now:DateTime64(3, 'UTC')}
      ${bounded ? `AND ${at} > {oldest:DateTime64(3, 'UTC')}` : ''}
    GROUP BY source ORDER BY source LIMIT ${MOST_SOURCES}`
}

const rowsOf = async (store: AnalyticsStore, table: SourceTable, span: Span): Promise<readonly Row[]> => {
  const params = {
    terminal: span.terminal,
    start: span.from / 1000,
    now: new Date(span.now).toISOString(),
    from: new Date(span.from).toISOString(),
    day: new Date(span.now - 24 * HOUR_MS).toISOString(),
  }
  const oldest = new Date(span.now - LOOK_BACK_MS).toISOString()
  const options = { maxSeconds: MOST_SECONDS }
  const recent = await store.query(statement(table, true), { ...options, params: { ...params, oldest } })
  if (recent.rows.length > 0) return recent.rows
  return (await store.query(statement(table, false), { ...options, params })).rows
}

const sourceOf = (table: SourceTable, row: Row, { now, from }: Span): SourceRow => {
  const told = Array.isArray(row.hours) ? row.hours.map(Number) : []
  const { hours, usualHours, gaps } = hourStrip(told, HOURS)
  const newestAt = typeof row.newest === 'string' ? row.newest : null
  const at = (hour: number): string => new Date(from + hour * HOUR_MS).toISOString()
  return {
    table,
    source: String(row.source),
    newestAt,
    arrivedAt: typeof row.arrived === 'string' ? row.arrived : null,
    lastDay: Number(row.last_day),
    rows: Number(row.facts),
    ...{ usualHours, hours },
    state: freshnessOf(newestAt === null ? null : Date.parse(newestAt), now, usualHours),
    gaps: gaps.map((gap) => ({ from: at(gap.from), to: at(gap.from + gap.hours), hours: gap.hours })),
  }
}

/** The first hour of the strips of a terminal whose now is this: the last hour of them is the one that runs. */
const firstHour = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS

/** Looks through the tables of facts, one after the other; one that takes too long is named and left out. */
export const sourcesOf = async (store: AnalyticsStore, terminal: string, now: Date): Promise<SourceList> => {
  const span = { terminal, now: now.getTime(), from: firstHour(now.getTime()) }
  const sources: SourceRow[] = []
  const unread: string[] = []
  for (const table of Object.keys(SOURCE_TABLES) as SourceTable[]) {
    try {
      sources.push(...(await rowsOf(store, table, span)).map((row) => sourceOf(table, row, span)))
    } catch (error) {
      if (!(error instanceof StoreError) || !TOO_MUCH.has(error.code)) throw error
      unread.push(table)
    }
  }
  return { terminal, now: now.toISOString(), from: new Date(span.from).toISOString(), sources, unread }
}

const TOO_MUCH: ReadonlySet<string> = new Set(['TIMEOUT', 'MEMORY'])
