import type { AnalyticsStore } from '@quaywise/analytics-store'
import { Block, toldColumns } from '@quaywise/analytics-store/native'
import { motionSql, tellSecond } from './motion.ts'

const COLUMNS = toldColumns('telemetry')
const NAMES = COLUMNS.join(', ')
const LONG = { maxSeconds: 600 }
/** Positions of five minutes go in at once, as they come from all machines. */
const SECONDS_AT_ONCE = 300

/** Seconds that something takes. */
const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Seconds of telling positions and putting them into bytes, and of inserting these. */
export type OurTimes = { readonly tellS: number; readonly insertS: number }

/** Tells the positions of all machines and inserts them through the store, batch by batch in order of time. */
export const insertTold = async (store: AnalyticsStore, seconds: number): Promise<OurTimes> => {
  const block = new Block('telemetry')
  let [tellS, insertS] = [0, 0]
  for (let first = 0; first < seconds; first += SECONDS_AT_ONCE) {
    const began = performance.now()
    block.clear()
    for (let at = first; at < Math.min(seconds, first + SECONDS_AT_ONCE); at += 1)
      tellSecond(at, (fact) => block.add(fact))
    const bytes = block.bytes()
    tellS += (performance.now() - began) / 1000
    insertS += await secondsOf(() =>
      store.insert('quaywise.telemetry', 'Native', bytes, { columns: COLUMNS }),
    )
  }
  return { tellS, insertS }
}

/** Seconds in which the engine works the same positions out and inserts them into a table like the other. */
export const insertByEngine = async (store: AnalyticsStore, seconds: number): Promise<number> => {
  await store.command('CREATE TABLE quaywise.bench_track AS quaywise.telemetry')
  return secondsOf(() =>
    store.command(
      `INSERT INTO quaywise.bench_track (${NAMES}) ${motionSql(seconds)} SETTINGS max_threads = 1, max_insert_threads = 1`,
      LONG,
    ),
  )
}

/** Drops the engine's rows; throws when they were not the very same as those that were told. */
export const dropTheSame = async (store: AnalyticsStore): Promise<void> => {
  const sum = (table: string): string =>
    `SELECT count() AS n, toString(sum(cityHash64(${NAMES}))) AS hash FROM quaywise.${table}`
  const { rows } = await store.query<{ n: string; hash: string }>(
    `${sum('telemetry')} UNION ALL ${sum('bench_track')}`,
  )
  if (rows.length !== 2 || rows[0]?.hash !== rows[1]?.hash || rows[0]?.n !== rows[1]?.n)
    throw new Error(`The engine made other positions than were told: ${JSON.stringify(rows)}.`)
  await store.command('DROP TABLE quaywise.bench_track SYNC')
}
