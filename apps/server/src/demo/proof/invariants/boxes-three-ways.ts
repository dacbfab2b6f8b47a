import { describe, expect } from 'vitest'
import type { Facts } from '../facts.ts'
import type { Filter } from '../filters.ts'
import { isKept, sumOf, total } from '../kept.ts'
import { holds, type Loaded } from '../proving.ts'

const OF_LIFTS = ['trunk_branch', 'own_ship', 'crane', 'op', 'visit', 'line', 'service', 'berth', 'bay_type']
const CUTS = [
  'crane',
  'visit',
  'hour',
  'shift',
  'day',
  'month',
  'op',
  'berth',
  'line',
  'trunk_branch',
  'bay_type',
]

const liftsOf = (facts: Facts, { window, restrictions }: Filter) =>
  facts.lifts.filter(
    (lift) =>
      lift.at > window.from &&
      lift.at <= window.to &&
      lift.kind === 'BOX' &&
      isKept(lift, restrictions, facts),
  )

/** 1. Boxes are the same over cranes, calls and hours, and the lifts say so one by one. */
export const proveBoxes = (loaded: Loaded): void => {
  describe('1. boxes by crane, by call and by hour', () => {
    holds('are those of the lifts', 60, loaded, async ({ terminal, facts }, filters, where) => {
      const filter = filters.filter(OF_LIFTS)
      const lifts = liftsOf(facts, filter)
      const measures = ['crane_boxes', 'throughput_boxes', 'lifts', 'teu']
      const told = [
        total(lifts, (lift) => lift.crane_boxes),
        total(lifts, (lift) => lift.throughput),
        lifts.length,
        total(lifts, (lift) => (lift.throughput > 0 ? lift.teu : 0)),
      ]
      for (const cut of [null, 'crane', 'visit', 'hour', filters.draw.one(CUTS)]) {
        const { rows } = await terminal.ask({ ...filter, by: cut === null ? [] : [cut], measures })
        const found = measures.map((id) => sumOf(rows, id))
        expect(found, `${where}: by ${cut}, ${JSON.stringify(filter)}`).toEqual(told)
      }
    })

    holds(
      'of whole calls are those of their lifts',
      50,
      loaded,
      async ({ terminal, facts }, filters, where) => {
        const filter = filters.filter(OF_LIFTS)
        const { window, restrictions } = filter
        const lifts = facts.lifts.filter((lift) => {
          const counted = facts.calls.get(lift.visit)?.counted ?? 0
          const inside = counted >= window.from && counted < window.to
          return inside && lift.kind === 'BOX' && isKept(lift, restrictions, facts)
        })
        const told = total(lifts, (lift) => lift.crane_boxes)
        for (const by of [[], ['visit'], ['crane'], ['hour'], ['visit', 'crane', 'op']]) {
          const { rows } = await terminal.ask({ ...filter, basis: 'call', by, measures: ['crane_boxes'] })
          expect(sumOf(rows, 'crane_boxes'), `${where}: by ${by}, ${JSON.stringify(filter)}`).toBe(told)
        }
      },
    )
  })
}
