import { expect, test } from 'vitest'
import { Player } from './player.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-01-12T00:00:00Z')
const SPAN = { from: START, to: START + 30 * HOUR }

test('what was played ahead is kept while another week asks, and given once', async () => {
  const player = new Player({ scenario: 'small', span: SPAN })
  const facts = (from: number, until: number) =>
    ({ part: 'facts', start: START, from: START + from * HOUR, until: START + until * HOUR }) as const
  const phases = { ...facts(0, 1), part: 'phases' } as const
  await player.stretch(facts(0, 2))
  player.playAhead(facts(2, 4))
  const ahead = player.stretch(phases).then(() => player.stretch(facts(2, 4)))
  const batches = await ahead
  const again = await player.stretch(facts(2, 4))
  expect(batches.length).toBeGreaterThan(5)
  expect(again).not.toBe(batches)
  expect(again).toEqual(batches)
  await player.stop()
})
