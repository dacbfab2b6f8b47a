import { answer, type Question } from '@quaywise/report-kit/compile'
import { ROLLUPS } from '@quaywise/report-kit/rollup'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { reconcileAll } from './checking.ts'
import { factWritesOf } from './fact-writes.ts'
import { AWKWARD_SPAN, insertAwkward } from './fixture/awkward.ts'
import { Leftovers } from './leftovers.ts'
import type { Difference } from './reconcile.ts'
import { Shelves } from './shelves.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

const TERMINAL = { id: 'here', zone: 'Europe/Berlin' } as const
const BOXES = ROLLUPS.get('craneCycles')
const LATE = Date.parse('2026-04-11T10:30:00Z')

let stores: TestStores
let building: ConstructorParameters<typeof RollupWork>[0]
beforeEach(async () => {
  stores = await openTestStores()
  building = { ...stores, giveWay: async () => undefined }
  await prepareTables(stores.store)
  const entry = { ...TERMINAL, name: 'Here', locode: null, kind: 'imported', clock: 'frozen' } as const
  await stores.admin.terminals.upsert({ ...entry, frozenAt: null, sort: 0 })
  await insertAwkward(stores.store, TERMINAL.id, new Draw(1), 0)
  await build()
})
afterEach(() => stores.close())

const build = async (): Promise<void> => {
  const work = new RollupWork(building, 0)
  while ((await work.step()) > 0);
}

const boxesFrom = async (rolled: boolean): Promise<unknown> => {
  const question: Question = {
    ...{
      terminal: TERMINAL.id,
      zone: TERMINAL.zone,
      window: AWKWARD_SPAN,
      basis: 'time',
      measures: ['lifts'],
    },
    ...{
      by: [],
      attributes: [],
      restrictions: [],
      scopes: {},
      order: [],
      reasons: false,
      limit: 10,
      offset: 0,
    },
  }
  const raw = readerOf(stores.store)
  const reader = rolled ? { ...raw, shelf: new Shelves(stores.admin).shelf } : raw
  return (await answer(question, reader)).rows[0]?.lifts
}

const insertLift = (): Promise<unknown> =>
  stores.store.insert(
    'quaywise.che_cycle',
    'JSONEachRow',
    JSON.stringify({
      ...{ terminal_id: TERMINAL.id, eq_kind: 'QC', trolley: 'main', lift_kind: 'BOX', eq_id: 'Q1' },
      ...{ started_at: '2026-04-11T10:29:00.000', ended_at: new Date(LATE).toISOString().slice(0, -1) },
    }),
    { columns: ['terminal_id', 'eq_kind', 'trolley', 'lift_kind', 'eq_id', 'started_at', 'ended_at'] },
  )

const LATE_LIFT = [{ table: 'che_cycle', placed: { from: LATE, to: LATE } }] as const

const differences = async (): Promise<readonly Difference[]> => {
  const found: Difference[] = []
  await reconcileAll(building, (one) => found.push(one))
  return found
}

describe('a row that comes late', () => {
  test('counts at once, and after its day was built anew', async () => {
    const before = Number(await boxesFrom(true))
    await factWritesOf(stores.admin).during(TERMINAL.id, LATE_LIFT, insertLift)
    expect(await boxesFrom(true)).toBe(before + 1)
    await build()
    expect(await boxesFrom(true)).toBe(before + 1)
    expect(await differences()).toEqual([])
  })

  test('is not forgotten when its writer dies after the write', async () => {
    const before = Number(await boxesFrom(true))
    await stores.admin.rollups.begin(
      {
        ...{ id: 'dead', terminal: TERMINAL.id, until: new Date(Date.now() + 60_000) },
        spans: [{ dataset: 'craneCycles', first: '2026-04-11', last: '2026-04-11' }],
      },
      new Date(),
    )
    await build()
    await insertLift()
    expect(await boxesFrom(true)).toBe(before + 1)
    await stores.admin.rollups.endAll()
    await build()
    expect(await boxesFrom(true)).toBe(before + 1)
  })

  test('that falls into a build leaves the day dirty', async () => {
    const before = Number(await boxesFrom(true))
    await stores.admin.rollups.mark(
      TERMINAL.id,
      [{ dataset: 'craneCycles', first: '2026-04-11', last: '2026-04-11' }],
      new Date(0),
    )
    let wrote = false
    const interrupted = {
      ...building,
      giveWay: async () => {
        if (wrote) return
        wrote = true
        await factWritesOf(stores.admin).during(TERMINAL.id, LATE_LIFT, insertLift)
      },
    }
    await new RollupWork(interrupted, 0).step()
    const days = await stores.admin.rollups.days(TERMINAL.id, 'craneCycles')
    const day = days.find((one) => one.day === '2026-04-11')
    expect(day?.builtMark).not.toBe(day?.mark)
    expect(await boxesFrom(true)).toBe(before + 1)
  })
})

describe('a row that nobody told of', () => {
  test('is found by comparing, told, and counted from then on', async () => {
    const before = Number(await boxesFrom(true))
    await insertLift()
    expect(await boxesFrom(true)).toBe(before)
    expect(await differences()).toEqual([
      { terminal: TERMINAL.id, dataset: 'craneCycles', day: '2026-04-11' },
    ])
    expect(await stores.admin.rollups.differences()).toBe(1)
    expect(await boxesFrom(true)).toBe(before + 1)
    await build()
    expect(await differences()).toEqual([])
    expect(await boxesFrom(true)).toBe(before + 1)
  })
})

describe('a build that is over', () => {
  test('is let go at the second look, and nothing else is', async () => {
    const builds = async (): Promise<number> => {
      const { rows } = await stores.store.query(
        `SELECT uniqExact(build) AS n FROM quaywise.${BOXES?.table} SETTINGS max_threads = 1`,
      )
      return Number(rows[0]?.n)
    }
    const before = await boxesFrom(true)
    const first = await builds()
    await stores.admin.rollups.mark(
      TERMINAL.id,
      [{ dataset: 'craneCycles', first: '2026-04-01', last: '2026-04-30' }],
      new Date(0),
    )
    await build()
    expect(await builds()).toBeGreaterThan(first)
    const leftovers = new Leftovers(building)
    await leftovers.sweep()
    expect(await builds()).toBeGreaterThan(first)
    await leftovers.sweep()
    await expect.poll(builds, { timeout: 20_000 }).toBe(first)
    expect(await boxesFrom(true)).toBe(before)
  })
})
