import type { CheCycleFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import type { JsonValue } from '../json/value.ts'
import type { Memory } from '../known/memory.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { CycleEnd } from './reading.ts'
import { rowChanges } from './row-changes.ts'

type End = readonly [at: number, end: 'start' | 'end', boxes: readonly string[]]
/** An end of a cycle of a machine whose kind is known. */
export type ToldEnd = {
  readonly machine: KnownMachine
  readonly told: CycleEnd
  readonly line: number
  readonly message: number
}

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
    // A machine that uses its ids again and again keeps the last ones.
    const after = withEnd(before, [told.at, told.end, told.boxes])
    const rows = (ends: readonly End[]): readonly TableRow[] =>
      pairs(ends).map((pair) => ({
        table: 'che_cycle',
        row: this.#row(machine, told.cycleId, pair),
      }))
    const oldest = after[0]?.[0] ?? 0
    const changes = rowChanges(rows(before.filter(([at]) => at >= oldest)), rows(after))
    const own = rows(after).filter((one) => startsOrEnds(one, told.at))
    const facts = [...new Map([...own, ...changes.facts].map((one) => [JSON.stringify(one), one])).values()]
    const memory = this.#memory.set(
      keyOf(told),
      after.map(([at, end, boxes]) => [at, end, [...boxes]]),
    )
    return { facts: [...facts, ...memory], gone: changes.gone }
  }

  #row({ eqId, eqKind }: KnownMachine, cycleId: string, { from, to, boxes }: Pair): CheCycleFact {
    const quay = eqKind === 'QC'
    const units = boxes.filter((id) => !id.startsWith('order '))
    return {
      ...NO_CYCLE,
      ...{ terminal_id: this.#origin.terminal.id, eq_kind: eqKind, eq_id: eqId, source: 'tic40' },
      cycle_id: `${eqId}/${cycleId}/${from}`,
      ...{ started_at: from, ended_at: to, trolley: quay ? 'main' : '', lift_kind: quay ? 'BOX' : '' },
      // Which operation it was is not told: so it is no throughput.
      ...{ boxes: boxes.length, crane_boxes: quay ? boxes.length : 0, unit_ids: units },
    }
  }
}

const byTime = (a: End, b: End): number => a[0] - b[0] || (a[1] === b[1] ? 0 : a[1] === 'end' ? -1 : 1)

const endsIn = (told: JsonValue | undefined): readonly End[] =>
  (Array.isArray(told) ? told : []).map((one) => {
    const [at, end, boxes] = Array.isArray(one) ? one : []
    return [Number(at), end === 'start' ? 'start' : 'end', Array.isArray(boxes) ? boxes.map(String) : []]
  })

/** The ends with one more; what one that is there carried is told together. */
const withEnd = (ends: readonly End[], [at, end, boxes]: End): readonly End[] => {
  const known = ends.find((one) => one[0] === at && one[1] === end)
  const all = [...new Set([...(known?.[2] ?? []), ...boxes])].sort()
  return [...ends.filter((one) => one !== known), [at, end, all] as const].sort(byTime).slice(-ENDS_KEPT)
}

type Pair = { readonly from: number; readonly to: number; readonly boxes: readonly string[] }

/** A start and the end that follows it, with what either of them tells that was carried. */
const pairs = (ends: readonly End[]): readonly Pair[] =>
  ends.flatMap(([from, end, boxes], i) => {
    const next = ends[i + 1]
    if (end !== 'start' || next?.[1] !== 'end' || next[0] <= from) return []
    return [{ from, to: next[0], boxes: [...new Set([...boxes, ...next[2]])].sort() }]
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
