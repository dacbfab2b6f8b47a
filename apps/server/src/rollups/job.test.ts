import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { insertAwkward } from './fixture/awkward.ts'
import { RollupJob, type RollupJobParts } from './job.ts'
import type { Difference } from './reconcile.ts'
import { prepareTables } from './tables.ts'

const TERMINAL = 'here'
const PATIENCE = { timeout: 50_000, interval: 100 }

let stores: TestStores
const jobs: RollupJob[] = []
const errors: unknown[] = []
const found: Difference[] = []
beforeEach(async () => {
  stores = await openTestStores()
  await prepareTables(stores.store)
  await stores.admin.terminals.upsert({
    ...{ id: TERMINAL, name: 'Here', locode: null, zone: 'UTC', kind: 'imported', clock: 'frozen' },
    ...{ frozenAt: null, sort: 0 },
  })
  await insertAwkward(stores.store, TERMINAL, new Draw(1), 0)
})
afterEach(async () => {
  await Promise.all(jobs.splice(0).map((job) => job.stop()))
  await stores.close()
  expect(errors.splice(0)).toEqual([])
})

const start = (more: Partial<RollupJobParts> = {}): RollupJob => {
  const job = new RollupJob({
    ...{ store: stores.store, admin: stores.admin, quietMs: 0, lookMs: 10 },
    ...{ giveWay: async () => undefined, busy: async () => false },
    onDifference: (difference) => found.push(difference),
    onError: (error) => errors.push(error),
    ...more,
  })
  jobs.push(job)
  job.run()
  return job
}

const builtDays = async (): Promise<number> => {
  const days = await stores.admin.rollups.days(TERMINAL, 'craneCycles')
  return days.filter(({ mark, builtMark }) => mark === builtMark).length
}

describe('the job of the roll-ups', () => {
  test('builds what is there, finds what nobody told of, and builds that anew', async () => {
    start()
    await expect.poll(builtDays, PATIENCE).toBeGreaterThan(60)
    const lift = {
      terminal_id: TERMINAL,
      eq_kind: 'QC',
      trolley: 'main',
      ended_at: '2026-04-11T10:30:00.000',
    }
    await stores.store.insert('quaywise.che_cycle', 'JSONEachRow', JSON.stringify(lift), {
      columns: Object.keys(lift),
    })
    await expect
      .poll(() => found.map(({ day }) => day), { ...PATIENCE, timeout: 110_000 })
      .toContain('2026-04-11')
  }, 180_000)

  test('waits while the machine is needed, and is held by one process at a time', async () => {
    let busy = true
    const first = start({ busy: async () => busy })
    const held = async () => (await stores.admin.jobs.get('rollups'))?.leaseOwner ?? null
    await expect.poll(held, PATIENCE).not.toBeNull()
    const owner = await held()
    expect(await stores.admin.jobs.claim('rollups', 'another', new Date(), 60)).toBeUndefined()
    expect(await builtDays()).toBe(0)
    busy = false
    await expect.poll(builtDays, PATIENCE).toBeGreaterThan(60)
    expect(await held()).toBe(owner)
    await first.stop()
    expect(await held()).toBeNull()
  }, 120_000)
})
