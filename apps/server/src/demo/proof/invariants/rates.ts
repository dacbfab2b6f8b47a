import { describe, expect } from 'vitest'
import type { Facts } from '../facts.ts'
import type { Filter } from '../filters.ts'
import { isKept, total, within } from '../kept.ts'
import { HOUR } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'
import { expectSame, FACTORS, OF_WHOLE_CALLS, productOf, ratioOf } from './drivers.ts'

const GROUPS = [[], ['visit'], ['line'], ['service'], ['trunk_branch']] as const

const factsIn = (facts: Facts, basis: 'time' | 'call', { window, restrictions }: Filter) => {
  const counts = (visit: string): boolean => {
    const counted = facts.calls.get(visit)?.counted ?? 0
    return basis === 'time' || (counted >= window.from && counted < window.to)
  }
  const kept = <T extends { readonly visit: string }>(rows: readonly T[]): readonly T[] =>
    rows.filter((row) => counts(row.visit) && isKept(row, restrictions, facts))
  const whole = { from: 0, to: Number.MAX_SAFE_INTEGER }
  const of = (category: (word: string) => boolean, rows: Facts['stays']): number =>
    total(
      kept(rows).filter((row) => category(row.category)),
      (row) => within(row, basis === 'time' ? window : whole),
    ) / HOUR
  const lifts = kept(facts.lifts).filter(
    ({ at, kind }) => kind === 'BOX' && (basis === 'call' || (at > window.from && at <= window.to)),
  )
  return {
    boxes: total(lifts, (lift) => lift.crane_boxes),
    lifts: lifts.length,
    gross: of(() => true, facts.craneTime),
    working: of((word) => word === 'WORKING', facts.craneTime),
    berth: of((word) => word !== 'WAIT', facts.stays),
    operation: of((word) => word === 'OPERATION', facts.stays),
  }
}

/** 3. The ship rate is the crane rate times the intensity, and five factors make the berth rate. */
export const proveRates = (loaded: Loaded): void => {
  describe('3. rates of ships and cranes', () => {
    holds('multiply to each other', 60, loaded, async ({ terminal, facts }, filters, where) => {
      const basis = filters.draw.one(['time', 'call'] as const)
      const filter = filters.filter(OF_WHOLE_CALLS)
      const by = filters.draw.one(GROUPS)
      const measures = ['gmph', 'vmph', 'bmph', ...FACTORS]
      const { rows } = await terminal.ask({ ...filter, basis, by, measures })
      for (const row of rows) {
        const [gmph, vmph, bmph] = [ratioOf(row, 'gmph'), ratioOf(row, 'vmph'), ratioOf(row, 'bmph')]
        const intensity = ratioOf(row, 'crane_intensity')
        const here = `${where}: ${basis} by ${by}, ${JSON.stringify([filter, row])}`
        if (gmph.value === null || vmph.value === null || intensity.value === null) continue
        expectSame(gmph.value * intensity.value, vmph.value, here)
        if (ratioOf(row, 'lifts_per_working_hour').value !== null)
          expectSame(productOf(row), bmph.value, here)
      }
      if (by.length > 0 || !rows[0]) return
      const told = factsIn(facts, basis, filter)
      const sides = (id: string) => [
        ratioOf(rows[0] ?? {}, id).numerator,
        ratioOf(rows[0] ?? {}, id).denominator,
      ]
      expect(
        [sides('gmph'), sides('vmph'), sides('bmph')].flat(),
        `${where}: ${JSON.stringify(filter)}`,
      ).toEqual([...[told.boxes, told.gross, told.boxes, told.operation, told.boxes, told.berth]])
      expect(sides('working_share')[0], where).toBe(told.working)
      expect(sides('boxes_per_lift')[1], where).toBe(told.lifts)
    })
  })
}
