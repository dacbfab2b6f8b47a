import {
  boundariesInside,
  type CheStateFact,
  type EquipmentKind,
  type FaultFact,
  type WaitFact,
} from '@quaywise/domain'
import type { TableRow } from '../fact-format.ts'
import { ticKey } from './key.ts'
import type { Stretch } from './stretches.ts'

/** A failure stops a machine for a minute or more; anything shorter is an assist. */
const FAILURE_MS = 60_000

/** The machine of rows: where it is, its kind and id. */
export type RowMachine = {
  readonly terminal_id: string
  readonly eq_kind: EquipmentKind
  readonly eq_id: string
  readonly zone: string
}

/** The rows of a stretch: its states, split at local hours and shifts, and the fault that it was. */
export const rowsOfStretch = (machine: RowMachine, stretch: Stretch): readonly TableRow[] => {
  const states = statesOf(machine, stretch).map((row) => ({ table: 'che_state', row }) as const)
  const waits = waitsOf(machine, stretch).map((row) => ({ table: 'wait', row }) as const)
  const fault =
    stretch.state === 'FAULT' ? ([{ table: 'fault', row: faultOf(machine, stretch) }] as const) : []
  return [...states, ...waits, ...fault]
}

/** The wait that a stretch was: of which instruction and call is not told. */
const waitsOf = (
  { terminal_id, eq_kind, eq_id }: RowMachine,
  { startedAt, endedAt, wait }: Stretch,
): readonly WaitFact[] =>
  wait === null
    ? []
    : [
        {
          ...{ terminal_id, eq_kind, eq_id, ...wait, root_eq_id: '', root_state: '', root_op: '' },
          ...{ wi_id: '', op: '', visit_id: '', qc_id: '', block_id: '', source: 'tic40' },
          ...{ started_at: startedAt, ended_at: endedAt },
        },
      ]

const statesOf = (
  { terminal_id, eq_kind, eq_id, zone }: RowMachine,
  { state, activity, startedAt, endedAt }: Stretch,
): readonly CheStateFact[] => {
  const edges = [startedAt, ...boundariesInside(startedAt, endedAt, zone), endedAt]
  return edges.slice(0, -1).map((from, i) => ({
    ...{ terminal_id, eq_kind, eq_id, state, activity, visit_id: '', op: '', source: 'tic40' },
    started_at: from,
    ended_at: edges[i + 1] ?? endedAt,
  }))
}

const faultOf = (
  { terminal_id, eq_kind, eq_id }: RowMachine,
  { startedAt, endedAt }: Stretch,
): FaultFact => ({
  ...{ terminal_id, eq_kind, eq_id, visit_id: '', op: '', system: '', code: '', assist: 0, source: 'tic40' },
  fault_id: ticKey('fault', eq_id, startedAt),
  severity: endedAt - startedAt >= FAILURE_MS ? 'FAILURE' : 'ASSIST',
  started_at: startedAt,
  ended_at: endedAt,
})
