import { describe, expect, it } from 'vitest'
import { firstOverlap, played } from '../fixture/played.ts'
import { workOf } from '../plan/call-work.ts'
import { liftsBy } from '../plan/crane-work.ts'
import { stockAt } from '../plan/stock.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { unitKey } from '../plan/unit.ts'
import { callOfUnit } from '../plan/unit-code.ts'
import { boxesOf } from '../plan/unit-draw.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { checkDigit } from './container.ts'

const { zone } = QUARTER.terminal
const first = weekStart(105, zone)
const second = weekStart(106, zone)
const third = weekStart(107, zone)
const terminal = planOf(QUARTER, { from: first, to: third + 7 * DAY })
const plan = terminal.through(third)
// The second week is played before the first on purpose: the order must not matter.
const later = played(terminal, second)
const earlier = played(terminal, first)
const weeks = [earlier, later]

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
const mainLifts = (week: typeof later) =>
  week.rows('che_cycle').filter((row) => row.trolley === 'main' && row.lift_kind === 'BOX')

describe('repeatability', () => {
  it('gives the same rows again, whatever was played before and in however many steps', () => {
    const fresh = planOf(QUARTER, { from: first - 30 * DAY, to: Number.POSITIVE_INFINITY })
    expect(played(fresh, first).hash()).toBe(earlier.hash())
    expect(played(fresh, second).hash()).toBe(later.hash())
  })

  it('comes to its end', () => {
    for (const week of weeks) expect(week.play.finished).toBe(true)
  })
})

describe('conservation', () => {
  it('changes the stock by what came and went, exactly', () => {
    const boxesAt = (at: number): number => sum(stockAt(terminal, at), (block) => block.boxes)
    for (const [week, from, to] of [
      [earlier, first, second],
      [later, second, third],
    ] as const) {
      const { landed, received, loaded, delivered } = week.play.ledger
      expect(boxesAt(to) - boxesAt(from)).toBe(landed + received - loaded - delivered)
      expect(landed + received + loaded + delivered).toBeGreaterThan(10_000)
    }
  })

  it('moves every box once, in and out, over both weeks', () => {
    for (const op of ['DISC', 'LOAD'] as const) {
      const units = weeks.flatMap((week) =>
        mainLifts(week)
          .filter((row) => row.op === op)
          .flatMap((row) => row.unit_ids),
      )
      expect(new Set(units).size).toBe(units.length)
    }
  })

  it('continues the calls that cross the seam with just the lifts that are left', () => {
    const crossing = plan.calls.filter(
      (call) => call.opStart < second && call.parts.some((p) => liftsBy(p, second, plan.stops) < p.lifts),
    )
    expect(crossing.length).toBeGreaterThan(0)
    for (const call of crossing) {
      const planned = sum(
        workOf(plan, call).flatMap((w) => w.lifts),
        (lift) => {
          if (lift.unit === null) return lift.terminalRestow ? 0 : 1
          const home = plan.calls[callOfUnit(lift.unit)]
          return home ? boxesOf(unitKey(home, lift.unit)) : 0
        },
      )
      const done = sum(weeks, (week) => week.play.ledger.boxesByVisit.get(call.visitId) ?? 0)
      expect(done).toBe(planned)
    }
  })
})

describe('machines', () => {
  const cycles = weeks.flatMap((week) => week.rows('che_cycle'))

  it('are never in two places, across the seam too', () => {
    const moving = cycles.filter((row) => row.trolley !== 'portal')
    expect(firstOverlap(moving, (i) => moving[i]?.eq_id ?? '')).toBeNull()
    const portal = cycles.filter((row) => row.trolley === 'portal')
    expect(firstOverlap(portal, (i) => portal[i]?.eq_id ?? '')).toBeNull()
  })

  it('have one state at every instant of the week', () => {
    const states = later.rows('che_state')
    expect(firstOverlap(states, (i) => states[i]?.eq_id ?? '')).toBeNull()
    const machines = QUARTER.layout.cranes + QUARTER.layout.agvs + 2 * QUARTER.layout.blocks.length
    expect(sum(states, (row) => row.ended_at - row.started_at)).toBe(machines * 7 * DAY)
  })

  it('rest when the week ends', () => {
    for (const row of earlier.rows('che_cycle')) expect(row.ended_at).toBeLessThanOrEqual(second)
  })

  it('are given unique ids for their cycles, queues and trucks', () => {
    const unique = (ids: readonly string[]): void => expect(new Set(ids).size).toBe(ids.length)
    unique(cycles.map((row) => row.cycle_id))
    unique(weeks.flatMap((week) => week.rows('work_queue').map((row) => row.wq_id)))
    unique(weeks.flatMap((week) => week.rows('crane_assignment').map((row) => row.assignment_id)))
    unique(weeks.flatMap((week) => week.rows('truck_transaction').map((row) => row.transaction_id)))
    unique(weeks.flatMap((week) => week.rows('fault').map((row) => row.fault_id)))
  })
})

describe('crane time', () => {
  it('fills each assignment exactly and without overlap', () => {
    for (const week of weeks) {
      const time = week.rows('crane_time')
      expect(firstOverlap(time, (i) => time[i]?.eq_id ?? '')).toBeNull()
      const byAssignment = new Map<string, number>()
      for (const row of time)
        byAssignment.set(
          row.assignment_id,
          (byAssignment.get(row.assignment_id) ?? 0) + row.ended_at - row.started_at,
        )
      const assignments = week.rows('crane_assignment')
      expect(assignments.length).toBe(byAssignment.size)
      for (const row of assignments)
        expect(byAssignment.get(row.assignment_id)).toBe(row.ended_at - row.started_at)
    }
  })

  it('is split at local hours', () => {
    for (const row of [...later.rows('crane_time'), ...later.rows('che_state'), ...later.rows('visit_time')])
      expect(Math.floor(row.started_at / HOUR)).toBe(Math.floor((row.ended_at - 1) / HOUR))
  })

  it('names a queue of its call for every interval', () => {
    for (const row of later.rows('crane_time')) expect(row.wq_id.startsWith(row.visit_id)).toBe(true)
  })
})

describe('the ledger', () => {
  it('equals the rows: boxes by crane, visit and hour, gross time, trips, moves, gate and faults', () => {
    const { ledger } = later.play
    const lifts = mainLifts(later)
    const cycles = later.rows('che_cycle')
    expect(lifts).toHaveLength(ledger.lifts)
    expect(sum(lifts, (row) => row.crane_boxes)).toBe(ledger.craneBoxes)
    expect(sum(lifts, (row) => row.throughput_boxes)).toBe(ledger.throughputBoxes)
    for (const cut of ['visit', 'op'] as const)
      expect(sum([...ledger.quay.lifts.by(cut, 'craneBoxes').values()], (n) => n)).toBe(ledger.craneBoxes)
    for (const [category, ms] of ledger.grossMs)
      expect(
        sum(
          later.rows('crane_time').filter((r) => r.category === category),
          (r) => r.ended_at - r.started_at,
        ),
      ).toBe(ms)
    expect(cycles.filter((row) => row.eq_kind === 'AGV')).toHaveLength(ledger.agvTrips)
    for (const [reason, moves] of ledger.ascMoves)
      expect(cycles.filter((row) => row.move_reason === reason)).toHaveLength(moves)
    expect(later.rows('truck_visit').filter((row) => row.gate_out_at !== null)).toHaveLength(ledger.gateOut)
    expect(later.rows('truck_transaction')).toHaveLength(ledger.received + ledger.delivered)
    for (const [kind, ms] of ledger.faultMs)
      expect(
        sum(
          later.rows('fault').filter((r) => r.eq_kind === kind),
          (r) => r.ended_at - r.started_at,
        ),
      ).toBe(ms)
  })
})

describe('calls', () => {
  it('keep their stamps in order, the first lift where the plan put it', () => {
    const left = later.rows('vessel_visit').filter((row) => row.atd !== null && row.own_ship === 'OWN')
    expect(left.length).toBeGreaterThan(20)
    for (const row of left) {
      const {
        ata,
        pbp,
        atb,
        all_fast,
        gangway,
        ready_for_cargo,
        first_lift,
        last_lift,
        lashing_done,
        atc,
        ready_to_sail,
        atd,
      } = row
      const stamps = [
        ata,
        pbp,
        atb,
        all_fast,
        gangway,
        ready_for_cargo,
        first_lift,
        last_lift,
        lashing_done,
        atc,
        ready_to_sail,
        atd,
      ]
      for (const [i, stamp] of stamps.entries()) expect(stamp).toBeGreaterThanOrEqual(stamps[i - 1] ?? 0)
      expect(row.counted_at).toBe(atd)
    }
  })

  it('are operated from first pick to last set-down of their cranes', () => {
    for (const visit of later
      .rows('vessel_visit')
      .filter((row) => row.atd !== null && (row.first_lift ?? 0) >= second)) {
      const own = later.rows('crane_assignment').filter((row) => row.visit_id === visit.visit_id)
      expect(Math.min(...own.map((row) => row.started_at))).toBe(visit.first_lift)
      expect(Math.max(...own.map((row) => row.ended_at))).toBe(visit.last_lift)
      const parts = later
        .rows('visit_time')
        .filter((row) => row.visit_id === visit.visit_id && row.category === 'OPERATION')
      expect(sum(parts, (row) => row.ended_at - row.started_at)).toBe(
        (visit.last_lift ?? 0) - (visit.first_lift ?? 0),
      )
    }
  })

  it('plan each queue hour by hour, adding up to its boxes', () => {
    const hours = new Map<string, number>()
    for (const row of later.rows('work_plan')) hours.set(row.wq_id, (hours.get(row.wq_id) ?? 0) + row.boxes)
    for (const row of later.rows('work_queue')) expect(hours.get(row.wq_id)).toBe(row.planned_boxes)
  })
})

describe('containers and trucks', () => {
  it('carry valid container numbers and stays in order', () => {
    for (const row of later.rows('container_visit')) {
      expect(row.container_no).toMatch(/^[A-Z]{4}\d{7}$/)
      expect(checkDigit(row.container_no.slice(0, 10))).toBe(Number(row.container_no.slice(10)))
      const known = [row.arrived_at, row.yard_in, row.yard_out, row.left_at].filter((at) => at !== null)
      expect(known).toEqual([...known].sort((a, b) => a - b))
    }
  })

  it('checks a well-known container number', () => {
    expect(checkDigit('CSQU305438')).toBe(3)
  })

  it('lets every truck in before out, and serves it in between', () => {
    const visits = new Map(later.rows('truck_visit').map((row) => [row.truck_visit_id, row]))
    for (const row of later.rows('truck_transaction')) {
      const visit = visits.get(row.truck_visit_id)
      expect(visit?.gate_in_at).toBeLessThanOrEqual(row.tp_arrived_at)
      expect(row.tp_arrived_at).toBeLessThanOrEqual(row.service_started_at)
      expect(row.service_ended_at).toBeLessThanOrEqual(visit?.gate_out_at ?? 0)
    }
  })
})
