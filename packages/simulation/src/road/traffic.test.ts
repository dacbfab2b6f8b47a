import { describe, expect, it } from 'vitest'
import { Engine } from '../engine/engine.ts'
import { uniform } from '../engine/random.ts'
import { FULL } from '../scenario/full.ts'
import { evenBlocks } from '../scenario/layout.ts'
import { ROAD, type RoadRules } from '../scenario/road.ts'
import { Road } from './road.ts'

type Stay = { readonly lane: number; readonly vehicle: number; readonly from: number; readonly to: number }

/** A short quay with many vehicles, each driving to random places as soon as it has arrived. */
const rush = (rules: Partial<RoadRules>, agvs: number, drives: number, stall = 0, planted = 0) => {
  const engine = new Engine(0)
  const ledger = { deadlocks: 0 }
  const blocks = evenBlocks(300, 6, { bays: 10, rows: 10, tiers: 5, reeferPlugs: 0 })
  const layout = { ...FULL.layout, quayM: 300, blocks, agvs }
  const scenario = { ...FULL, layout, road: { ...ROAD, transferSlots: agvs, ...rules } }
  const stays: Stay[] = []
  const world = { engine, ledger, scenario, hurried: (ms: number) => Math.round(ms) }
  const road = new Road(world, (lane, vehicle, from, to) => stays.push({ lane, vehicle, from, to }))
  const { movers } = road.traffic
  const done = movers.map(() => 0)
  const arrivals: number[] = []
  for (const mover of movers.slice(0, 1)) mover.stall = stall
  let metres = 0
  let halted = 0
  if (planted > 0) engine.at(600_000, () => road.traffic.plantRing(planted))
  const next = (index: number): void => {
    const mover = movers[index]
    const count = done[index] ?? 0
    if (!mover || count === drives) return
    const here = road.places.at(mover.place).pool
    const drawn = Math.floor(uniform(index, count) * blocks.length)
    const block = drawn === here ? (drawn + 1) % blocks.length : drawn
    const shortest = road.places.metres(mover.place, road.places.blockGoal(block))
    road.places.claim(road.places.pools.block(block), (place) =>
      road.traffic.drive(mover, place, () => {
        done[index] = count + 1
        arrivals.push(engine.now)
        metres += mover.metres / shortest
        halted += mover.halted
        next(index)
      }),
    )
  }
  for (const index of movers.keys()) next(index)
  engine.run(Number.POSITIVE_INFINITY)
  return { ledger, stays, done, arrivals, detour: metres / (agvs * drives), halted }
}

/** Pairs of stays of different vehicles on one lane at one time. */
const clashes = (stays: readonly Stay[]): Stay[] =>
  [...Map.groupBy(stays, (stay) => stay.lane).values()].flatMap((lane) =>
    lane
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .filter((stay, i) => stay.from < (lane[i - 1]?.to ?? Number.NEGATIVE_INFINITY)),
  )

describe('traffic', () => {
  it('never lets two vehicles onto one lane of a zone, and brings each where it is bound', () => {
    const { stays, done, halted } = rush({ crossEvery: 2 }, 30, 60)
    expect(new Set(done)).toEqual(new Set([60]))
    expect(stays.length).toBeGreaterThan(5000)
    expect(clashes(stays)).toEqual([])
    expect(halted).toBeGreaterThan(0)
  })

  it('resolves deadlocks on roads far too narrow for it', () => {
    const { ledger, done, stays } = rush({ crossEvery: 2, lanes: 1, zoneM: 75 }, 60, 30)
    expect(ledger.deadlocks).toBeGreaterThan(0)
    expect(new Set(done)).toEqual(new Set([30]))
    expect(clashes(stays)).toEqual([])
  })

  it('drives the shortest way but for changes of lane', () => {
    expect(Math.abs(rush({}, 8, 50).detour - 1)).toBeLessThan(0.1)
    expect(rush({ lanes: 1 }, 1, 50).detour).toBeCloseTo(1, 9)
  })

  it('is the same each time', () => {
    expect(rush({ crossEvery: 3 }, 25, 20).stays).toEqual(rush({ crossEvery: 3 }, 25, 20).stays)
  })

  it('lets others by a vehicle that broke down, until it is towed away', () => {
    const { stays, arrivals, done } = rush({ crossEvery: 2 }, 12, 40, ROAD.towMs)
    const stand = stays.filter((stay) => stay.vehicle === 0 && stay.to - stay.from >= ROAD.towMs)
    expect(stand).toHaveLength(1)
    const { from = 0, to = 0 } = stand[0] ?? {}
    expect(to - from).toBeLessThan(ROAD.towMs + 60_000)
    expect(arrivals.filter((at) => at > from && at < to).length).toBeGreaterThan(12)
    expect(new Set(done)).toEqual(new Set([40]))
    expect(clashes(stays)).toEqual([])
  })

  it('plants a ring that stands as long as it is told, and then moves on', () => {
    const { ledger, stays, done } = rush({}, 12, 60, 0, 420_000)
    expect(ledger.deadlocks).toBe(1)
    const stood = stays.filter((stay) => stay.to - stay.from >= 420_000)
    expect(stood.length).toBeGreaterThanOrEqual(4)
    for (const stay of stood) expect(stay.to - stay.from).toBeLessThan(720_000)
    expect(new Set(done)).toEqual(new Set([60]))
    expect(clashes(stays)).toEqual([])
  })
})
