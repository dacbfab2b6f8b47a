import { RULE_KINDS } from '@quaywise/contract'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RuleClock } from './rule-clock.ts'
import type { RuleRun, RuleWorks } from './rule-work.ts'
import { seedRules } from './seed-rules.ts'

const PATIENCE = { timeout: 20_000, interval: 20 }

let stores: TestStores
const clocks: RuleClock[] = []
const errors: unknown[] = []
beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(async () => {
  await Promise.all(clocks.splice(0).map((clock) => clock.stop()))
  await stores.close()
  errors.length = 0
})

const add = async (name: string, kind: string, seconds = 3600): Promise<string> => {
  const outcome = await stores.admin.rules.add(
    {
      ...{ name, description: 'of the test', kind, terminal: null, paused: false },
      schedule: { every: 'interval', seconds },
    },
    { owner: 'test', nextAt: new Date(), now: new Date() },
  )
  return typeof outcome === 'string' ? '' : outcome.kept.id
}
const nothing = async () => ({})
const start = (works: Partial<RuleWorks>): RuleClock => {
  const clock = new RuleClock({
    works: {
      ...{
        rollupBuild: nothing,
        rollupCheck: nothing,
        forecasts: nothing,
        alerts: nothing,
        anomalies: nothing,
        bottlenecks: nothing,
        cleanUp: nothing,
      },
      ...works,
    },
    ...{ admin: stores.admin, alone: false, lookMs: 10 },
    onError: (error) => errors.push(error),
  })
  clocks.push(clock)
  clock.run()
  return clock
}
const rule = (id: string) => stores.admin.rules.get(id)

describe('the clock of the jobs', () => {
  test('of two processes runs each that is due once, and notes what came of it', async () => {
    const ran: string[] = []
    const ids = await Promise.all(['a', 'b', 'c'].map((name) => add(name, 'alerts')))
    const alerts = async (run: RuleRun) => {
      ran.push(run.rule.name)
      await new Promise((done) => setTimeout(done, 50))
      return { counted: 4 }
    }
    start({ alerts })
    start({ alerts })
    const all = async () => Promise.all(ids.map(rule))
    await expect.poll(async () => (await all()).every((one) => one?.progress === 1), PATIENCE).toBe(true)
    expect(ran.sort()).toEqual(['a', 'b', 'c'])
    for (const one of await all()) {
      expect(one).toMatchObject({ calls: 1, error: null, outcome: { counted: 4 }, leaseOwner: null })
      expect(Date.parse(one?.nextAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000)
    }
  })

  test('keeps why a run failed, and tries again at its next time', async () => {
    const id = await add('fragile', 'cleanUp', 3600)
    let fails = true
    start({
      cleanUp: async () => {
        if (fails) throw new Error('the disk is full')
        return {}
      },
    })
    await expect.poll(async () => (await rule(id))?.error, PATIENCE).toBe('the disk is full')
    expect(errors).toHaveLength(1)
    fails = false
    await stores.admin.rules.makeDue(id, new Date())
    await expect.poll(async () => (await rule(id))?.calls, PATIENCE).toBe(2)
    await expect.poll(async () => (await rule(id))?.error, PATIENCE).toBeNull()
  })

  test('stops a run whose rule is paused, and takes over what another left', async () => {
    const id = await add('long', 'forecasts')
    let rounds = 0
    start({
      forecasts: async ({ goOn }) => {
        while (await goOn(0.5)) {
          rounds += 1
          await new Promise((done) => setTimeout(done, 10))
        }
        return { rows: rounds }
      },
    })
    await expect.poll(async () => (await rule(id))?.progress, PATIENCE).toBe(0.5)
    await stores.admin.rules.setPaused(id, true, new Date())
    await expect.poll(async () => (await rule(id))?.leaseOwner, PATIENCE).toBeNull()
    expect((await rule(id))?.outcome).toMatchObject({ rows: rounds })
  })

  test('comes with jobs that are added once, and stay deleted', async () => {
    await Promise.all([seedRules(stores.admin, new Date()), seedRules(stores.admin, new Date())])
    const all = await stores.admin.rules.list()
    expect(all.map(({ kind }) => kind).sort()).toEqual([...RULE_KINDS].sort().sort())
    await stores.admin.rules.remove(all.map(({ id }) => id))
    await seedRules(stores.admin, new Date())
    expect(await stores.admin.rules.list()).toEqual([])
  })
})
