import { describe, expect, it } from 'vitest'
import { FULL } from '../scenario/full.ts'
import { evenBlocks, type Layout } from '../scenario/layout.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { ROAD } from '../scenario/road.ts'
import { laneGraph } from './lane-graph.ts'
import { Places } from './places.ts'
import { Routes } from './routes.ts'

const stacks = { bays: 30, rows: 10, tiers: 5, reeferPlugs: 0 }
/** Four berths, sixteen blocks and twelve vehicles, as a public benchmark has. */
const BENCHMARK: Layout = {
  ...FULL.layout,
  quayM: 1400,
  berths: 4,
  cranes: 12,
  agvs: 12,
  blocks: evenBlocks(1400, 16, stacks),
}
/** Blocks of different widths in two rows, one of them beyond the end of the quay. */
const UNEVEN: Layout = {
  ...FULL.layout,
  quayM: 437,
  cranes: 3,
  agvs: 9,
  blocks: [
    { id: 'P', x: -40, y: 122, bays: 20, rows: 6, tiers: 5, reeferPlugs: 0, dangerous: false },
    { id: 'Q', x: 31, y: 109, bays: 26, rows: 10, tiers: 6, reeferPlugs: 0, dangerous: false },
    { id: 'R', x: 210, y: 140.5, bays: 31, rows: 12, tiers: 5, reeferPlugs: 0, dangerous: true },
    { id: 'S', x: 33, y: 420, bays: 20, rows: 9, tiers: 5, reeferPlugs: 0, dangerous: false },
    { id: 'T', x: 460, y: 122, bays: 20, rows: 10, tiers: 5, reeferPlugs: 0, dangerous: false },
  ],
}
const layouts = { full: FULL.layout, quarter: QUARTER.layout, benchmark: BENCHMARK, uneven: UNEVEN }
const cases = Object.entries(layouts).flatMap(([name, layout]) =>
  [1, 2, 3, 8, 40].map((crossEvery) => ({ name, layout, rules: { ...ROAD, crossEvery } })),
)

describe.each(cases)(
  'the roads of $name, crossings at every $rules.crossEvery columns',
  ({ layout, rules }) => {
    const graph = laneGraph(layout, rules)
    const routes = new Routes(graph)
    const junctions = [...graph.junctionX.keys()]

    it('lead from everywhere to everywhere, each step as long as it says', () => {
      const wrong = junctions.flatMap((from) =>
        junctions.filter((to) => {
          if (from === to) return routes.metres(from, to) !== 0
          const zone = routes.next(from, to)
          if (zone < 0 || graph.zoneFrom[zone] !== from) return true
          const over = graph.zoneTo[zone] ?? -1
          const rest = routes.metres(from, to) - routes.metres(over, to)
          return !(Math.abs(rest - routes.metres(from, over)) < 1e-6) || !Number.isFinite(rest)
        }),
      )
      expect(wrong).toEqual([])
    })

    it('go one way only on each side of the median', () => {
      for (const [zone, crosses] of graph.crosses.entries()) {
        const from = graph.zoneFrom[zone] ?? 0
        const to = graph.zoneTo[zone] ?? 0
        const along = Math.sign((graph.junctionX[to] ?? 0) - (graph.junctionX[from] ?? 0))
        expect(along).toBe(crosses ? 0 : from <= graph.columns ? 1 : -1)
      }
    })

    it('reach a place for every block, crane, battery and resting vehicle', () => {
      const places = new Places(layout, rules, graph, routes)
      const stand = places.parking[0] ?? -1
      expect(places.parking.length).toBeGreaterThanOrEqual(layout.agvs)
      for (const [index, block] of layout.blocks.entries()) {
        const slots = places.freeIn(places.pools.block(index))
        expect(slots).toBe(rules.transferSlots)
        const place = places.at(places.take(places.pools.block(index)))
        expect(place.x).toBeGreaterThan(block.x)
        expect(place.y).toBeLessThan(block.y)
        expect(Number.isFinite(places.metres(stand, places.blockGoal(index)))).toBe(true)
      }
      for (let crane = 0; crane < layout.cranes; crane++)
        expect(Number.isFinite(places.metres(stand, places.craneGoal(crane, layout.quayM * 0.999)))).toBe(
          true,
        )
      expect(places.freeIn(places.pools.station)).toBeGreaterThanOrEqual(layout.swapRobots)
    })
  },
)
