import type { Layout } from '../scenario/layout.ts'
import type { RoadRules } from '../scenario/road.ts'
import type { LaneGraph } from './lane-graph.ts'
import { metresInto, type Place } from './place.ts'
import { placeList, waterSide } from './place-list.ts'
import { Pools } from './pools.ts'
import type { Routes } from './routes.ts'

/** Where one may be bound for: a place of a pool, under a crane one at a certain x. */
export type Aim = { readonly pool: number; readonly x: number | null }

/** An aim with the junction where its places are entered, and the metres from there. */
export type Goal = Aim & { readonly entry: number; readonly metres: number }

/** The places of a terminal and who has claimed them: pool by pool, first come, first served. */
export class Places {
  readonly pools: Pools
  readonly #list: readonly Place[]
  readonly #graph: LaneGraph
  readonly #routes: Routes
  readonly #free: number[][] = []
  readonly #first: number[] = []
  readonly #claims: ((place: number) => void)[][] = []
  /** Somebody waits for a place of a pool that is full. */
  crowded: (pool: number) => void = () => undefined

  constructor(layout: Layout, rules: RoadRules, graph: LaneGraph, routes: Routes) {
    this.pools = new Pools(layout)
    this.#graph = graph
    this.#routes = routes
    this.#list = placeList(layout, rules, graph)
    for (const [index, { pool }] of this.#list.entries()) {
      this.#first[pool] ??= index
      const free = this.#free[pool] ?? []
      free.unshift(index)
      this.#free[pool] = free
      this.#claims[pool] ??= []
    }
  }

  /** A place by its number. Throws RangeError for an unknown one. */
  at(index: number): Place {
    const place = this.#list[index]
    if (!place) throw new RangeError(`no place ${index}`)
    return place
  }

  /** Places of a pool that nobody has claimed. */
  freeIn(pool: number): number {
    return this.#free[pool]?.length ?? 0
  }

  /** Hands a place of the pool to `got`: now, or when one gets free, in the order of the claims. */
  claim(pool: number, got: (place: number) => void): void {
    const place = this.take(pool)
    if (place >= 0) {
      got(place)
      return
    }
    this.#claims[pool]?.push(got)
    this.crowded(pool)
  }

  /** Takes a free place of a pool at once; -1 when there is none. */
  take(pool: number): number {
    return this.#free[pool]?.pop() ?? -1
  }

  /** Gives a place back; who waits longest for its pool gets it. */
  release(index: number): void {
    const { pool } = this.at(index)
    const next = this.#claims[pool]?.shift()
    if (next) next(index)
    else this.#free[pool]?.push(index)
  }

  /** A place under a crane follows the crane to where it works. */
  follow(index: number, x: number): void {
    Object.assign(this.at(index), { x, ...waterSide(this.#graph, x) })
  }

  /** The transfer points of a block as a goal. */
  blockGoal(block: number): Goal {
    const place = this.at(this.#first[this.pools.block(block)] ?? 0)
    return { pool: place.pool, x: null, entry: place.entry, metres: this.#into(place) }
  }

  /** The lanes under a crane that works at `x` as a goal. */
  craneGoal(crane: number, x: number): Goal {
    const place = { ...this.at(this.#first[this.pools.crane(crane)] ?? 0), x, ...waterSide(this.#graph, x) }
    return { pool: place.pool, x, entry: place.entry, metres: this.#into(place) }
  }

  /** Whether a vehicle on a place has arrived by standing there already. */
  serves(index: number, { pool, x }: Aim): boolean {
    const place = this.at(index)
    return place.pool === pool && (x === null || place.x === x)
  }

  /** Metres of the shortest way from a place to a goal. */
  metres(from: number, goal: Goal): number {
    const place = this.at(from)
    if (this.serves(from, goal)) return 0
    const { junctionX, junctionY } = this.#graph
    const out = metresInto(place, junctionX[place.exit] ?? 0, junctionY[place.exit] ?? 0)
    return out + this.#routes.metres(place.exit, goal.entry) + goal.metres
  }

  /** Metres of the shortest way from a block to a goal. */
  metresFromBlock(block: number, goal: Goal): number {
    return this.metres(this.#first[this.pools.block(block)] ?? 0, goal)
  }

  /** Takes the nearest free parking place. Throws RangeError when all are taken. */
  takeParking(from: number): number {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let column = 0; column < this.#graph.columns; column++) {
      const pool = this.pools.parking(column)
      if (this.freeIn(pool) === 0) continue
      const metres = this.#routes.metres(this.at(from).exit, column)
      if (metres >= least) continue
      least = metres
      best = pool
    }
    if (best < 0) throw new RangeError('no free parking place')
    return this.take(best)
  }

  isParking(index: number): boolean {
    return this.at(index).pool > this.pools.station
  }

  /** Every parking place. */
  get parking(): readonly number[] {
    return [...this.#list.keys()].filter((index) => this.isParking(index))
  }

  /** Takes a certain free place. */
  occupy(index: number): void {
    const free = this.#free[this.at(index).pool]
    const at = free?.indexOf(index) ?? -1
    if (at >= 0) free?.splice(at, 1)
  }

  #into(place: Place): number {
    const { junctionX, junctionY } = this.#graph
    return metresInto(place, junctionX[place.entry] ?? 0, junctionY[place.entry] ?? 0)
  }
}
