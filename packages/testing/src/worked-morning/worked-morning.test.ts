import { readFileSync } from 'node:fs'
import { boundariesInside } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { WORKED } from '../worked-terminal/setting.ts'
import { WORKED_MORNING, WORKED_MORNING_PERIOD } from './index.ts'

const facts = WORKED_MORNING
const length = (i: { started_at: number; ended_at: number }): number => i.ended_at - i.started_at
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('every interval', () => {
  it('lasts, and crosses no local hour', () => {
    for (const interval of [...facts.crane_time, ...facts.visit_time, ...facts.che_state, ...facts.wait]) {
      expect(length(interval)).toBeGreaterThan(0)
      expect(boundariesInside(interval.started_at, interval.ended_at, WORKED.zone)).toEqual([])
    }
  })

  it.each(['Q3', 'A3', 'Y2W', 'Y2L'])('of %s follows the one before, from 08:00 to 11:00', (machine) => {
    const states = facts.che_state.filter((s) => s.eq_id === machine)
    expect(states[0]?.started_at).toBe(WORKED_MORNING_PERIOD.from)
    expect(states.at(-1)?.ended_at).toBe(WORKED_MORNING_PERIOD.to)
    for (const [i, state] of states.slice(1).entries()) expect(state.started_at).toBe(states[i]?.ended_at)
  })
})

describe('the machines', () => {
  it('show in their states what their jobs, faults and waits say', () => {
    const inState = (machine: string, state: string): number =>
      sum(facts.che_state.filter((s) => s.eq_id === machine && s.state === state).map(length))
    const jobs = (machine: string): number =>
      sum(facts.che_cycle.filter((c) => c.eq_id === machine).map(length))
    expect(inState('Y2W', 'WORKING')).toBe(jobs('Y2W'))
    expect(inState('Y2L', 'WORKING')).toBe(jobs('Y2L'))
    expect(inState('A3', 'WORKING') + inState('A3', 'WAITING')).toBe(jobs('A3'))
    for (const fault of facts.fault.filter((f) => f.severity === 'FAILURE' && f.eq_id !== 'Y2L'))
      expect(inState(fault.eq_id, 'FAULT')).toBe(length(fault))
    const lost = (category: string): number =>
      sum(facts.crane_time.filter((t) => t.category === category).map(length))
    expect(lost('AGV') + lost('PLATFORM')).toBe(inState('Q3', 'WAITING'))
    expect(sum(facts.wait.filter((w) => w.eq_kind === 'QC').map(length))).toBe(inState('Q3', 'WAITING'))
    expect(sum(facts.crane_time.map(length))).toBe(sum(facts.crane_assignment.map(length)))
  })
})

describe('the yard', () => {
  it('conserves boxes from hour to hour', () => {
    for (const [i, now] of facts.yard_snapshot.slice(1).entries())
      expect(now.boxes).toBe((facts.yard_snapshot[i]?.boxes ?? 0) + now.boxes_in - now.boxes_out)
  })

  it('puts every box down and takes it up when a move says so', () => {
    for (const box of facts.container_visit) {
      const moves = facts.che_cycle.filter(
        (c) => c.eq_kind === 'ASC' && c.move_reason === 'PROD' && c.unit_ids.includes(box.unit_id),
      )
      for (const move of moves)
        if (move.op === 'LOAD' || move.op === 'DELIVER') expect(box.yard_out).toBe(move.started_at)
        else expect(box.yard_in).toBe(move.ended_at)
    }
  })
})

describe('the page', () => {
  const page = new URL('../../../../docs/worked-morning.md', import.meta.url)
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const clock = (epoch: number | null): string => {
    if (epoch === null) return '–'
    const local = new Date(epoch + 8 * 3_600_000).toISOString()
    const day = local.slice(0, 10) === '2026-03-02' ? '' : `${Number(local.slice(8, 10))} Feb `
    return `${day}${local.slice(17, 19) === '00' ? local.slice(11, 16) : local.slice(11, 19)}`
  }

  it('lists every event', () => {
    const told = [
      ...facts.che_cycle.map((c) => [c.cycle_id, clock(c.started_at), clock(c.ended_at)]),
      ...facts.crane_time.map((t) => [t.category, clock(t.started_at), clock(t.ended_at)]),
      ...facts.visit_time.map((t) => [t.category, clock(t.started_at), clock(t.ended_at)]),
      ...facts.che_state.map((s) => [s.eq_id, s.state, clock(s.started_at), clock(s.ended_at)]),
      ...facts.fault.map((f) => [f.fault_id, f.eq_id, clock(f.started_at), clock(f.ended_at)]),
      ...facts.yard_snapshot.map((s) => [clock(s.hour_at), String(s.boxes), String(s.slots)]),
      ...facts.container_visit.map((b) => [b.unit_id, b.flow, clock(b.yard_in), clock(b.yard_out)]),
      ...facts.slot_decision.map((d) => [d.decision_id, clock(d.at), d.decided_by]),
      ...facts.slot_outcome.map((o) => [o.decision_id, clock(o.ended_at), o.move_reason, String(o.realised)]),
      ...facts.truck_visit.map((t) => [t.truck_visit_id, clock(t.arrived_at), clock(t.gate_out_at)]),
      ...facts.truck_transaction.map((t) => [t.transaction_id, clock(t.service_started_at)]),
      ...facts.truck_appointment.map((a) => [
        a.appointment_id,
        clock(a.slot_from),
        a.state,
        clock(a.arrived_at),
      ]),
      ...facts.work_instruction.map((w) => [w.wi_id, clock(w.created_at), clock(w.started_at)]),
      ...facts.leg.map((l) => [l.stage, l.eq_id, String(l.wait_ms / 1000), l.wait_root]),
      ...facts.wait.map((w) => [w.eq_id, clock(w.started_at), clock(w.ended_at), w.root]),
      ...facts.cycle_phase.map((p) => [p.phase, clock(p.started_at), clock(p.ended_at)]),
      ...facts.forecast.map((f) => [clock(f.made_at), clock(f.etc_p10), clock(f.etc_p50), clock(f.etc_p90)]),
      ...facts.weather.map((w) => [clock(w.at), String(w.wind), String(w.gust)]),
      ...facts.telemetry.map((r) => [clock(r.at), String(r.soc)]),
    ]
    const missing = told.filter((words) => !rows.some((row) => words.every((word) => row.includes(word))))
    expect(missing).toEqual([])
  })
})
