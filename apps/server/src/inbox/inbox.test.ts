import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { callsCsv, MAPPING } from '@quaywise/testing/harbour-file'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portsOf } from '../ingest/ports-of.ts'
import { Inbox } from './inbox.ts'
import { ownMark } from './process-mark.ts'
import { takeThrough } from './take-through.ts'

const TIMES = { pollMs: 20, quietMs: 60, silenceMs: 400, retryMs: 50 }
const FOLDER = 'harbour/port-calls@harbour'
const PIPE_MAKER = 'mkfifo'

let stores: TestStores
let root: string
const open: Inbox[] = []

beforeAll(async () => {
  stores = await openTestStores()
  const { id, kind, name } = MAPPING
  await stores.admin.ingest.mappings.save({ id, kind, name, body: MAPPING }, new Date())
})
afterAll(() => stores.close())
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'quaywise-inbox-'))
  for (const table of ['vessel_visit', 'visit_time'])
    await stores.store.command(`TRUNCATE TABLE quaywise.${table}`)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((inbox) => inbox.stop()))
  rmSync(root, { recursive: true, force: true })
})

const start = (store: AnalyticsStore = stores.store, times: typeof TIMES = TIMES): Inbox => {
  const ports = portsOf({ store, admin: stores.admin, now: () => new Date(), dataDir: root })
  const silent = { info: () => undefined, error: () => undefined }
  const inbox = new Inbox(root, takeThrough(stores.admin, ports), silent, times)
  inbox.run()
  open.push(inbox)
  return inbox
}

const put = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1500) throw new Error(execFileSync('find', [root], { encoding: 'utf8' }))
    await sleep(10)
  }
}
const arrived = (path: string): Promise<void> => until(() => existsSync(join(root, path)))
const reportOf = (path: string): unknown =>
  JSON.parse(readFileSync(join(root, `${path}.report.json`), 'utf8'))
const stored = async (): Promise<number> => {
  const { rows } = await stores.store.query('SELECT count() AS n FROM quaywise.vessel_visit FINAL')
  return Number(rows[0]?.n)
}

describe('the inbox', () => {
  it('takes a file in, keeps it, and says what became of it', async () => {
    put(`${FOLDER}/calls of today`, callsCsv(30))
    start()
    await arrived(`${FOLDER}/done/calls of today`)
    expect(reportOf(`${FOLDER}/done/calls of today`)).toMatchObject({
      ...{ kind: 'port-calls', status: 'done', terminal: 'harbour', name: 'calls of today' },
      ...{ accepted: 30, duplicate: 0, rejected: 0, warnings: [] },
    })
    expect(readFileSync(join(root, `${FOLDER}/done/calls of today`), 'utf8')).toBe(callsCsv(30))
    expect([await stored(), readdirSync(join(root, FOLDER))]).toEqual([30, ['done']])
  })

  it('lets the content tell the kind, and keeps a second file of a name beside the first', async () => {
    put('harbour/auto@harbour/calls.bin', callsCsv(3).replace('ship,in,from', 'ship,in,from'))
    start()
    await arrived('harbour/auto@harbour/done/calls.bin')
    put('harbour/auto@harbour/calls.bin', callsCsv(4))
    await arrived('harbour/auto@harbour/done/calls.bin.2')
    expect(reportOf('harbour/auto@harbour/done/calls.bin.2')).toMatchObject({ accepted: 1, duplicate: 3 })
  })

  it('puts what it cannot take where it can be seen, with the reason', async () => {
    put('harbour/auto/picture', '\u0089PNG')
    put('harbour/port-calls/calls.csv', callsCsv(3))
    put(`${FOLDER}/rows.csv`, 'ship,in,from,to\nALPHA,soon,,\n')
    put('harbour/no-such-kind/x', 'x')
    start()
    await arrived('harbour/auto/failed/picture')
    await arrived('harbour/port-calls/failed/calls.csv')
    await arrived(`${FOLDER}/failed/rows.csv`)
    await arrived('harbour/no-such-kind/failed/x')
    expect(reportOf('harbour/auto/failed/picture')).toMatchObject({ fault: { code: 'KIND_UNKNOWN' } })
    expect(reportOf('harbour/port-calls/failed/calls.csv')).toMatchObject({
      fault: { code: 'INVALID_INPUT' },
    })
    expect(reportOf(`${FOLDER}/failed/rows.csv`)).toMatchObject({ rejected: 1, accepted: 0 })
    expect(reportOf('harbour/no-such-kind/failed/x')).toMatchObject({ fault: { code: 'UNKNOWN_KIND' } })
  })

  it('waits until a file has stood still, and leaves files that are still written alone', async () => {
    put(`${FOLDER}/slow.csv`, callsCsv(1))
    put(`${FOLDER}/other.csv.part`, callsCsv(1))
    put(`${FOLDER}/.hidden`, callsCsv(1))
    start()
    for (let rows = 2; rows < 12; rows += 1) {
      await sleep(25)
      put(`${FOLDER}/slow.csv`, callsCsv(rows))
    }
    await arrived(`${FOLDER}/done/slow.csv`)
    expect(reportOf(`${FOLDER}/done/slow.csv`)).toMatchObject({ accepted: 11 })
    expect(readdirSync(join(root, FOLDER)).sort()).toEqual(['.hidden', 'done', 'other.csv.part'])
  })

  it('reads no links, pipes, or second names of files elsewhere', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'quaywise-outside-'))
    writeFileSync(join(outside, 'secret'), callsCsv(2))
    put(`${FOLDER}/last.csv`, callsCsv(1))
    symlinkSync(join(outside, 'secret'), join(root, FOLDER, 'a-link'))
    linkSync(join(outside, 'secret'), join(root, FOLDER, 'a-second-name'))
    symlinkSync(outside, join(root, 'harbour/auto'))
    execFileSync(PIPE_MAKER, [join(root, FOLDER, 'a-pipe')])
    start()
    await arrived(`${FOLDER}/done/last.csv`)
    await sleep(200)
    expect(readdirSync(join(root, FOLDER)).sort()).toEqual(['a-link', 'a-pipe', 'a-second-name', 'done'])
    expect([await stored(), readdirSync(outside)]).toEqual([1, ['secret']])
    rmSync(outside, { recursive: true })
  })

  it('takes a file once where two servers look at one folder', async () => {
    for (let i = 0; i < 12; i += 1) put(`${FOLDER}/${i}.csv`, callsCsv(5 + i))
    start()
    start()
    await until(
      () => existsSync(join(root, FOLDER, 'done')) && readdirSync(join(root, FOLDER, 'done')).length === 24,
    )
    const reports = Array.from({ length: 12 }, (_, i) => reportOf(`${FOLDER}/done/${i}.csv`))
    const sum = (key: 'accepted' | 'duplicate'): number =>
      reports.reduce(
        (all: number, report) =>
          all + Number(Object.entries(report ?? {}).find(([name]) => name === key)?.[1]),
        0,
      )
    expect(sum('accepted') + sum('duplicate')).toBe(12 * 5 + 66)
    expect([sum('accepted'), await stored()]).toEqual([16, 16])
  })

  it('takes over what a server that is gone had begun, and adds nothing twice', async () => {
    put(`${FOLDER}/calls.csv`, callsCsv(8))
    start()
    await arrived(`${FOLDER}/done/calls.csv`)
    await Promise.all(open.splice(0).map((inbox) => inbox.stop()))
    put(`.taking/gone/c1/${FOLDER}/calls.csv`, callsCsv(8))
    put('.taking/gone/alive', '')
    utimesSync(join(root, '.taking/gone/alive'), new Date(), new Date(Date.now() + 1000))
    start()
    await sleep(300)
    expect(existsSync(join(root, FOLDER, 'done/calls.csv.2'))).toBe(false)
    utimesSync(join(root, '.taking/gone/alive'), 0, 0)
    await arrived(`${FOLDER}/done/calls.csv.2`)
    expect(reportOf(`${FOLDER}/done/calls.csv.2`)).toMatchObject({ accepted: 0, duplicate: 8 })
    expect(existsSync(join(root, '.taking/gone'))).toBe(false)
    expect(await stored()).toBe(8)
  })

  it('keeps a file for another try while the store is away', async () => {
    const { store } = stores
    let failures = 3
    const away: AnalyticsStore = {
      ...{ kind: store.kind, database: store.database },
      query: (sql, options) => store.query(sql, options),
      stream: (sql, options) => store.stream(sql, options),
      cancel: (queryId) => store.cancel(queryId),
      ping: () => store.ping(),
      close: () => store.close(),
      command: (...args) => store.command(...args),
      insert: async (...args) => {
        failures -= 1
        if (failures >= 0) throw new Error('the store is away')
        return store.insert(...args)
      },
    }
    put(`${FOLDER}/calls.csv`, callsCsv(6))
    put(`${FOLDER}/later.csv`, callsCsv(7))
    start(away)
    await arrived(`${FOLDER}/done/later.csv`)
    await arrived(`${FOLDER}/done/calls.csv`)
    expect([failures < 0, await stored()]).toEqual([true, 7])
    expect(existsSync(join(root, FOLDER, 'failed'))).toBe(false)
  })

  it('lets go of a file when it stops; the next server takes it', async () => {
    put(`${FOLDER}/big.csv`, callsCsv(6000))
    const first = start()
    await until(
      () =>
        existsSync(join(root, '.taking')) &&
        execFileSync('find', [join(root, '.taking'), '-name', 'big.csv'], { encoding: 'utf8' }) !== '',
    )
    await first.stop()
    expect(existsSync(join(root, FOLDER, 'failed'))).toBe(false)
    start()
    await arrived(`${FOLDER}/done/big.csv`)
    expect(await stored()).toBe(6000)
  }, 60_000)

  it('takes at once what a process of this machine held that is gone', async () => {
    const own = await ownMark()
    if (own === null) return
    const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' })
    const held = '.taking/dead/claim/harbour/port-calls@harbour/calls.csv'
    put(held, callsCsv(5))
    put('.taking/dead/alive', JSON.stringify({ ...own, pid: Number(gone) }))
    start(stores.store, { ...TIMES, silenceMs: 3_600_000 })
    await arrived(`${FOLDER}/done/calls.csv`)
    expect(await stored()).toBe(5)
  })
})
