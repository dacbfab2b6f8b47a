import { describe, expect, it } from 'vitest'
import { QUARTER } from '../scenario/quarter.ts'
import { workOf } from './call-work.ts'
import type { CraneWork } from './crane-work.ts'
import { rowNumber, rowY, shipOf, tierZ } from './ship.ts'
import { planOf } from './terminal-plan.ts'

const from = Date.UTC(2025, 10, 3)
const to = Date.UTC(2026, 0, 26)
const plan = planOf(QUARTER, { from, to }).through(to)
const calls = plan.calls.filter((call) => call.atb >= from && call.atb < to)

const cellOf = (work: CraneWork, index: number): string => {
  const lift = work.lifts[index]
  return `${work.queues[lift?.queue ?? -1]?.bay}/${lift?.row}/${lift?.tier}`
}

describe('a ship', () => {
  it('grows with its length, from a feeder to the largest', () => {
    const [feeder, middle, large] = [shipOf(100), shipOf(220), shipOf(400)]
    expect([feeder.bays, middle.bays, large.bays]).toEqual([5, 12, 23])
    expect([feeder.rows, middle.rows, large.rows]).toEqual([6, 12, 22])
    expect(large.teu).toBeGreaterThan(17_000)
    expect(middle.teu).toBeGreaterThan(3000)
    expect(feeder.teu).toBeLessThan(800)
  })

  it('lies port side alongside: even rows are near, odd rows far', () => {
    const ship = shipOf(220)
    const rows = Array.from({ length: ship.rows }, (_, place) => rowNumber(ship, place))
    expect(rows).toEqual([12, 10, 8, 6, 4, 2, 1, 3, 5, 7, 9, 11])
    const across = rows.map((row) => rowY(ship, row))
    expect(across).toEqual([...across].sort((a, b) => b - a))
    expect(across[0]).toBeLessThan(0)
    expect(tierZ(ship, 84) - tierZ(ship, 82)).toBeCloseTo(2.6)
    expect(tierZ(ship, 2 * ship.holdTiers)).toBeLessThan(tierZ(ship, 82))
  })
})

describe('the stow plan', () => {
  it('takes no box from below another and puts none where one stands or nothing carries it', () => {
    const wrong: string[] = []
    for (const call of calls)
      for (const work of workOf(plan, call)) {
        const leaving = (i: number): boolean => work.lifts[i]?.aboard === false
        const standing = new Set(work.lifts.flatMap((_, i) => (leaving(i) ? [cellOf(work, i)] : [])))
        for (const [i, { row, tier, op, aboard, queue }] of work.lifts.entries()) {
          const at = (height: number): string => `${work.queues[queue]?.bay}/${row}/${height}`
          if (!aboard && standing.has(at(tier + 2))) wrong.push(`${call.visitId} ${i} from below`)
          if (!aboard && !standing.delete(at(tier))) wrong.push(`${call.visitId} ${i} twice`)
          if (!aboard) continue
          if (standing.has(at(tier))) wrong.push(`${call.visitId} ${i} on another`)
          const bottom = tier === 2 || tier === 82
          if (op === 'LOAD' && !bottom && !standing.has(at(tier - 2)))
            wrong.push(`${call.visitId} ${i} in the air`)
          standing.add(at(tier))
        }
      }
    expect(wrong).toEqual([])
    expect(calls.length).toBeGreaterThan(200)
  })

  it('keeps nearly every box inside the shape of its ship: only cranes with a single bay stack higher', () => {
    let [boxes, outside] = [0, 0]
    for (const call of calls) {
      const ship = shipOf(call.loaM)
      for (const { lifts, queues } of workOf(plan, call))
        for (const { tier, row, queue } of lifts) {
          boxes++
          const isDeck = queues[queue]?.deckHold === 'DECK'
          const top = isDeck ? 80 + 2 * ship.deckTiers : 2 * ship.holdTiers
          if (tier > top || row > ship.rows || isDeck !== tier >= 82) outside++
        }
    }
    expect(outside / boxes).toBeLessThan(0.01)
  })

  it('opens a hatch before the work below it and closes it after', () => {
    let covers = 0
    for (const call of calls)
      for (const { lifts, queues } of workOf(plan, call)) {
        let open = false
        for (const { hatch, queue } of lifts) {
          if (hatch) {
            open = !open
            covers++
          }
          expect(queues[queue]?.deckHold === 'HOLD').toBe(open)
        }
        expect(open).toBe(false)
      }
    expect(covers).toBeGreaterThan(1000)
  })

  it('gives every crane bays of its own, in the order of the cranes', () => {
    for (const call of calls) {
      const inOrder = [...call.parts].sort((a, b) => a.crane - b.crane)
      for (const [i, part] of inOrder.entries()) {
        expect(part.zone.last).toBeGreaterThanOrEqual(part.zone.first)
        const before = inOrder[i - 1]
        if (before) expect(part.zone.first).toBeGreaterThan(before.zone.last + 1)
      }
    }
  })
})
