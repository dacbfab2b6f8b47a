import type { AnalyticsStore, InsertFormat } from '@quaywise/analytics-store'
import { blockOf, toldColumns } from '@quaywise/analytics-store/native'
import type { VisitTimeFact, WeatherFact } from '@quaywise/domain'
import { type EngineCheck, expected } from './check.ts'

const TERMINAL = 'inserts'
const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 4, 1)
const COLUMNS = ['terminal_id', 'at', 'wind']

type Payload = readonly [InsertFormat, string | Uint8Array, readonly string[]]

const hours = Array.from({ length: 48 }, (_, hour) => new Date(START + hour * HOUR_MS).toISOString())
const weather: readonly WeatherFact[] = hours.map((hour) => ({
  ...{
    terminal_id: TERMINAL,
    at: Date.parse(hour),
    wind: 5,
    gust: 7,
    rain: 0,
    visibility: 9,
    source: 'check',
  },
}))

const PAYLOADS: readonly Payload[] = [
  [
    'JSONEachRow',
    hours.map((at) => JSON.stringify({ terminal_id: TERMINAL, at, wind: 5 })).join('\n'),
    COLUMNS,
  ],
  ['TabSeparated', hours.map((at) => `${TERMINAL}\t${at}\t5\n`).join(''), COLUMNS],
  ['CSVWithNames', `${COLUMNS}\n${hours.map((at) => `${TERMINAL},${at},5\n`).join('')}`, COLUMNS],
  ['Native', blockOf('weather', weather), toldColumns('weather')],
]

const part = (hour: number, version: number): VisitTimeFact => ({
  ...{
    terminal_id: TERMINAL,
    visit_id: `V${hour}`,
    berth_id: 'B1',
    category: 'OPERATION',
    source: 'check',
    version,
  },
  ...{ started_at: START + hour * HOUR_MS, ended_at: START + hour * HOUR_MS + version },
})

const one = async (store: AnalyticsStore, sql: string): Promise<unknown> =>
  (await store.query(sql, { params: { terminal: TERMINAL } })).rows[0]

const rowsOf = (store: AnalyticsStore): Promise<unknown> =>
  one(
    store,
    'SELECT count() AS n, sum(wind) AS wind FROM quaywise.weather WHERE terminal_id = {terminal:String}',
  )

const parts = (store: AnalyticsStore): Promise<unknown> =>
  one(
    store,
    `SELECT count() AS n, sum(dateDiff('millisecond', started_at, ended_at)) AS ms FROM quaywise.visit_time FINAL
      WHERE terminal_id = {terminal:String}`,
  )

const insertParts = async (store: AnalyticsStore, version: number): Promise<void> => {
  const facts = Array.from({ length: 200 }, (_, hour) => part(hour, version))
  await store.insert('quaywise.visit_time', 'Native', blockOf('visit_time', facts), {
    columns: toldColumns('visit_time'),
  })
}

/** What is inserted is there at once, once, and can be replaced and taken out again. */
export const INSERT_CHECKS: readonly EngineCheck[] = [
  ...PAYLOADS.map(
    ([format, payload, columns], i): EngineCheck => ({
      name: `an insert as ${format} adds its rows once under its token`,
      complaints: async ({ outside: { store } }) => {
        const insert = () =>
          store.insert('quaywise.weather', format, payload, { columns, token: `check-${format}` })
        const told = await insert()
        const once = await rowsOf(store)
        await insert()
        const wanted = { n: String(48 * (i + 1)), wind: 240 * (i + 1) }
        return [
          ...expected('rows told', told, { rows: 48 }),
          ...expected('rows', once, wanted),
          ...expected('rows after the same again', await rowsOf(store), wanted),
        ]
      },
    }),
  ),
  {
    name: 'an insert without a token always adds',
    complaints: async ({ outside: { store } }) => {
      const [format, payload, columns] = PAYLOADS[0] ?? ['JSONEachRow', '', []]
      await store.insert('quaywise.weather', format, payload, { columns })
      await store.insert('quaywise.weather', format, payload, { columns })
      return expected('rows', await rowsOf(store), { n: String(48 * 6), wind: 240 * 6 })
    },
  },
  {
    name: 'a row inserted from a question reaches its place',
    complaints: async ({ outside: { store } }) => {
      await store.command(
        `INSERT INTO quaywise.weather (terminal_id, at, wind)
          SELECT 'copied', max(at), max(wind) FROM quaywise.weather WHERE terminal_id = {terminal:String}
          GROUP BY toDate(at)`,
        { params: { terminal: TERMINAL } },
      )
      const sql = "SELECT count() AS n, sum(wind) AS wind FROM quaywise.weather WHERE terminal_id = 'copied'"
      return expected('rows', await one(store, sql), { n: '2', wind: 10 })
    },
  },
  {
    name: 'a newer version replaces an older one, whatever comes first',
    complaints: async ({ outside: { store } }) => {
      for (const version of [2, 1, 3]) await insertParts(store, version)
      return expected('parts', await parts(store), { n: '200', ms: '600' })
    },
  },
  {
    name: 'a deletion takes out what it names, on every shard, and nothing else',
    complaints: async ({ outside: { store } }) => {
      const ids = Array.from({ length: 50 }, (_, i) => `V${i}`)
      await store.command(
        'DELETE FROM quaywise.visit_time WHERE terminal_id = {terminal:String} AND visit_id IN {ids:Array(String)}',
        { params: { terminal: TERMINAL, ids } },
      )
      return expected('parts', await parts(store), { n: '150', ms: '450' })
    },
  },
]
