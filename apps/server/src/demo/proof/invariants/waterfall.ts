import { describe, expect, test } from 'vitest'
import { total } from '../kept.ts'
import { holds, type Loaded } from '../proving.ts'
import { FACTORS, OF_WHOLE_CALLS, ratioOf } from './drivers.ts'
import { effectsOf } from './log-mean.ts'

/** 4. What five factors add between two periods is what the berth rate changed by. */
export const proveWaterfall = (loaded: Loaded): void => {
  describe('4. the steps from one berth rate to another', () => {
    test('are known of none where a factor is nothing', () => {
      expect(effectsOf([1, 2], [1, 0])).toBeNull()
      expect(effectsOf([1, null], [1, 2])).toBeNull()
      expect(effectsOf([2, 3], [2, 3])).toEqual([0, 0])
    })

    let steps = 0
    holds('add up to the whole change', 60, loaded, async ({ terminal }, filters, where) => {
      const basis = filters.draw.one(['time', 'call'] as const)
      const period = () => ({
        window: filters.hours(300),
        restrictions: filters.restrictions(OF_WHOLE_CALLS),
      })
      const [one, other] = [period(), period()]
      const measures = ['bmph', ...FACTORS]
      const [before, after] = await Promise.all(
        [one, other].map(async (filter) => (await terminal.ask({ ...filter, basis, measures })).rows[0]),
      )
      if (!before || !after) return
      const effects = effectsOf(
        FACTORS.map((id) => ratioOf(before, id).value),
        FACTORS.map((id) => ratioOf(after, id).value),
      )
      // A rate of less than a quarter of a crane hour is not shown, and so has no steps.
      if (!effects || ratioOf(before, 'bmph').value === null || ratioOf(after, 'bmph').value === null) return
      steps++
      const [was, is] = [Number(ratioOf(before, 'bmph').value), Number(ratioOf(after, 'bmph').value)]
      const here = `${where}: ${JSON.stringify([basis, one, other])}`
      expect(Math.abs(total(effects, (effect) => effect) - (is - was)), here).toBeLessThan(1e-9 * (is + was))
    })

    test('were found between most of the periods', () => expect(steps).toBeGreaterThan(20))
  })
}
