import type { Layout } from '../scenario/layout.ts'
import type { RoadRules } from '../scenario/road.ts'

/** The two one-way roads along the quay, as y of their lanes: vehicles keep to the right. */
const ROAD_Y = { right: 72, left: 87, laneGap: 5 } as const

/**
 * Zones and the junctions between them. Columns of equal length divide the quay; the road to the right (growing
 * x) lies at the water side, the road to the left at the yard side, and connectors cross between them. A
 * zone has one or more lanes, each for one vehicle; a junction is passed by one vehicle at a time.
 */
export type LaneGraph = {
  readonly left: number
  readonly columnM: number
  readonly columns: number
  readonly junctionX: Float64Array
  readonly junctionY: Float64Array
  /** The junctions at both ends of a zone. */
  readonly zoneFrom: Int32Array
  readonly zoneTo: Int32Array
  /** Whether a zone crosses from one road to the other. */
  readonly crosses: Uint8Array
  /** The first lane of each zone, and one more for the end. */
  readonly firstLane: Int32Array
  readonly laneZone: Int32Array
  readonly laneY: Float64Array
  readonly zonesOut: readonly (readonly number[])[]
}

type Zone = {
  readonly from: number
  readonly to: number
  readonly crosses: boolean
  readonly laneYs: number[]
}

/** The roads of a layout, as long as its quay and blocks reach. */
export const laneGraph = (layout: Layout, rules: RoadRules): LaneGraph => {
  const left = Math.min(0, ...layout.blocks.map((block) => block.x))
  const right = Math.max(layout.quayM, ...layout.blocks.map((block) => block.x + block.rows * 3))
  const columns = Math.max(2, Math.round((right - left) / rules.zoneM))
  const columnM = (right - left) / columns
  const zones = zonesOf(columns, rules)
  const junctions = 2 * (columns + 1)
  const lanes = zones.flatMap((zone, index) => zone.laneYs.map((y) => ({ y, index })))
  const firstLane = new Int32Array(zones.length + 1)
  for (const [i, zone] of zones.entries()) firstLane[i + 1] = (firstLane[i] ?? 0) + zone.laneYs.length
  const zonesOut = Array.from({ length: junctions }, (): number[] => [])
  for (const [i, zone] of zones.entries()) zonesOut[zone.from]?.push(i)
  return {
    left,
    columnM,
    columns,
    junctionX: Float64Array.from({ length: junctions }, (_, j) => left + (j % (columns + 1)) * columnM),
    junctionY: Float64Array.from({ length: junctions }, (_, j) =>
      j <= columns ? ROAD_Y.right : ROAD_Y.left + (rules.lanes - 1) * ROAD_Y.laneGap,
    ),
    zoneFrom: Int32Array.from(zones, (zone) => zone.from),
    zoneTo: Int32Array.from(zones, (zone) => zone.to),
    crosses: Uint8Array.from(zones, (zone) => (zone.crosses ? 1 : 0)),
    firstLane,
    laneZone: Int32Array.from(lanes, (lane) => lane.index),
    laneY: Float64Array.from(lanes, (lane) => lane.y),
    zonesOut,
  }
}

const lanesAt = (y: number, lanes: number): number[] =>
  Array.from({ length: lanes }, (_, lane) => y + lane * ROAD_Y.laneGap)

/** Junction c is on the road to the right at column c, junction columns + 1 + c on the road to the left. */
const zonesOf = (columns: number, rules: RoadRules): Zone[] => {
  const back = columns + 1
  const zones: Zone[] = []
  for (let c = 0; c < columns; c++) {
    zones.push({ from: c, to: c + 1, crosses: false, laneYs: lanesAt(ROAD_Y.right, rules.lanes) })
    zones.push({
      from: back + c + 1,
      to: back + c,
      crosses: false,
      laneYs: lanesAt(ROAD_Y.left, rules.lanes),
    })
  }
  const inner = ROAD_Y.right + (rules.lanes - 1) * ROAD_Y.laneGap
  const every = rules.crossEvery
  for (let c = 0; c <= columns; c++) {
    if (c === columns || c % every === 0)
      zones.push({ from: c, to: back + c, crosses: true, laneYs: [ROAD_Y.left] })
    if (c === 0 || (c + Math.floor(every / 2)) % every === 0)
      zones.push({ from: back + c, to: c, crosses: true, laneYs: [inner] })
  }
  return zones
}
