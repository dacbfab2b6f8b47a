import type { LaneGraph } from './lane-graph.ts'

/** The shortest ways between all junctions: how far, and which zone to take next. */
export class Routes {
  readonly #junctions: number
  readonly #metres: Float64Array
  readonly #next: Int32Array

  constructor(graph: LaneGraph) {
    const n = graph.junctionX.length
    this.#junctions = n
    this.#metres = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY)
    this.#next = new Int32Array(n * n).fill(-1)
    const into = zonesInto(graph)
    for (let target = 0; target < n; target++) this.#reach(graph, into, target)
  }

  /** Metres from junction to junction; Infinity where no way leads. */
  metres(from: number, to: number): number {
    return this.#metres[from * this.#junctions + to] ?? Number.POSITIVE_INFINITY
  }

  /** The zone to take at junction `from` towards junction `to`; -1 where no way leads or at the goal. */
  next(from: number, to: number): number {
    return this.#next[from * this.#junctions + to] ?? -1
  }

  /** Dijkstra's algorithm backwards from one target; ties keep the zone found first. */
  #reach(graph: LaneGraph, into: readonly (readonly number[])[], target: number): void {
    const n = this.#junctions
    const done = new Uint8Array(n)
    this.#metres[target * n + target] = 0
    for (let round = 0; round < n; round++) {
      let near = -1
      for (let j = 0; j < n; j++)
        if (!done[j] && (near < 0 || this.metres(j, target) < this.metres(near, target))) near = j
      done[near] = 1
      for (const zone of into[near] ?? []) {
        const from = graph.zoneFrom[zone] ?? 0
        const metres = this.metres(near, target) + zoneMetres(graph, zone)
        if (metres >= this.metres(from, target)) continue
        this.#metres[from * n + target] = metres
        this.#next[from * n + target] = zone
      }
    }
  }
}

/** Length of a zone between its junctions, lane changes left out. */
const zoneMetres = (graph: LaneGraph, zone: number): number => {
  const from = graph.zoneFrom[zone] ?? 0
  const to = graph.zoneTo[zone] ?? 0
  return (
    Math.abs((graph.junctionX[from] ?? 0) - (graph.junctionX[to] ?? 0)) +
    Math.abs((graph.junctionY[from] ?? 0) - (graph.junctionY[to] ?? 0))
  )
}

const zonesInto = (graph: LaneGraph): number[][] => {
  const into = Array.from(graph.junctionX, (): number[] => [])
  for (let zone = 0; zone < graph.zoneTo.length; zone++) into[graph.zoneTo[zone] ?? 0]?.push(zone)
  return into
}
