import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { readerOf } from '@quaywise/testing/ask'
import { startPostgres } from '@quaywise/testing/postgres'
import { Client } from 'pg'
import type { LoadedTerminal } from './loaded-terminal.ts'
import type { Span } from './questions.ts'

const ROUNDS = 3
const LONG = { maxSeconds: 1800 }
const DAY_MS = 86_400_000

type Copied = {
  readonly table: string
  readonly columns: Readonly<Record<string, string>>
  readonly where: string
}

/** The tables of the three questions, with the columns that they read. */
const COPIED: readonly Copied[] = [
  {
    table: 'che_cycle',
    columns: { eq_id: 'text', op: 'text', visit_id: 'text', ended_at: 'timestamptz', crane_boxes: 'integer' },
    where: "eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX'",
  },
  {
    table: 'crane_time',
    columns: { eq_id: 'text', visit_id: 'text', started_at: 'timestamptz', ended_at: 'timestamptz' },
    where: '1',
  },
]

const INDEXES = [
  'create index on che_cycle (ended_at) include (eq_id, op, visit_id, crane_boxes)',
  'create index on crane_time (ended_at, started_at) include (eq_id, visit_id)',
  'vacuum analyze',
]

const copyTable = async (
  client: Client,
  { store, terminal }: LoadedTerminal,
  copied: Copied,
): Promise<number> => {
  const names = Object.keys(copied.columns)
  const types = Object.values(copied.columns)
  await client.query(
    `create table ${copied.table} (${names.map((name, i) => `${name} ${types[i]} not null`).join(', ')})`,
  )
  const insert = `insert into ${copied.table} select * from unnest(${types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')})`
  let rows = 0
  const statement = `SELECT ${names.join(', ')} FROM quaywise.${copied.table}
    WHERE terminal_id = {terminal:String} AND ${copied.where}`
  for await (const chunk of store.stream(statement, { ...LONG, params: { terminal: terminal.id } })) {
    await client.query(
      insert,
      names.map((name) => chunk.map((row) => row[name])),
    )
    rows += chunk.length
  }
  return rows
}

type Compared = {
  readonly what: string
  readonly days: number
  readonly measures: readonly string[]
  readonly by: readonly string[]
  /** The same question in PostgreSQL's words; `$1` and `$2` are the window, `$3` the zone. One total a row. */
  readonly sql: string
}

const HOURS = (alias: string): string =>
  `extract(epoch from least(${alias}.ended_at, $2::timestamptz) - greatest(${alias}.started_at, $1::timestamptz)) / 3600`

const QUESTIONS: readonly Compared[] = [
  {
    what: 'gross rate by crane, a day',
    days: 1,
    measures: ['gmph'],
    by: ['crane'],
    sql: `select b.eq_id, b.boxes as total, h.hours from
      (select eq_id, sum(crane_boxes) as boxes from che_cycle where ended_at > $1 and ended_at <= $2 and eq_id <> '' group by 1) b
      join (select eq_id, sum(${HOURS('c')}) as hours from crane_time c where ended_at > $1 and started_at < $2 group by 1) h using (eq_id)
      where $3 <> ''`,
  },
  {
    what: 'boxes by hour, a month',
    days: 30,
    measures: ['crane_boxes'],
    by: ['hour'],
    sql: `select date_trunc('hour', ended_at - interval '1 millisecond', $3) as hour, sum(crane_boxes) as total
      from che_cycle where ended_at > $1 and ended_at <= $2 group by 1`,
  },
  {
    what: 'boxes by operation, a year',
    days: 365,
    measures: ['crane_boxes'],
    by: ['op'],
    sql: `select op, sum(crane_boxes) as total from che_cycle
      where ended_at > $1 and ended_at <= $2 and $3 <> '' group by 1`,
  },
]

const fastest = async (
  work: () => Promise<number>,
): Promise<{ readonly ms: number; readonly total: number }> => {
  let [ms, total] = [Number.POSITIVE_INFINITY, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    total = await work()
    ms = Math.min(ms, performance.now() - began)
  }
  return { ms, total }
}

const numeratorOf = (cell: unknown): number =>
  Number(typeof cell === 'object' && cell !== null && 'numerator' in cell ? cell.numerator : cell)

/** One question on both engines, in milliseconds; `total` is what both counted. */
export type Comparison = {
  readonly what: string
  readonly rows: number
  readonly postgres: number
  readonly facts: number
  readonly pages: number
  readonly total: number
}

const compared = async (
  client: Client,
  { terminal, store }: LoadedTerminal,
  rolled: Reader,
  { days, measures, by, sql, what }: Compared,
  to: number,
): Promise<Omit<Comparison, 'rows'>> => {
  const window = { from: to - days * DAY_MS, to }
  const question: Question = {
    ...{ terminal: terminal.id, zone: terminal.zone, window, basis: 'time', measures, by },
    ...{ attributes: [], restrictions: [], scopes: {}, order: [], reasons: false, limit: 10_000, offset: 0 },
  }
  const [measure = ''] = measures
  const ours = (reader: Reader) => async (): Promise<number> =>
    (await answer(question, reader)).rows.reduce((sum, row) => sum + numeratorOf(row[measure]), 0)
  const bounds = [new Date(window.from).toISOString(), new Date(window.to).toISOString(), terminal.zone]
  const theirs = await fastest(async () =>
    (await client.query(sql, bounds)).rows.reduce((sum: number, row) => sum + Number(row.total), 0),
  )
  const facts = await fastest(ours(readerOf(store)))
  const pages = await fastest(ours(rolled))
  if (theirs.total !== facts.total || facts.total !== pages.total)
    throw new Error(
      `${what}: PostgreSQL counts ${theirs.total}, the facts ${facts.total}, the roll-ups ${pages.total}`,
    )
  return { what, postgres: theirs.ms, facts: facts.ms, pages: pages.ms, total: theirs.total }
}

/** Three questions on PostgreSQL over the same rows, from the facts, and as the pages ask them, from roll-ups too. */
export const againstPostgres = async (
  loaded: LoadedTerminal,
  rolled: Reader,
  span: Span,
): Promise<readonly Comparison[]> => {
  const server = await startPostgres()
  const client = new Client(await server.createSchema())
  try {
    await client.connect()
    let rows = 0
    for (const copied of COPIED) rows += await copyTable(client, loaded, copied)
    for (const index of INDEXES) await client.query(index)
    const comparisons: Comparison[] = []
    for (const question of QUESTIONS)
      comparisons.push({ ...(await compared(client, loaded, rolled, question, span.to)), rows })
    return comparisons
  } finally {
    await client.end()
    await server.stop()
  }
}
