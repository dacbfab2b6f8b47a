import { join } from 'node:path'
import { openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, StoreError } from '@quaywise/analytics-store'
import { type IngestOutcome, ingestStream } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { factPorts } from './fact-ports.ts'
import { portsOf } from './ports-of.ts'
import { turns } from './turns.ts'
import { dropStaged, finishUnfinished } from './unfinished.ts'

const now = () => new Date()

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
})
afterAll(() => stores.close())
beforeEach(async () => {
  await stores.store.command('TRUNCATE TABLE quaywise.fault')
})

const fault = (id: string, code: string, from = '2026-01-09T08:00:00Z', to = '2026-01-09T08:10:00Z') => ({
  ...{ fault_id: id, eq_kind: 'QC', eq_id: 'Q1', severity: 'FAILURE', code },
  ...{ started_at: from, ended_at: to },
})

const send = (
  rows: readonly object[],
  store: AnalyticsStore = stores.store,
  end: () => void = () => undefined,
): Promise<IngestOutcome> => {
  const ports = {
    ...portsOf({ store, admin: stores.admin, now, dataDir: stores.folder }),
    ...factPorts(store, stores.admin, 1000),
  }
  const terminal = {
    id: 'mole',
    name: 'Mole',
    locode: '',
    zone: 'UTC',
    clock: 'live',
    frozenAt: null,
  } as const
  const stream = (async function* () {
    for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
    end()
  })()
  return ingestStream({ kind: 'facts/fault', terminal, mapping: null, fileName: null, stream }, ports)
}

/** The store, with something happening before some statements. */
const storeThat = (before: (sql: string) => void): AnalyticsStore => {
  const { store } = stores
  return {
    ...{ kind: store.kind, database: store.database },
    query: (sql, options) => store.query(sql, options),
    stream: (sql, options) => store.stream(sql, options),
    command: async (sql, options) => {
      before(sql)
      await store.command(sql, options)
    },
    insert: async (table, format, bytes, options) => {
      before(`INSERT INTO ${table}`)
      return store.insert(table, format, bytes, options)
    },
    cancel: (id) => store.cancel(id),
    ping: () => store.ping(),
    close: () => store.close(),
  }
}

const faults = async () => {
  const { rows } = await stores.store.query(
    'SELECT fault_id AS id, code, toHour(started_at) AS hour FROM quaywise.fault ORDER BY id, code',
  )
  return rows.map(({ id, code, hour }) => `${id} ${code} ${hour}`)
}

describe('a correction whose taker dies', () => {
  it('before it takes out what it replaces is finished at the next start', async () => {
    await send([fault('F1', 'A'), fault('F2', 'A')])
    const dying = storeThat((sql) => {
      if (sql.startsWith('DELETE')) throw new Error('killed')
    })
    await expect(
      send([fault('F1', 'B', '2026-01-09T09:00:00Z', '2026-01-09T09:10:00Z')], dying),
    ).rejects.toThrow()
    expect(await faults()).toEqual(['F1 A 8', 'F1 B 9', 'F2 A 8'])
    await finishUnfinished(stores.store, stores.admin, { now, alone: true })
    expect(await faults()).toEqual(['F1 B 9', 'F2 A 8'])
    expect(await stores.admin.ingest.intents.names()).toEqual([])
  })

  it('is finished by the next file of its table and terminal, too', async () => {
    await send([fault('F1', 'A')])
    const dying = storeThat((sql) => {
      if (sql.startsWith('DELETE')) throw new Error('killed')
    })
    await expect(send([fault('F1', 'B')], dying)).rejects.toThrow()
    expect(await send([fault('F1', 'B')])).toMatchObject({ answer: { accepted: 0, duplicate: 1 } })
    expect(await faults()).toEqual(['F1 B 8'])
  })

  it('before it writes changes nothing, and the same file completes it', async () => {
    await send([fault('F1', 'A')])
    const dying = storeThat((sql) => {
      if (sql === 'INSERT INTO quaywise.fault') throw new Error('killed')
    })
    await expect(send([fault('F1', 'B')], dying)).rejects.toThrow()
    await finishUnfinished(stores.store, stores.admin, { now, alone: true })
    expect(await faults()).toEqual(['F1 A 8'])
    expect(await send([fault('F1', 'B')])).toMatchObject({ answer: { accepted: 1 } })
    expect(await faults()).toEqual(['F1 B 8'])
  })

  it('leaves no table behind in which it compared', async () => {
    await stores.store.command('CREATE TABLE quaywise.staged_dead_fault (n UInt32) ENGINE = Memory')
    await dropStaged(stores.store, stores.admin)
    const { rows } = await stores.store.query(
      "SELECT name FROM system.tables WHERE database = 'quaywise' AND startsWith(name, 'staged_')",
    )
    expect(rows).toEqual([])
  })
})

describe('a store that is away', () => {
  it('for a moment is waited for', async () => {
    let refusals = 3
    const blinking = storeThat(() => {
      if (refusals-- > 0) throw new StoreError('UNAVAILABLE', 'away')
    })
    expect(await send([fault('F1', 'A')], blinking)).toMatchObject({ answer: { accepted: 1 } })
  })

  it('for too long is told, and nothing is acknowledged', async () => {
    const away = storeThat(() => {
      throw new StoreError('UNAVAILABLE', 'away')
    })
    await expect(send([fault('F1', 'A')], away)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const { data } = await stores.admin.ingest.batches.list({ current: 1, pageSize: 1 })
    expect(data[0]).toMatchObject({ status: 'failed', accepted: 0 })
  })
})

it('an upload that breaks off is a fault, and what it told before may be sent again', async () => {
  const broken = send([fault('F1', 'A')], stores.store, () => {
    throw new Error('aborted')
  })
  expect(await broken).toMatchObject({ fault: { code: 'UPLOAD_BROKEN' } })
  expect(await send([fault('F1', 'A'), fault('F2', 'A')])).toMatchObject({ answer: { rejected: 0 } })
  expect(await faults()).toEqual(['F1 A 8', 'F2 A 8'])
})

it('an event that comes months late lands in its day', async () => {
  await send([fault('F1', 'NOW', '2026-05-09T08:00:00Z', '2026-05-09T08:10:00Z')])
  await send([fault('F2', 'LATE', '2026-01-31T23:59:00Z', '2026-02-01T00:10:00Z')])
  const { rows } = await stores.store.query(
    "SELECT toDate(started_at, 'UTC') AS day, count() AS n FROM quaywise.fault GROUP BY day ORDER BY day",
  )
  expect(rows).toMatchObject([{ day: '2026-01-31' }, { day: '2026-05-09' }])
})

describe('turns of two processes', () => {
  it('never overlap, and pass on from one that fell silent', async () => {
    const other = await openAdminStore({ path: join(stores.folder, 'admin.sqlite') })
    const [one, two] = [turns(stores.admin, now), turns(other, now)]
    const said: string[] = []
    const work = (name: string) => async () => {
      said.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 30))
      said.push(`${name} ends`)
    }
    await Promise.all([one('t', work('a')), two('t', work('b')), one('t', work('c')), two('t', work('d'))])
    for (let i = 0; i < said.length; i += 2) expect(said[i + 1]).toBe(said[i]?.replace('begins', 'ends'))
    const silent = { owner: 'gone', now: new Date(Date.now() - 31_000), seconds: 30 }
    await stores.admin.ingest.leases.take('t', silent)
    await two('t', work('after'))
    expect(said.slice(-2)).toEqual(['after begins', 'after ends'])
    await other.close()
  })
})
