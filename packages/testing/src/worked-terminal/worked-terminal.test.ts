import { readFileSync } from 'node:fs'
import {
  boundariesInside,
  CRANE_TIME_CATEGORIES,
  VISIT_STAMPS,
  type VisitTimeCategory,
} from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { at, WORKED, WORKED_PERIOD, WORKED_TERMINAL } from './index.ts'

const facts = WORKED_TERMINAL
const lifts = facts.che_cycle.filter((c) => c.eq_kind === 'QC' && c.trolley === 'main')
const boxLifts = lifts.filter((c) => c.lift_kind === 'BOX')
const trips = facts.che_cycle.filter((c) => c.eq_kind === 'AGV')
const moves = facts.che_cycle.filter((c) => c.eq_kind === 'ASC')
const length = (i: { started_at: number; ended_at: number }): number => i.ended_at - i.started_at
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const byStart = (a: { started_at: number }, b: { started_at: number }): number => a.started_at - b.started_at

const TEU: Readonly<Record<string, number>> = {
  B02: 1,
  B03: 1,
  B04: 2.25,
  B09: 1,
  B11: 1,
  B12: 1,
  B14: 1,
  B17: 1,
  B18: 1,
}

describe('every interval', () => {
  const intervals = [...facts.crane_time, ...facts.visit_time, ...facts.che_state]

  it('lasts, and crosses no local hour', () => {
    for (const interval of intervals) {
      expect(length(interval)).toBeGreaterThan(0)
      expect(boundariesInside(interval.started_at, interval.ended_at, WORKED.zone)).toEqual([])
    }
  })

  it('of a machine state begins where the one before ends', () => {
    for (const machine of ['A1', 'A2', 'Y1W']) {
      const states = facts.che_state.filter((s) => s.eq_id === machine)
      expect(states[0]?.started_at).toBe(WORKED_PERIOD.from)
      for (const [i, state] of states.slice(1).entries()) expect(state.started_at).toBe(states[i]?.ended_at)
    }
  })
})

describe('a crane assignment', () => {
  it.each(facts.crane_assignment.map((a) => [a.assignment_id, a] as const))(
    '%s is filled by its crane time without gap or overlap',
    (id, assignment) => {
      const times = facts.crane_time.filter((t) => t.assignment_id === id).sort(byStart)
      expect(times[0]?.started_at).toBe(assignment.started_at)
      expect(times.at(-1)?.ended_at).toBe(assignment.ended_at)
      for (const [i, time] of times.slice(1).entries()) expect(time.started_at).toBe(times[i]?.ended_at)
      expect(
        sum(CRANE_TIME_CATEGORIES.map((c) => sum(times.filter((t) => t.category === c).map(length)))),
      ).toBe(length(assignment))
    },
  )

  it('begins with its first pick, ends with its last set-down and holds its lifts one after the other', () => {
    for (const assignment of facts.crane_assignment) {
      const own = lifts.filter((l) => `${l.visit_id}-${l.eq_id}` === assignment.assignment_id).sort(byStart)
      expect(own[0]?.started_at).toBe(assignment.started_at)
      expect(own.at(-1)?.ended_at).toBe(assignment.ended_at)
      for (const [i, next] of own.slice(1).entries())
        expect(next.started_at).toBeGreaterThanOrEqual(own[i]?.ended_at ?? Number.NaN)
    }
  })

  it('never overlaps another of the same crane', () => {
    for (const crane of ['Q1', 'Q2']) {
      const own = facts.crane_assignment.filter((a) => a.eq_id === crane).sort(byStart)
      expect(own).toHaveLength(2)
      expect(own[1]?.started_at).toBeGreaterThanOrEqual(own[0]?.ended_at ?? Number.NaN)
    }
  })
})

describe('a lift', () => {
  it('of boxes holds working time only of its own queue, and all of that queue’s working time is in lifts', () => {
    const working = facts.crane_time.filter((t) => t.category === 'WORKING')
    const covered = boxLifts.map((lift) =>
      sum(
        working
          .filter((t) => t.wq_id === lift.wq_id)
          .map((t) =>
            Math.max(0, Math.min(t.ended_at, lift.ended_at) - Math.max(t.started_at, lift.started_at)),
          ),
      ),
    )
    expect(Math.min(...covered)).toBeGreaterThan(0)
    expect(sum(covered)).toBe(sum(working.map(length)))
  })

  it('of a hatch cover is exactly the time lost to hatch covers, and no cycle', () => {
    const hatches = lifts.filter((l) => l.lift_kind === 'HATCH')
    const lost = facts.crane_time.filter((t) => t.category === 'HATCH')
    expect(hatches.map((h) => [h.started_at, h.ended_at])).toEqual(
      lost.map((t) => [t.started_at, t.ended_at]),
    )
    expect(sum(hatches.map((h) => h.boxes + h.crane_boxes + h.throughput_boxes))).toBe(0)
  })

  it('counts its containers, its boxes and its TEU', () => {
    for (const lift of facts.che_cycle.filter((c) => c.lift_kind === 'BOX')) {
      const counted = lift.trolley === 'main' && lift.restow_reason !== 'TERMINAL'
      const crossed = counted && lift.op !== 'RESTOW_SHIP'
      expect(lift.boxes).toBe(lift.unit_ids.length)
      expect(lift.twin).toBe(lift.boxes === 2 ? 1 : 0)
      expect(lift.crane_boxes).toBe(counted ? lift.boxes : 0)
      expect(lift.throughput_boxes).toBe(crossed ? lift.boxes : 0)
      expect(lift.teu).toBe(sum(lift.unit_ids.map((u) => TEU[u] ?? 2)))
    }
  })

  it('of a dual pair follows the opposite one at once, on the same crane', () => {
    const [first, second, ...more] = boxLifts.filter((l) => l.dual_pair_id === 'D1')
    expect(more).toEqual([])
    expect([first?.op, second?.op]).toEqual(['DISC', 'LOAD'])
    expect(second?.started_at).toBe(first?.ended_at)
    expect(second?.eq_id).toBe(first?.eq_id)
    expect(boxLifts.filter((l) => l.dual_pair_id !== '')).toHaveLength(2)
  })

  it('ends on the hour, crosses an hour and crosses the period’s end, once each', () => {
    const isHour = (epoch: number): boolean => epoch % 3_600_000 === 0
    expect(boxLifts.filter((l) => isHour(l.ended_at)).map((l) => l.cycle_id)).toEqual(['L3'])
    const crossing = boxLifts.filter(
      (l) => boundariesInside(l.started_at, l.ended_at, WORKED.zone).length > 0,
    )
    expect(crossing.map((l) => l.cycle_id)).toEqual(['M3', 'P3'])
    expect(boxLifts.filter((l) => l.ended_at > WORKED_PERIOD.to).map((l) => l.cycle_id)).toEqual(['P3'])
  })
})

describe('a delay', () => {
  it('carries the queue of the next box lift of its assignment', () => {
    const between = facts.crane_time.filter(
      (t) =>
        !boxLifts.some(
          (l) => l.eq_id === t.eq_id && l.started_at <= t.started_at && t.ended_at <= l.ended_at,
        ),
    )
    const delays = between.filter((t) => t.category !== 'WORKING')
    expect(delays.length).toBeGreaterThan(5)
    for (const delay of delays) {
      const next = boxLifts
        .filter(
          (l) => l.eq_id === delay.eq_id && l.visit_id === delay.visit_id && l.started_at >= delay.ended_at,
        )
        .sort(byStart)[0]
      expect(next?.wq_id).toBe(delay.wq_id)
    }
  })
})

describe('the plan', () => {
  it('promises in its hours what its queues promise', () => {
    for (const queue of facts.work_queue) {
      const hours = facts.work_plan.filter((p) => p.wq_id === queue.wq_id)
      expect(sum(hours.map((p) => p.boxes))).toBe(queue.planned_boxes)
    }
    expect(sum(facts.work_plan.map((p) => p.boxes))).toBe(18)
  })

  it('of a call is the plan of its assignments and of its queues', () => {
    for (const visit of facts.vessel_visit) {
      const planned = visit.plan_load + visit.plan_disc + visit.plan_restow
      const of = (rows: readonly { visit_id: string; planned_boxes: number }[]): number =>
        sum(rows.filter((r) => r.visit_id === visit.visit_id).map((r) => r.planned_boxes))
      expect([of(facts.work_queue), of(facts.crane_assignment)]).toEqual([planned, planned])
    }
  })
})

describe('a call', () => {
  const spanOf = (visit: string, category: VisitTimeCategory): (number | undefined)[] => {
    const parts = facts.visit_time.filter((t) => t.visit_id === visit && t.category === category)
    for (const [i, part] of parts.slice(1).entries()) expect(part.started_at).toBe(parts[i]?.ended_at)
    return [parts[0]?.started_at, parts.at(-1)?.ended_at]
  }

  it('has its stay between its stamps', () => {
    for (const v of facts.vessel_visit) {
      expect(spanOf(v.visit_id, 'WAIT')).toEqual([v.ata, v.atb])
      expect(spanOf(v.visit_id, 'MOORING')).toEqual([v.atb, v.all_fast])
      expect(spanOf(v.visit_id, 'STARTUP')).toEqual([v.all_fast, v.first_lift])
      expect(spanOf(v.visit_id, 'OPERATION')).toEqual([v.first_lift, v.last_lift])
      expect(spanOf(v.visit_id, 'FINISH')).toEqual([v.last_lift, v.atd])
    }
  })

  it('has its first and last lift from its assignments, and names the stamps that it lacks', () => {
    for (const v of facts.vessel_visit) {
      const own = facts.crane_assignment.filter((a) => a.visit_id === v.visit_id)
      expect(v.first_lift).toBe(Math.min(...own.map((a) => a.started_at)))
      expect(v.last_lift).toBe(Math.max(...own.map((a) => a.ended_at)))
      expect(v.missing_stamps).toEqual(VISIT_STAMPS.filter((s) => v[s.key] === null).map((s) => s.key))
      expect(v.counted_at).toBe(v.atd)
    }
  })
})

describe('the machines', () => {
  it('of the fleet are working or waiting during their trips, and wait as long as the trips say', () => {
    for (const trip of trips) {
      const states = facts.che_state.filter(
        (s) => s.eq_id === trip.eq_id && s.started_at < trip.ended_at && s.ended_at > trip.started_at,
      )
      expect(new Set(states.map((s) => s.state))).toEqual(new Set(['WORKING', 'WAITING']))
      expect(sum(states.filter((s) => s.state === 'WAITING').map(length))).toBe(
        trip.wait_qc_ms + trip.wait_asc_ms + trip.wait_traffic_ms,
      )
    }
  })

  it('of the block work during their moves, one at a time', () => {
    for (const crane of ['Y1W', 'Y1L']) {
      const own = moves.filter((m) => m.eq_id === crane)
      for (const [i, move] of own.slice(1).entries())
        expect(move.started_at).toBeGreaterThanOrEqual(own[i]?.ended_at ?? Number.NaN)
    }
    const working = facts.che_state.filter((s) => s.eq_id === 'Y1W' && s.state === 'WORKING')
    expect(sum(working.map(length))).toBe(sum(moves.filter((m) => m.eq_id === 'Y1W').map(length)))
  })

  it('hand boxes over: every trip has its portal lift, and a failure of a crane its lost time', () => {
    const portal = facts.che_cycle.filter((c) => c.trolley === 'portal')
    expect(trips.map((t) => t.unit_ids)).toEqual(portal.map((p) => p.unit_ids))
    for (const f of facts.fault.filter((x) => x.eq_kind === 'QC')) {
      const lost = facts.crane_time.filter((t) => t.eq_id === f.eq_id && t.started_at === f.started_at)
      expect(lost.map((t) => [t.category, t.ended_at])).toEqual([
        [f.severity === 'FAILURE' ? 'FAULT' : 'REMOTE', f.ended_at],
      ])
    }
  })
})

describe('a container', () => {
  it('leaves its ship or its stack when a machine takes it, and reaches it when one sets it down', () => {
    for (const box of facts.container_visit) {
      const moved = moves.filter((m) => m.unit_ids.includes(box.unit_id))
      const lifted = boxLifts.find((l) => l.unit_ids.includes(box.unit_id))
      for (const move of moved)
        if (move.op === 'LOAD' || move.op === 'DELIVER') expect(box.yard_out).toBe(move.started_at)
        else expect(box.yard_in).toBe(move.ended_at)
      if (lifted) expect(lifted.op === 'DISC' ? box.arrived_at : box.left_at).toBe(lifted.ended_at)
      expect(moved).toHaveLength(1)
    }
  })
})

describe('the page', () => {
  const lines = readFileSync(new URL('../../../../docs/worked-terminal.md', import.meta.url), 'utf8').split(
    '\n',
  )
  const clock = (epoch: number): string => {
    const local = new Date(epoch + 8 * 3_600_000).toISOString()
    return local.slice(17, 19) === '00' ? local.slice(11, 16) : local.slice(11, 19)
  }
  const rowOf = (...words: readonly (string | number)[]): string | undefined =>
    lines.find((line) => {
      const cells = line.split('|').map((c) => c.trim())
      return words.every((w) => cells.includes(String(w)))
    })

  it('lists every cycle, crane interval, part of a stay, fault, queue and machine state', () => {
    expect(clock(at('18:58:30'))).toBe('18:58:30')
    const missing = [
      ...facts.che_cycle.map((c) => [c.cycle_id, c.eq_id, clock(c.started_at), clock(c.ended_at)]),
      ...facts.crane_time.map((t) => [t.eq_id, t.wq_id, t.category, clock(t.started_at), clock(t.ended_at)]),
      ...facts.visit_time.map((t) => [t.visit_id, t.category, clock(t.started_at), clock(t.ended_at)]),
      ...facts.fault.map((f) => [f.fault_id, f.eq_id, clock(f.started_at), clock(f.ended_at)]),
      ...facts.work_queue.map((q) => [q.wq_id, q.eq_id, q.op, clock(q.plan_start), clock(q.plan_end)]),
      ...facts.che_state.map((s) => [s.eq_id, s.state, clock(s.started_at), clock(s.ended_at)]),
      ...facts.truck_visit.map((t) => [t.truck_visit_id, clock(t.arrived_at), clock(t.gate_in_at)]),
      ...facts.container_visit.map((c) => [c.unit_id, c.container_no]),
    ].filter((words) => rowOf(...words) === undefined)
    expect(missing).toEqual([])
  })
})
