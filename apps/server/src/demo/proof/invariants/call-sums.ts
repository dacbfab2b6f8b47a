import type { Restriction, Window } from '@quaywise/report-kit/compile'
import { describe, expect } from 'vitest'
import type { Call, Facts, Spell } from '../facts.ts'
import { isKept, total, within } from '../kept.ts'
import { ALL } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded, type Once } from '../proving.ts'
import { OF_WHOLE_CALLS } from './drivers.ts'
import { type Beat, beatsOf } from './pulse.ts'

/** Sums of whole calls that the ledger does not keep: they are worked out here from the rows. */
export const OF_CALLS = [
  ...(['call_boxes', 'calls_worked', 'call_cranes', 'call_length', 'carrier_ready_hours'] as const),
  ...(['carrier_ready_boxes', 'call_berth_hours', 'calls_with_berth_hours', 'quality_points'] as const),
] as const
/** And of the time between first and last lift. */
export const OF_PULSE = ['berth_idle_minutes', 'unstopped_hours'] as const

const HOUR = 3_600_000
const MINUTE = 60_000

/** Rows by call. */
const byCall = <T extends { readonly visit: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> => Map.groupBy(rows, ({ visit }) => visit)

type Known = {
  readonly lifts: ReadonlyMap<string, Facts['lifts']>
  readonly stays: ReadonlyMap<string, readonly Spell[]>
  readonly beats: ReadonlyMap<string, readonly Beat[]>
}
const indexes = new WeakMap<Facts, Known>()

const knownOf = (facts: Facts): Known => {
  const { lifts, craneTime, stays } = facts
  const known = indexes.get(facts)
  if (known) return known
  const spells = byCall(craneTime)
  const read = {
    lifts: byCall(lifts.filter(({ kind }) => kind === 'BOX')),
    stays: byCall(stays.filter(({ category }) => category !== 'WAIT')),
    beats: new Map([...spells].map(([visit, of]) => [visit, beatsOf(of)])),
  }
  indexes.set(facts, read)
  return read
}

const workOf = (
  { visit, ready, atc, loa, quality }: Call,
  { lifts, beats, stays }: Known,
): readonly number[] => {
  const boxes = total(lifts.get(visit) ?? [], (lift) => lift.crane_boxes)
  const cranes = new Set([...(lifts.get(visit) ?? [])].map(({ crane }) => crane)).size
  const berth = total(stays.get(visit) ?? [], ({ from, to }) => to - from)
  const stops = (beats.get(visit) ?? []).filter(({ working, stopped }) => working === 0 && stopped > 0)
  const isReady = boxes > 0 && ready > 0 && atc > ready
  return [
    ...[boxes, boxes > 0 ? 1 : 0, boxes > 0 && loa > 0 ? cranes : 0, boxes > 0 ? loa : 0],
    isReady ? (atc - ready - total(stops, ({ from, to }) => to - from)) / HOUR : 0,
    ...[isReady ? boxes : 0, berth / HOUR, berth > 0 ? 1 : 0, quality],
  ]
}

const departed = ({ calls }: Facts, window: Window, restrictions: readonly Restriction[]): readonly Call[] =>
  [...calls.values()].filter(
    (call) =>
      call.counted >= window.from && call.counted < window.to && isKept(call, restrictions, { calls }),
  )

const wholeCalls: Once = async ({ terminal, facts }, filters, where) => {
  const filter = filters.filter(OF_WHOLE_CALLS)
  const { rows } = await terminal.ask({ ...filter, measures: OF_CALLS })
  const calls = departed(facts, filter.window, filter.restrictions).map((call) =>
    workOf(call, knownOf(facts)),
  )
  for (const [place, id] of OF_CALLS.entries())
    expect(Number(rows[0]?.[id] ?? 0), `${where}: ${id} ${JSON.stringify(filter)}`).toBeCloseTo(
      total(calls, (sums) => sums[place] ?? 0),
      6,
    )
}

const pulse: Once = async ({ terminal, facts }, filters, where) => {
  const filter = filters.filter(OF_WHOLE_CALLS)
  const { rows } = await terminal.ask({ ...filter, measures: OF_PULSE })
  const beats = [...knownOf(facts).beats].flatMap(([visit, of]) =>
    isKept({ visit }, filter.restrictions, facts) ? of : [],
  )
  const idle = total(beats, (beat) => (beat.working === 0 ? within(beat, filter.window) : 0))
  const unstopped = total(beats, (beat) =>
    beat.working === 0 && beat.stopped > 0 ? 0 : within(beat, filter.window),
  )
  const here = `${where}: ${JSON.stringify(filter)}`
  expect(Number(rows[0]?.berth_idle_minutes ?? 0), here).toBeCloseTo(idle / MINUTE, 6)
  expect(Number(rows[0]?.unstopped_hours ?? 0), here).toBeCloseTo(unstopped / HOUR, 6)
}

/** What calls add up to, worked out from their rows. */
export const proveCallSums = (loaded: Loaded): void => {
  describe('what calls add up to', () => {
    holds('is what their rows give', 50, loaded, wholeCalls)
    holds('between first and last lift is what the cranes did', 50, loaded, pulse)
    holds('is not nothing', 1, loaded, async ({ facts }) => {
      expect(departed(facts, ALL, []).length).toBeGreaterThan(100)
    })
  })
}
