import { type BlockLayout, blockWidth, type Layout, QUAY_Y } from '../scenario/layout.ts'
import type { RoadRules } from '../scenario/road.ts'
import type { LaneGraph } from './lane-graph.ts'
import type { Place } from './place.ts'
import { Pools } from './pools.ts'

const LANE_GAP = 3.5
const PARKING_Y = 68
const STATION_Y = 99
const FIRST_TRANSFER_Y = 105
const APRON_M = 4

/** The column of a graph that holds an x; one beyond the ends belongs to the last. */
const columnOf = (graph: LaneGraph, x: number): number =>
  Math.min(graph.columns - 1, Math.max(0, Math.floor((x - graph.left) / graph.columnM)))

/** The junctions from and to which a place at the water side of a column is reached. */
export const waterSide = (graph: LaneGraph, x: number): { entry: number; exit: number } => {
  const column = columnOf(graph, x)
  return { entry: column, exit: column + 1 }
}

const yardSide = (graph: LaneGraph, x: number): { entry: number; exit: number } => {
  const first = graph.columns + 1 + columnOf(graph, x)
  return { entry: first + 1, exit: first }
}

/** All places of a terminal, pool after pool; those under cranes get their x when they are taken. */
export const placeList = (layout: Layout, rules: RoadRules, graph: LaneGraph): Place[] => {
  const pools = new Pools(layout)
  const places = layout.blocks.flatMap((block, index) => transfers(block, pools.block(index), rules, graph))
  for (let crane = 0; crane < layout.cranes; crane++)
    for (let lane = 0; lane < rules.craneLanes; lane++) {
      const y = QUAY_Y.lanes + lane * LANE_GAP
      places.push({ pool: pools.crane(crane), x: 0, y, apron: y, entry: 0, exit: 1 })
    }
  const middle = layout.quayM / 2
  for (let i = 0; i < layout.swapRobots * rules.stationPlaces; i++) {
    const x = middle + i * LANE_GAP
    places.push({ pool: pools.station, x, y: STATION_Y, apron: STATION_Y, ...yardSide(graph, middle) })
  }
  const each = Math.ceil((layout.agvs * rules.parkingShare) / graph.columns)
  for (let column = 0; column < graph.columns; column++)
    for (let i = 0; i < each; i++) {
      const x = graph.left + (column + (i + 0.5) / each) * graph.columnM
      const ends = { entry: column, exit: column + 1 }
      places.push({ pool: pools.parking(column), x, y: PARKING_Y, apron: PARKING_Y, ...ends })
    }
  return places
}

const transfers = (block: BlockLayout, pool: number, rules: RoadRules, graph: LaneGraph): Place[] => {
  const width = blockWidth(block)
  const y = Math.max(FIRST_TRANSFER_Y, block.y - (QUAY_Y.stacks - QUAY_Y.transfer))
  const ends = yardSide(graph, block.x + width / 2)
  return Array.from({ length: rules.transferSlots }, (_, slot) => ({
    pool,
    x: block.x + ((slot + 0.5) / rules.transferSlots) * width,
    y,
    apron: y - APRON_M,
    ...ends,
  }))
}
