import type { Epoch } from './epoch.ts'
import type { OpMode } from './operation.ts'
import type { ShiftType } from './shift-hours.ts'

/** One shift: whose it was. */
export type ShiftFact = {
  terminal_id: string
  shift_id: string
  kind: ShiftType
  crew: string
  leader: string
  started_at: Epoch
  ended_at: Epoch
}

/** One operation mode: towards the ship (1), from it (-1) or neither (0), and whether it is throughput. */
export type OpModeFact = { terminal_id: string; op: OpMode; sign: number; counts_as_throughput: 0 | 1 }

/** One code of the delay list: whose it is, at which stage, and whether the terminal can act on it. */
export type DelayCodeFact = {
  terminal_id: string
  code: string
  owner: 'VESSEL' | 'TERMINAL' | 'CARRIER' | 'FORCE_MAJEURE'
  stage: string
  controllable: 0 | 1
}

/** One value of a parameter from an instant on. */
export type ParameterVersionFact = {
  terminal_id: string
  key: string
  version: number
  value: string
  unit: string
  effective_from: Epoch
  changed_by: string
  reason: string
}
