import type { AnalyticsStore } from '@quaywise/analytics-store'
import { type IngestOutcome, ingestStream, parseMapping } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portsOf } from './ports-of.ts'

const parsed = parseMapping({
  id: 'mole',
  kind: 'port-calls',
  name: 'Mole',
  source: 'port-calls:mole',
  terminal: { id: 'mole', name: 'Mole', locode: 'MACAS', zone: 'Africa/Casablanca' },
  dateFormats: ['yyyy-MM-dd HH:mm'],
  columns: {
    vessel: 'ship',
    port_entry: { date: 'in' },
    stay_start: { date: 'from' },
    stay_end: { date: 'to' },
  },
})
if (!('mapping' in parsed)) throw new Error(JSON.stringify(parsed.errors))
const { mapping } = parsed

// More than one write holds.
const CALLS = 230
const csv = (hour: number): string =>
  [
    'ship,in,from,to',
    ...Array.from(
      { length: CALLS },
      (_, i) => `S${i},2025-03-10 06:00,2025-03-10 0${hour}:30,2025-03-10 09:30`,
    ),
  ].join('\n')

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
})
afterAll(async () => {
  await stores.close()
})
beforeEach(async () => {
  for (const table of ['vessel_visit', 'visit_time'])
    await stores.store.command(`TRUNCATE TABLE quaywise.${table}`)
})

async function* bytes(text: string, breaksOff = false): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from(text)
  for (let from = 0; from < whole.length; from += 4096) yield whole.subarray(from, from + 4096)
  if (breaksOff) throw new Error('aborted')
}

const send = (
  text: string,
  store: AnalyticsStore = stores.store,
  breaksOff = false,
): Promise<IngestOutcome> => {
  const ports = portsOf({ store, admin: stores.admin, now: () => new Date(), dataDir: '/nowhere' })
  const terminal = { ...mapping.terminal, clock: 'frozen', frozenAt: null } as const
  return ingestStream(
    { kind: 'port-calls', mapping, terminal, fileName: null, stream: bytes(text, breaksOff) },
    ports,
  )
}

const countsOf = (outcome: IngestOutcome) =>
  'answer' in outcome
    ? [outcome.answer.accepted, outcome.answer.duplicate, outcome.answer.rejected]
    : outcome.fault.code

const stored = async () => {
  const { rows } = await stores.store.query(`SELECT
    (SELECT count() FROM quaywise.vessel_visit FINAL) AS calls,
    (SELECT sum(dateDiff('minute', started_at, ended_at)) FROM quaywise.visit_time FINAL) AS minutes`)
  return [Number(rows[0]?.calls), Number(rows[0]?.minutes)]
}

/** The real store, which goes away before (or right after) its write of a number: a crash at that moment. */
const failingAt = (write: number, after: boolean): AnalyticsStore => {
  const { store } = stores
  let writes = 0
  const crash = async <T>(work: () => Promise<T>): Promise<T> => {
    writes += 1
    if (writes === write && after) await work()
    if (writes >= write) throw new Error('the store went away')
    return work()
  }
  return {
    ...{ kind: store.kind, database: store.database },
    query: (sql, options) => store.query(sql, options),
    stream: (sql, options) => store.stream(sql, options),
    cancel: (queryId) => store.cancel(queryId),
    ping: () => store.ping(),
    close: () => store.close(),
    insert: (...args) => crash(() => store.insert(...args)),
    command: (...args) => crash(() => store.command(...args)),
  }
}

describe('ingest that is broken off', () => {
  const moments = [1, 2, 3].flatMap((write) => [false, true].map((after) => ({ write, after })))

  it.each(moments)('doubles and loses nothing after a crash at %o', async ({ write, after }) => {
    await expect(send(csv(7), failingAt(write, after))).rejects.toThrow('went away')
    expect(countsOf(await send(csv(7)))).not.toContain('UPLOAD_BROKEN')
    expect(await stored()).toEqual([CALLS, CALLS * 120])
    await expect(send(csv(8), failingAt(write, after))).rejects.toThrow('went away')
    const again = countsOf(await send(csv(8)))
    expect(Number(again[0]) + Number(again[1])).toBe(CALLS)
    expect(await stored()).toEqual([CALLS, CALLS * 60])
    expect(countsOf(await send(csv(8)))).toEqual([0, CALLS, 0])
  })

  it('leaves nothing of a write that a crash cut short, when what comes next says otherwise', async () => {
    await expect(send(csv(7), failingAt(1, true))).rejects.toThrow('went away')
    expect(countsOf(await send(csv(8)))).toEqual([CALLS, 0, 0])
    expect(await stored()).toEqual([CALLS, CALLS * 60])
  })

  it('acknowledges nothing of an upload that breaks off, and takes it whole the next time', async () => {
    expect(countsOf(await send(csv(7), stores.store, true))).toBe('UPLOAD_BROKEN')
    const { data } = await stores.admin.ingest.batches.list({ current: 1, pageSize: 1 })
    expect(data[0]?.status).toBe('failed')
    const [accepted, duplicate, rejected] = countsOf(await send(csv(7)))
    expect([Number(accepted) + Number(duplicate), rejected]).toEqual([CALLS, 0])
    expect(await stored()).toEqual([CALLS, CALLS * 120])
  })

  it('takes a file once that two send at the same time', async () => {
    const both = (await Promise.all([send(csv(7)), send(csv(7))])).map(countsOf)
    expect(both.every((counts) => counts[2] === 0)).toBe(true)
    expect(await stored()).toEqual([CALLS, CALLS * 120])
  })

  it('takes calls of fifteen years in any order', async () => {
    const rows = Array.from({ length: 180 }, (_, i) => {
      const month = `${2010 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
      return `S,${month}-10 06:00,${month}-10 07:30,${month}-10 08:30`
    })
    expect(countsOf(await send(['ship,in,from,to', ...rows].join('\n')))).toEqual([180, 0, 0])
    expect(await stored()).toEqual([180, 180 * 60])
  })

  it('lets the last of two rows with the same call count, and says so', async () => {
    const [header, first] = csv(7).split('\n')
    const [, corrected] = csv(8).split('\n')
    const outcome = await send([header, first, first, corrected].join('\n'))
    expect(countsOf(outcome)).toEqual([2, 1, 0])
    expect('answer' in outcome && outcome.answer.warnings).toMatchObject([
      { code: 'REPEATED_CALL', line: 4, count: 1 },
    ])
    expect(await stored()).toEqual([1, 60])
  })
})
