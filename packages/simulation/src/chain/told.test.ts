import type { CheCycleFact, LegFact, OpMode, WaitFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { firstOverlap, played } from '../fixture/played.ts'
import { planOf } from '../plan/terminal-plan.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'

const start = weekStart(106, QUARTER.terminal.zone)
const week = played(planOf(QUARTER, { from: start, to: start + 7 * DAY }), start, { detail: true })
const { ledger } = week.play
const instructions = week.rows('work_instruction')
const legs = week.rows('leg')
const waits = week.rows('wait')
const cycles = week.rows('che_cycle')

const lasts = (row: { readonly started_at: number; readonly ended_at: number }): number =>
  row.ended_at - row.started_at
const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
const sums = <T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  of: (row: T) => number,
): Map<string, number> => new Map([...Map.groupBy(rows, keyOf)].map(([key, own]) => [key, sum(own, of)]))

describe('the instructions of a week', () => {
  it('are as many as the boxes that were moved, by operation', () => {
    const count = (op: OpMode): number => instructions.filter((row) => row.op === op).length
    expect(count('LOAD')).toBe(ledger.loaded)
    expect(count('DISC')).toBe(ledger.landed)
    expect(count('RECEIVE')).toBe(ledger.received)
    expect(count('DELIVER')).toBe(ledger.delivered)
    expect(count('RESHUFFLE')).toBe(ledger.ascMoves.get('RESHUFFLE'))
    expect(count('HOUSEKEEP')).toBe(ledger.ascMoves.get('HOUSEKEEP'))
    for (const op of ['RESTOW_SHIP', 'RESTOW_QUAY'] as const) {
      const lifts = cycles.filter((row) => row.trolley === 'main' && row.op === op && row.lift_kind === 'BOX')
      expect(count(op)).toBe(lifts.length)
      expect(lifts.length).toBeGreaterThan(10)
    }
  })

  it('have ids of their own, and twins that name each other', () => {
    const byId = new Map(instructions.map((row) => [row.wi_id, row]))
    expect(byId.size).toBe(instructions.length)
    const twins = instructions.filter((row) => row.twin_wi !== '')
    expect(twins.length).toBe(2 * ledger.twinLifts)
    expect(twins.filter((row) => byId.get(row.twin_wi)?.twin_wi !== row.wi_id)).toEqual([])
  })

  it('pass their stamps in order', () => {
    const wrong = instructions.filter((row) => {
      const stamps = [
        row.created_at,
        row.dispatched_at,
        row.started_at,
        row.picked_at,
        row.delivered_at,
        row.confirmed_at,
      ]
      return !stamps.every((at, i) => at !== null && at > 0 && at >= (stamps[i - 1] ?? 0))
    })
    expect(wrong).toEqual([])
  })

  it('say from where to where, as the cycles of the machines do', () => {
    const SLOT = /^[A-Z]\d\d-\d\d-\d\d-\d$/
    const CELL = /^\d{6}$/
    const fits = {
      LOAD: [SLOT, CELL],
      DISC: [CELL, SLOT],
      RECEIVE: [/^QW-/, SLOT],
      DELIVER: [SLOT, /^QW-/],
      RESHUFFLE: [SLOT, SLOT],
      HOUSEKEEP: [SLOT, SLOT],
      RESTOW_SHIP: [CELL, CELL],
      RESTOW_QUAY: [/^(\d{6}|PLATFORM)$/, /^(\d{6}|PLATFORM)$/],
    }
    const wrong = instructions.filter((row) => {
      const [from, to] = fits[row.op as keyof typeof fits]
      return !from?.test(row.from_loc) || !to?.test(row.to_loc)
    })
    expect(wrong).toEqual([])
  })

  it('hold each place of a queue once by plan and once as done', () => {
    const quay = instructions.filter((row) => row.wq_id !== '' && !row.wi_id.endsWith('b'))
    for (const column of ['seq_plan', 'seq_actual'] as const) {
      const places = quay.map((row) => `${row.wq_id} ${row[column]}`)
      expect(new Set(places).size).toBe(places.length)
    }
    expect(quay.filter((row) => row.seq_plan !== row.seq_actual).length).toBeGreaterThan(0)
  })

  it('are named as the cause of every reshuffle', () => {
    const ids = new Set(instructions.map((row) => row.wi_id))
    for (const move of week.rows('yard_move'))
      expect(ids.has(move.caused_by_wi)).toBe(move.reason === 'RESHUFFLE')
  })
})

describe('the stages of an instruction', () => {
  const STAGES: Partial<Record<OpMode, string>> = {
    LOAD: 'ASC_OUT AGV QC',
    DISC: 'QC AGV_IN ASC_IN',
    RECEIVE: 'TRUCK ASC_IN',
    DELIVER: 'ASC_OUT TRUCK',
    RESTOW_SHIP: 'QC',
    RESTOW_QUAY: 'QC',
  }
  const byInstruction = Map.groupBy(legs, (row) => row.wi_id)

  it('are complete, in order, inside it, and never overlap', () => {
    const isWhole = (own: readonly LegFact[], from: number, to: number): boolean =>
      own.every(
        (leg, i) =>
          leg.seq === i + 1 &&
          leg.ended_at > leg.started_at &&
          leg.started_at >= (own[i - 1]?.ended_at ?? from) &&
          leg.ended_at <= to &&
          (leg.stage === 'TRUCK') === (leg.eq_id === ''),
      )
    const wrong = instructions.filter(({ wi_id, op, created_at, confirmed_at }) => {
      const own = byInstruction.get(wi_id) ?? []
      const stages = own.map((leg) => leg.stage).join(' ')
      return stages !== (STAGES[op] ?? '') || !isWhole(own, created_at, confirmed_at)
    })
    expect(wrong).toEqual([])
    expect(byInstruction.size).toBeGreaterThan(15_000)
  })

  it('carry all the waits that are told of a single, and the root of the largest part', () => {
    const singles = new Set(instructions.filter((row) => row.twin_wi === '').map((row) => row.wi_id))
    const own = waits.filter((row) => singles.has(row.wi_id))
    const byWait = sums(own, (row) => row.wi_id, lasts)
    const byLeg = sums(
      legs,
      (row) => row.wi_id,
      (row) => row.wait_ms,
    )
    const wrong = [...byWait].filter(([id, ms]) => byLeg.get(id) !== ms)
    expect(wrong).toEqual([])
    expect(legs.filter((row) => row.wait_ms > 0 !== (row.wait_root !== ''))).toEqual([])
  })
})

describe('the waits of a week', () => {
  const of = (kind: WaitFact['eq_kind']): WaitFact[] => waits.filter((row) => row.eq_kind === kind)

  it('of a crane are its stops at the platform, to the millisecond', () => {
    const WAITS = ['W_AGV', 'W_PLATFORM', 'W_LASH']
    const phases = week
      .rows('cycle_phase')
      .filter((row) => row.eq_kind === 'QC' && row.trolley === 'main' && WAITS.includes(row.phase))
    expect(sums(of('QC'), (row) => row.eq_id, lasts)).toEqual(sums(phases, (row) => row.eq_id, lasts))
    const time = week
      .rows('crane_time')
      .filter((row) => row.category === 'AGV' || row.category === 'PLATFORM')
    expect(sum(of('QC'), lasts)).toBeGreaterThanOrEqual(sum(time, lasts))
  })

  it('of a vehicle are those that its trips state, to the millisecond', () => {
    const byAgv = Map.groupBy(of('AGV'), (row) => row.eq_id)
    const told = (trip: CheCycleFact, atCrane: boolean): number =>
      sum(
        (byAgv.get(trip.eq_id) ?? []).filter(
          (row) =>
            row.started_at >= trip.started_at &&
            row.ended_at <= trip.ended_at &&
            (row.block_id === '') === atCrane,
        ),
        lasts,
      )
    const trips = cycles.filter((row) => row.eq_kind === 'AGV')
    const wrong = trips.filter(
      (trip) => told(trip, true) !== trip.wait_qc_ms || told(trip, false) !== trip.wait_asc_ms,
    )
    expect(wrong).toEqual([])
    const stated = sum(trips, (row) => row.wait_qc_ms + row.wait_asc_ms)
    expect(sum(of('AGV'), lasts)).toBe(stated)
  })

  it('of a stacking crane are its states of waiting, to the millisecond', () => {
    const states = week.rows('che_state').filter((row) => row.eq_kind === 'ASC' && row.state === 'WAITING')
    expect(sums(of('ASC'), (row) => row.eq_id, lasts)).toEqual(sums(states, (row) => row.eq_id, lasts))
  })

  it('of a truck at its block end when its service begins, and are all of its time there that is not its own', () => {
    const atBlock = Map.groupBy(
      of('TRUCK').filter((row) => row.wi_id !== ''),
      (row) => row.wi_id,
    )
    const { readySec } = QUARTER.land.transfer
    const wrong = week.rows('truck_transaction').filter((row) => {
      const rows = atBlock.get(row.transaction_id) ?? []
      const own = row.service_started_at - row.tp_arrived_at - sum(rows, lasts)
      const last = rows.at(-1)?.ended_at ?? row.service_started_at
      const inside = rows.every((wait) => wait.started_at >= row.tp_arrived_at)
      return last > row.service_started_at || !inside || own < 0 || own > readySec * 1000 + 6 * MINUTE
    })
    expect(wrong).toEqual([])
    expect(atBlock.size).toBeGreaterThan(0.95 * week.rows('truck_transaction').length)
  })

  it('of a truck at the gate are what the ledger says, and its queue is that of its visit', () => {
    const gate = of('TRUCK').filter((row) => row.root === 'GATE')
    const queues = gate.filter((row) => row.root_state.startsWith('LANE'))
    expect(sum(queues, lasts)).toBe(ledger.land.gateQueueMs)
    expect(sum(gate, lasts) - sum(queues, lasts)).toBe(ledger.land.deskMs)
    const queued = sums(
      queues.filter((row) => row.root_state === 'LANE_IN'),
      (row) => row.eq_id,
      lasts,
    )
    const ways = week.rows('truck_visit').filter((row) => row.gate_out_at === null)
    for (const row of ways)
      expect(queued.get(row.truck_visit_id) ?? 0).toBe(row.gate_in_started_at - row.arrived_at)
    const helped = new Set(gate.map((row) => `${row.eq_id} ${row.root_state}`))
    const troubled = ways.filter((row) => row.trouble === 1)
    expect(troubled.filter((row) => !helped.has(`${row.truck_visit_id} ${row.trouble_code}`))).toEqual([])
    expect(troubled.length).toBe(ledger.land.troubles)
  })

  it('of a stacking crane for a truck are laid to that truck, which stands wrong', () => {
    const forTruck = waits.filter((row) => row.eq_kind === 'ASC' && row.root === 'TRUCK')
    expect(forTruck.length).toBeGreaterThan(20)
    expect(forTruck.filter((row) => row.root_state !== 'POSITION' || row.root_eq_id === '')).toEqual([])
    expect(new Set(forTruck.map((row) => row.wi_id)).size).toBeLessThanOrEqual(ledger.land.astray)
  })

  it('of trucks for a place are laid to the truck in front, or to the crane that it waits for', () => {
    const few = { ...QUARTER, land: { ...QUARTER.land, transfer: { ...QUARTER.land.transfer, places: 1 } } }
    const tight = played(planOf(few, { from: start, to: start + 7 * DAY }), start, { until: start + DAY })
    const ready = new Map<string, number>()
    const rows = tight.rows('wait').filter((row) => row.eq_kind === 'TRUCK' && row.wi_id !== '')
    for (const row of rows)
      if (row.root === 'TRUCK') ready.set(row.root_state, (ready.get(row.root_state) ?? 0) + 1)
    expect([...ready.keys()].sort()).toEqual(['LEAVE', 'POSITION'])
    expect(rows.filter((row) => row.root === 'TRUCK' && row.root_eq_id === row.eq_id)).toEqual([])
    expect(tight.play.ledger.land.placeMs).toBeGreaterThan(HOUR)
  })

  it('have one root at a time, keep to their hour, and are hardly ever shorter than a second', () => {
    expect(firstOverlap(waits, (i) => waits[i]?.eq_id ?? '')).toBeNull()
    const across = waits.filter(
      (row) => Math.floor(row.started_at / HOUR) !== Math.floor((row.ended_at - 1) / HOUR),
    )
    expect(across).toEqual([])
    expect(waits.filter((row) => lasts(row) < 1000).length).toBeLessThan(waits.length / 100)
  })

  it('are laid to somebody: nothing is unknown, and next to nothing is a deadlock', () => {
    expect(waits.filter((row) => row.root === 'UNKNOWN')).toEqual([])
    const stuck = waits.filter((row) => row.root === 'DEADLOCK')
    expect(sum(stuck, lasts)).toBeLessThan(0.005 * sum(waits, lasts))
    const ROOTS = ['QC', 'AGV', 'TRAFFIC', 'ASC_WATER', 'ASC_LAND', 'GATE', 'TRUCK', 'SHIP_PLAN', 'EXOGENOUS']
    for (const root of ROOTS) expect(waits.some((row) => row.root === root)).toBe(true)
  })

  it('find the reshuffle for a truck behind a crane that waits for a vehicle', () => {
    const chain = of('QC').filter(
      (row) => row.root_state === 'RESHUFFLE' && row.root_eq_id !== '' && row.root_op !== '',
    )
    expect(chain.length).toBeGreaterThan(0)
  })

  it('go to the fleet where vehicles are few', () => {
    const few = { ...QUARTER, layout: { ...QUARTER.layout, agvs: 8 } }
    const until = start + DAY
    const short = played(planOf(few, { from: start, to: start + 7 * DAY }), start, { until })
    const starved = short.rows('wait').filter((row) => row.eq_kind === 'QC')
    const fleet = starved.filter((row) => row.root === 'AGV_FLEET')
    expect(sum(fleet, lasts)).toBeGreaterThan(0.2 * sum(starved, lasts))
  })
})
