import { describe, expect, test } from 'vitest'
import { isKept, sumOf, total } from '../kept.ts'
import { SPAN } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'

/** 12. A lift has one call; a twin is one lift with two boxes. */
export const proveCycles = (loaded: Loaded): void => {
  describe('12. lifts', () => {
    test('have one call each, one or two boxes, and as many ids', () => {
      const { facts } = loaded()
      const lifts = facts.lifts.filter(({ kind }) => kind === 'BOX')
      expect(lifts.length).toBeGreaterThan(30_000)
      const odd = lifts.filter(({ visit, boxes, twin, units, crane_boxes, throughput, from, at }) => {
        const whole = [0, boxes]
        const counted = whole.includes(crane_boxes) && whole.includes(throughput)
        const own = facts.calls.get(visit)?.own_ship === 'OWN'
        return !own || boxes !== 1 + twin || units !== boxes || !counted || at <= from
      })
      expect(odd).toEqual([])
    })

    holds(
      'count twins once and their boxes twice',
      60,
      loaded,
      async ({ terminal, facts }, filters, where) => {
        const filter = filters.filter(['crane', 'op', 'visit', 'trunk_branch', 'line', 'bay_type'])
        const measures = ['lifts', 'twin_lifts', 'crane_boxes']
        const { rows } = await terminal.ask({ ...filter, by: ['visit'], measures })
        const lifts = facts.lifts.filter(
          (lift) =>
            lift.kind === 'BOX' &&
            lift.at > filter.window.from &&
            lift.at <= filter.window.to &&
            isKept(lift, filter.restrictions, facts),
        )
        const here = `${where}: ${JSON.stringify(filter)}`
        expect(sumOf(rows, 'lifts'), here).toBe(lifts.length)
        const two = lifts.filter(({ boxes }) => boxes === 2)
        expect(sumOf(rows, 'twin_lifts'), here).toBe(two.length)
        const terminals = total(lifts, ({ boxes, crane_boxes }) => boxes - crane_boxes)
        expect(sumOf(rows, 'crane_boxes') + terminals, here).toBe(lifts.length + two.length)
        const whole = await terminal.ask({ ...filter, by: ['crane', 'visit', 'op'], measures: ['lifts'] })
        expect(sumOf(whole.rows, 'lifts'), here).toBe(lifts.length)
      },
    )

    holds(
      'of whole calls are as many instructions as boxes',
      50,
      loaded,
      async ({ terminal, facts }, filters, where) => {
        const filter = filters.filter(['visit', 'trunk_branch', 'line'])
        const quay = [{ of: 'op', dimension: 'op', values: ['LOAD', 'DISC', 'RESTOW_SHIP', 'RESTOW_QUAY'] }]
        const restrictions = [...filter.restrictions, ...quay]
        const asked = { ...filter, restrictions, basis: 'call', by: ['visit'] } as const
        const told = await terminal.ask({ ...asked, measures: ['instructions', 'lifts', 'twin_lifts'] })
        // The data begin while some calls are worked; what they had before is told without instructions.
        for (const row of told.rows.filter(
          ({ visit }) => (facts.calls.get(String(visit))?.atb ?? 0) >= SPAN.from,
        ))
          expect(row.instructions, `${where}: ${JSON.stringify(row)}`).toBe(
            Number(row.lifts) + Number(row.twin_lifts),
          )
      },
    )
  })
}
