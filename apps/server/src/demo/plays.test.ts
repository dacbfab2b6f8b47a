import { planOf, playWeek, SCENARIOS } from '@quaywise/simulation'
import { expect, test } from 'vitest'
import { BatchMaker } from './batch-maker.ts'
import type { Batch } from './play-protocol.ts'
import { Plays } from './plays.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-01-12T00:00:00Z')
const UNTIL = START + 30 * HOUR

const byTable = (batches: readonly Batch[]) =>
  new Map(
    batches.map(({ table, rows, bytes }) => [table, { rows, bytes: Buffer.from(bytes).toString('base64') }]),
  )

test('the two parts of a week are together what one play of it tells, to the byte', () => {
  const plan = planOf(SCENARIOS.small, { from: START, to: UNTIL })
  const whole = new BatchMaker()
  playWeek(plan, START, UNTIL, ({ table, row }) => whole.add(table, row), { detail: true })
  const plays = new Plays(plan)
  const part = (name: 'facts' | 'phases') =>
    byTable(plays.stretch({ part: name, start: START, from: START - 1, until: UNTIL }))
  const [facts, phases] = [part('facts'), part('phases')]
  expect([...phases.keys()].sort()).toEqual(['cycle_phase', 'slot_candidate'])
  expect(facts.size).toBeGreaterThan(15)
  expect(new Map([...facts, ...phases])).toEqual(byTable(whole.finish()))
})
