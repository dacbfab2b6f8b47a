import type { CheCycleFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import type { JsonValue } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { CycleEnd } from './reading.ts'
import { rowChanges } from './row-changes.ts'

type End = readonly [at: number, end: 'start' | 'end']
/** An end of a cycle of a machine whose kind is known. */
export type ToldEnd = { readonly machine: KnownMachine; readonly told: CycleEnd; readonly line: number }

const ENDS_KEPT = 100

const keyOf = ({ eqId, cycleId }: Pick<CycleEnd, 'eqId' | 'cycleId'>) =>
  ({ kind: 'CYCLE', name: `${cycleId} ${eqId}` }) as const

/** Brings the starts and ends of cycles together, whatever comes first and in whichever file. */
export class CycleBook {
  readonly #origin: Origin
  readonly #memory: Memory

  constructor(origin: Origin, memory: Memory) {
    this.#origin = origin
    this.#memory = memory
  }

  fetch(ends: readonly ToldEnd[]): Promise<void> {
    return this.#memory.fetch(ends.map(({ told }) => keyOf(told)))
  }

  take({ machine, told }: ToldEnd): {
    readonly facts: readonly TableRow[]
    readonly gone: readonly TableRow[]
  } {
    const before = endsIn(this.#memory.get(keyOf(told)))
    const known = before.some(([at, end]) => at === told.at && end === told.end)
    // A machine that uses its ids again and again keeps the last ones.
    const after = known ? before : [...before, [told.at, told.end] as const].sort(byTime).slice(-ENDS_KEPT)
    const rows = (ends: readonly End[]): readonly TableRow[] =>
      pairs(ends).map(([from, to]) => ({
        table: 'che_cycle',
        row: this.#row(machine, told.cycleId, from, to),
      }))
    const changes = rowChanges(rows(before.filter((end) => after.includes(end))), rows(after))
    const own = rows(after).filter((one) => startsOrEnds(one, told.at))
    const facts = [...new Map([...own, ...changes.facts].map((one) => [JSON.stringify(one), one])).values()]
    const memory = this.#memory.set(
      keyOf(told),
      after.map(([at, end]) => [at, end]),
    )
    return { facts: [...facts, ...memory], gone: changes.gone }
  }

  #row({ eqId, eqKind }: KnownMachine, cycleId: string, from: number, to: number): CheCycleFact {
    const quay = eqKind === 'QC'
    return {
      ...NO_CYCLE,
      ...{ terminal_id: this.#origin.terminal.id, eq_kind: eqKind, eq_id: eqId, source: 'tic40' },
      cycle_id: `${eqId}/${cycleId}/${from}`,
      ...{ started_at: from, ended_at: to, trolley: quay ? 'main' : '', lift_kind: quay ? 'BOX' : '' },
    }
  }
}

const byTime = (a: End, b: End): number => a[0] - b[0] || (a[1] === b[1] ? 0 : a[1] === 'end' ? -1 : 1)

const endsIn = (told: JsonValue | undefined): readonly End[] =>
  (Array.isArray(told) ? told : []).map((one) => {
    const [at, end] = Array.isArray(one) ? one : []
    return [Number(at), end === 'start' ? 'start' : 'end']
  })

/** A start and the end that follows it. */
const pairs = (ends: readonly End[]): readonly (readonly [number, number])[] =>
  ends.flatMap(([at, end], i) => {
    const next = ends[i + 1]
    return end === 'start' && next?.[1] === 'end' && next[0] > at ? [[at, next[0]] as const] : []
  })

const startsOrEnds = ({ table, row }: TableRow, at: number): boolean =>
  table === 'che_cycle' && (row.started_at === at || row.ended_at === at)

/** A cycle of which nothing but its time is told. */
const NO_CYCLE: CheCycleFact = {
  ...{
    terminal_id: '',
    eq_kind: 'QC',
    eq_id: '',
    cycle_id: '',
    started_at: 0,
    ended_at: 0,
    trolley: '',
    lift_kind: '',
  },
  ...{
    op: '',
    visit_id: '',
    wq_id: '',
    desk_id: '',
    crew: '',
    qc_id: '',
    block_id: '',
    side: '',
    move_reason: '',
  },
  ...{
    caused_by: '',
    bay: 0,
    row: 0,
    tier: 0,
    deck_hold: '',
    boxes: 0,
    crane_boxes: 0,
    throughput_boxes: 0,
    teu: 0,
  },
  ...{ twin: 0, dual_pair_id: '', restow_reason: '', remote: 0, first_right: 1, standard_ms: 0, empty_m: 0 },
  ...{ laden_m: 0, wait_qc_ms: 0, wait_asc_ms: 0, wait_traffic_ms: 0, energy_kwh: 0, unit_ids: [] },
  ...{ from_loc: '', to_loc: '', source: '' },
}
