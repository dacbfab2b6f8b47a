import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { RuleClock } from '../rules/rule-clock.ts'
import type { RuleWorks } from '../rules/rule-work.ts'
import { insertAwkward } from './fixture/awkward.ts'
import type { Difference } from './reconcile.ts'
import { RollupTurns } from './rollup-turns.ts'
import { prepareTables } from './tables.ts'

const TERMINAL = 'here'
const PATIENCE = { timeout: 100_000, interval: 100 }

let stores: TestStores
const clocks: RuleClock[] = []
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
  for (const kind of ['rollupBuild', 'rollupCheck'])
    await stores.admin.rules.add(
      {
        ...{ name: kind, description: 'of the test', kind, terminal: null, paused: false },
        schedule: { every: 'interval', seconds: 5 },
      },
      { owner: 'test', nextAt: new Date(), now: new Date() },
    )
})
afterEach(async () => {
  await Promise.all(clocks.splice(0).map((clock) => clock.stop()))
  await stores.close()
  expect(errors.splice(0)).toEqual([])
})

const nothing = async () => ({})

/** The clock of one process; all of them keep the same roll-ups. */
const start = (busy: () => Promise<boolean> = async () => false): RuleClock => {
  const rollups = new RollupTurns({
    ...{ store: stores.store, admin: stores.admin, quietMs: 0, busy },
    giveWay: async () => undefined,
    onDifference: (difference) => found.push(difference),
  })
  const works: RuleWorks = {
    ...{ forecasts: nothing, alerts: nothing, anomalies: nothing, bottlenecks: nothing, cleanUp: nothing },
    rollupBuild: ({ goOn, rule }) => rollups.build(goOn, rule.terminal),
    rollupCheck: async ({ goOn }) => {
      for (let round = 0; round < 40 && (await goOn()); round++) await rollups.check(goOn)
      return {}
    },
  }
  const onError = (error: unknown) => errors.push(error)
  const clock = new RuleClock({ admin: stores.admin, works, alone: false, onError, lookMs: 10 })
  clocks.push(clock)
  clock.run()
  return clock
}

const builtDays = async (): Promise<number> => {
  const days = await stores.admin.rollups.days(TERMINAL, 'craneCycles')
  return days.filter(({ mark, builtMark }) => mark === builtMark).length
}

describe('the jobs of the roll-ups', () => {
  test('builds what is there, finds what nobody told of, and builds that anew', async () => {
    start()
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

  test('waits while the machine is needed, and stops when its rule is paused', async () => {
    let busy = true
    start(async () => busy)
    const rule = async () => (await stores.admin.rules.list()).find(({ kind }) => kind === 'rollupBuild')
    await expect.poll(async () => (await rule())?.outcome, PATIENCE).toEqual({ days: 0 })
    expect(await builtDays()).toBe(0)
    const { id = '' } = (await rule()) ?? {}
    await stores.admin.rules.setPaused(id, true, new Date())
    busy = false
    const calls = (await rule())?.calls
    await expect.poll(async () => (await rule())?.leaseOwner, PATIENCE).toBeNull()
    expect((await rule())?.calls).toBe(calls)
    expect(await builtDays()).toBe(0)
    await stores.admin.rules.makeDue(id, new Date())
    await expect.poll(builtDays, PATIENCE).toBeGreaterThan(5)
  }, 120_000)
})
