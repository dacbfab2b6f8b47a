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
      const [one, other] = [filters.filter(OF_WHOLE_CALLS, 240), filters.filter(OF_WHOLE_CALLS, 240)]
      const measures = ['bmph', ...FACTORS]
      const [before, after] = await Promise.all(
        [one, other].map(async (filter) => (await terminal.ask({ ...filter, basis, measures })).rows[0]),
      )
      if (!before || !after) return
      const effects = effectsOf(
        FACTORS.map((id) => ratioOf(before, id).value),
        FACTORS.map((id) => ratioOf(after, id).value),
      )
      if (!effects) return
      steps++
      const [was, is] = [Number(ratioOf(before, 'bmph').value), Number(ratioOf(after, 'bmph').value)]
      const here = `${where}: ${JSON.stringify([basis, one, other])}`
      expect(Math.abs(total(effects, (effect) => effect) - (is - was)), here).toBeLessThan(1e-9 * (is + was))
    })

    test('were found between most of the periods', () => expect(steps).toBeGreaterThan(20))
  })
}
