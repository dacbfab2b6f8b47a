import type { CyclePhaseFact, YardMoveFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { firstOverlap, played } from '../fixture/played.ts'
import { stockAt } from '../plan/stock.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { boxIds } from '../play/container.ts'
import { World } from '../play/world.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { dealStock } from './opening-stock.ts'
import { SlotChoice } from './slot-choice.ts'
import { YardBlock } from './yard-block.ts'

const { zone } = QUARTER.terminal
const start = weekStart(106, zone)
const end = weekStart(107, zone)
const terminal = planOf(QUARTER, { from: start, to: end + 7 * DAY })
const week = played(terminal, start, { detail: true })
const moves = week.rows('yard_move')
const snapshots = week.rows('yard_snapshot')
const phases = week.rows('cycle_phase').filter((row) => row.eq_kind === 'ASC')

/** The boxes as they are dealt when the week starts, by the slots that they take. */
const dealt = (): Map<string, string> => {
  const world = new World(terminal.through(end), start, () => undefined)
  const blocks = QUARTER.layout.blocks.map((layout, index) => new YardBlock(world, layout, index))
  dealStock(world, new SlotChoice(world, QUARTER.rates), blocks)
  const slots = new Map<string, string>()
  for (const { id, shape, stacks } of blocks)
    for (let ground = 0; ground < shape.ground; ground++)
      for (let tier = 1; tier <= shape.tiers; tier++) {
        const box = stacks.at(ground, tier)
        if (!box) continue
        for (const bay of baysOf(shape.bayOf(ground), box.teu))
          slots.set(slotKey(id, bay, shape.rowOf(ground), tier), boxIds(box.unit)[box.sub] ?? '')
      }
  return slots
}

const slotKey = (block: string, bay: number, row: number, tier: number): string =>
  `${block}.${bay}.${row}.${tier}`
const baysOf = (bay: number, teu: number): number[] => (teu === 2 ? [bay, bay + 1] : [bay])

type Step = { readonly at: number; readonly move: YardMoveFact; readonly pick: boolean }

/** Picks and set-downs in the stacks, in their order in time. */
const steps = (): Step[] => {
  const lifted = new Map(
    phases.flatMap((row) => (row.phase === 'HOIST' ? [[row.cycle_id, row.ended_at]] : [])),
  )
  return moves
    .flatMap((move) => [
      ...(move.from_tier > 0 ? [{ at: lifted.get(move.move_id) ?? Number.NaN, move, pick: true }] : []),
      ...(move.to_tier > 0 ? [{ at: move.ended_at, move, pick: false }] : []),
    ])
    .sort((a, b) => a.at - b.at || Number(b.pick) - Number(a.pick))
}

describe('the stacks', () => {
  const slots = dealt()
  const opening = slots.size

  it('hold one box a slot, let nothing float, and are left from the top only', () => {
    const faults: string[] = []
    for (const { move, pick } of steps()) {
      const [bay, row, tier] = pick
        ? [move.from_bay, move.from_row, move.from_tier]
        : [move.to_bay, move.to_row, move.to_tier]
      for (const at of baysOf(bay, move.teu)) {
        const key = slotKey(move.block_id, at, row, tier)
        const above = slots.get(slotKey(move.block_id, at, row, tier + 1))
        const below = tier === 1 || slots.has(slotKey(move.block_id, at, row, tier - 1))
        if (above !== undefined || !below) faults.push(`${move.move_id}: ${above ?? 'nothing below'}`)
        if (pick ? slots.get(key) !== move.unit_id : slots.has(key))
          faults.push(`${move.move_id} ${key}: ${slots.get(key)}`)
        if (pick) slots.delete(key)
        else slots.set(key, move.unit_id)
      }
    }
    expect(opening).toBeGreaterThan(8000)
    expect(faults).toEqual([])
  })

  it('give each box up where it was last set down', () => {
    const last = new Map<string, string>()
    for (const move of moves) {
      const from = `${move.from_bay}.${move.from_row}.${move.from_tier}`
      if (move.from_tier > 0 && last.has(move.unit_id)) expect(from).toBe(last.get(move.unit_id))
      last.set(move.unit_id, `${move.to_bay}.${move.to_row}.${move.to_tier}`)
    }
  })

  it('are the stock of the plan at the end, block by block', () => {
    const closing = snapshots.filter((row) => row.hour_at === end)
    const planned = stockAt(terminal, end)
    expect(closing.map((row) => [row.boxes, row.teu])).toEqual(planned.map((b) => [b.boxes, b.teu]))
  })
})

describe('the hourly stock', () => {
  it('changes by what came and went', () => {
    const before = new Map(
      stockAt(terminal, start).map((b, i) => [QUARTER.layout.blocks[i]?.id ?? '', b.boxes]),
    )
    for (const row of snapshots) {
      expect(row.boxes).toBe((before.get(row.block_id) ?? 0) + row.boxes_in - row.boxes_out)
      before.set(row.block_id, row.boxes)
    }
    expect(snapshots).toHaveLength((QUARTER.layout.blocks.length * 7 * DAY) / HOUR)
    const { landed, received, loaded, delivered } = week.play.ledger
    const sum = (of: (row: (typeof snapshots)[number]) => number) =>
      snapshots.reduce((n, row) => n + of(row), 0)
    expect(sum((row) => row.boxes_in)).toBe(landed + received)
    expect(sum((row) => row.boxes_out)).toBe(loaded + delivered)
  })

  it('keeps power for reefers and dangerous goods where they are allowed', () => {
    const allowed = new Set(QUARTER.layout.blocks.flatMap((b) => (b.dangerous ? [b.id] : [])))
    for (const row of snapshots) {
      expect(row.plugs_used).toBeLessThanOrEqual(40)
      expect(row.reefer_boxes - row.plugs_used).toBeLessThanOrEqual(8)
      if (!allowed.has(row.block_id)) expect(row.dangerous_boxes).toBe(0)
    }
    expect(snapshots.some((row) => row.dangerous_boxes > 100)).toBe(true)
  })
})

describe('the two cranes of a block', () => {
  const byCrane = new Map<string, CyclePhaseFact[]>()
  for (const row of phases) {
    const list = byCrane.get(row.eq_id)
    if (list) list.push(row)
    else byCrane.set(row.eq_id, [row])
  }

  it('are in one place at a time and go on where they stood', () => {
    expect(firstOverlap(phases, (i) => phases[i]?.eq_id ?? '')).toBeNull()
    for (const list of byCrane.values()) {
      list.sort((a, b) => a.started_at - b.started_at)
      for (const [i, row] of list.entries()) {
        const last = list[i - 1]
        if (last)
          expect(Math.abs(row.from_y - last.to_y) + Math.abs(row.from_x - last.to_x)).toBeLessThan(0.05)
      }
    }
  })

  it('never come nearer than the gap', () => {
    for (const { id } of QUARTER.layout.blocks) {
      const water = byCrane.get(`${id}W`) ?? []
      const land = byCrane.get(`${id}L`) ?? []
      expect(nearest(water, land)).toBeGreaterThan(QUARTER.rates.asc.gapM - 0.05)
    }
  })

  it('fill each cycle with phases, and wait for each other now and then', () => {
    const filled = new Map<string, number>()
    for (const row of phases)
      filled.set(row.cycle_id, (filled.get(row.cycle_id) ?? 0) + row.ended_at - row.started_at)
    for (const move of moves) expect(filled.get(move.move_id)).toBe(move.ended_at - move.started_at)
    expect(phases.filter((row) => row.phase === 'W_TWIN').length).toBeGreaterThan(100)
    expect(phases.filter((row) => row.phase === 'GANTRY').length).toBeGreaterThan(100)
    const states = week.rows('che_state').filter((row) => row.activity === 'W_TWIN')
    expect(new Set(states.map((row) => row.state))).toEqual(new Set(['WAITING']))
  })
})

/** The least distance of two cranes on one axis: both move in straight lines between the ends of their phases. */
const nearest = (water: readonly CyclePhaseFact[], land: readonly CyclePhaseFact[]): number => {
  const ends = [...water, ...land].flatMap((row) => [row.started_at, row.ended_at]).sort((a, b) => a - b)
  const [w, l] = [follower(water), follower(land)]
  return ends.reduce((least, at) => Math.min(least, l(at) - w(at)), Number.POSITIVE_INFINITY)
}

/** Where a crane is along the rails at instants that never go back. */
const follower = (rows: readonly CyclePhaseFact[]): ((at: number) => number) => {
  let i = 0
  return (at) => {
    while (i + 1 < rows.length && (rows[i + 1]?.started_at ?? 0) <= at) i++
    const row = rows[i]
    if (!row || at <= row.started_at) return row?.from_y ?? 0
    const share = Math.min(1, (at - row.started_at) / (row.ended_at - row.started_at))
    return row.from_y + share * (row.to_y - row.from_y)
  }
}

describe('slot decisions', () => {
  const decisions = new Map(week.rows('slot_decision').map((row) => [row.decision_id, row]))

  it('say where each box was set down, and why', () => {
    for (const move of moves.filter((m) => m.to_tier > 0)) {
      const decision = decisions.get(`${move.move_id}-D`)
      expect(decision && [decision.bay, decision.row, decision.tier, decision.op]).toEqual([
        move.to_bay,
        move.to_row,
        move.to_tier,
        move.op,
      ])
    }
    const relaxed = [...decisions.values()].filter((row) => row.override_reason !== '').length
    expect(relaxed / decisions.size).toBeLessThan(0.01)
  })

  it('name the best candidates with terms that add up', () => {
    const candidates = week.rows('slot_candidate')
    expect(candidates.length).toBeGreaterThan(3 * decisions.size)
    for (const row of candidates) {
      const { term_over, term_height, term_travel, term_twin, term_spread } = row
      const sum = term_over + term_height + term_travel + term_twin + term_spread
      expect(Math.abs(sum - row.score)).toBeLessThan(0.05)
      const decision = decisions.get(row.decision_id)
      if (row.rank === 1)
        expect([row.bay, row.row, row.score]).toEqual([decision?.bay, decision?.row, decision?.score])
      else expect(row.score).toBeGreaterThanOrEqual(decision?.score ?? 0)
    }
  })
})

describe('what slots came to', () => {
  const decisions = new Map(week.rows('slot_decision').map((row) => [row.decision_id, row]))
  const outcomes = week.rows('slot_outcome')

  it('is told once for each choice whose box left the slot again, with the move that took it away', () => {
    const placed = new Map<string, string>()
    const left: string[] = []
    for (const move of moves) {
      const decision = placed.get(move.unit_id)
      if (decision && move.from_tier > 0) left.push(`${decision} ${move.reason} ${move.ended_at}`)
      placed.delete(move.unit_id)
      if (move.to_tier > 0) placed.set(move.unit_id, `${move.move_id}-D`)
    }
    expect(outcomes.map((row) => `${row.decision_id} ${row.move_reason} ${row.ended_at}`)).toEqual(left)
    expect(outcomes.length).toBeGreaterThan(5000)
  })

  it('costs what the choice expected, but for being in the way: that costs the move inside the block', () => {
    const risks = new Map(
      week
        .rows('slot_candidate')
        .flatMap((row) => (row.rank === 1 ? [[row.decision_id, row.term_over]] : [])),
    )
    const took = new Map(moves.map((move) => [`${move.unit_id} ${move.ended_at}`, move]))
    for (const row of outcomes) {
      const decision = decisions.get(row.decision_id)
      expect([row.score, row.started_at, row.op]).toEqual([decision?.score, decision?.at, decision?.op])
      const move = took.get(`${row.unit_id} ${row.ended_at}`)
      const seconds = move && move.reason !== 'PROD' ? (move.ended_at - move.started_at) / 1000 : 0
      expect(row.realised).toBeCloseTo(row.score - (risks.get(row.decision_id) ?? Number.NaN) + seconds, 1)
    }
  })
})

describe('planned maintenance', () => {
  it('is told as a state: three hours, of one crane of a block, with nothing moved meanwhile', () => {
    const rows = week.rows('che_state').filter((row) => row.eq_kind === 'ASC')
    const kept = rows.filter((row) => row.state === 'MAINT')
    const hours = new Map<string, number>()
    for (const row of kept)
      hours.set(row.eq_id, (hours.get(row.eq_id) ?? 0) + (row.ended_at - row.started_at) / HOUR)
    expect(hours.size).toBeGreaterThanOrEqual(QUARTER.layout.blocks.length - 2)
    expect(new Set(hours.values())).toEqual(new Set([3]))
    expect(new Set([...hours.keys()].map((id) => id.slice(-1)))).toEqual(new Set(['W']))
    for (const row of kept) {
      expect([row.activity, row.visit_id, row.op]).toEqual(['', '', ''])
      const own = moves.filter(
        (m) => m.eq_id === row.eq_id && m.ended_at > row.started_at && m.started_at < row.ended_at,
      )
      expect(own).toEqual([])
    }
    const byPartner = moves.filter(
      (m) =>
        m.side === 'LAND' &&
        (m.op === 'LOAD' || m.op === 'DISC') &&
        kept.some(
          (row) =>
            row.eq_id === `${m.block_id}W` && row.started_at <= m.started_at && row.ended_at > m.ended_at,
        ),
    )
    expect(byPartner.length).toBeGreaterThan(100)
  })
})

describe('moves', () => {
  it('tell each reshuffle with the job that caused it, each tidying with none', () => {
    for (const move of moves) {
      expect(move.caused_by !== '').toBe(move.reason === 'RESHUFFLE')
      if (move.reason !== 'PROD') expect(Math.min(move.from_tier, move.to_tier)).toBeGreaterThan(0)
    }
    const told = week.rows('truck_transaction').reduce((sum, row) => sum + row.rehandles, 0)
    expect(told).toBe(moves.filter((m) => m.caused_by === 'DELIVER').length)
  })
})
