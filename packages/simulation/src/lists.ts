import {
  CRANE_TIME_CATEGORIES,
  type CraneTimeCategory,
  type DelayCodeFact,
  OP_MODES,
  type OpMode,
} from '@quaywise/domain'
import type { Emission } from './emission.ts'
import type { Scenario } from './scenario/scenario.ts'

type Code = Pick<DelayCodeFact, 'owner' | 'stage' | 'controllable'>

const own = (stage: string): Code => ({ owner: 'TERMINAL', stage, controllable: 1 })

const CODES: Readonly<Record<CraneTimeCategory, Code>> = {
  FAULT: own('QC'),
  WEATHER: { owner: 'FORCE_MAJEURE', stage: 'WEATHER', controllable: 0 },
  SHIP: { owner: 'VESSEL', stage: 'SHIP', controllable: 0 },
  PLAN: own('PLAN'),
  HATCH: { owner: 'CARRIER', stage: 'SHIP', controllable: 0 },
  GANTRY: own('PLAN'),
  LASH: own('LASHING'),
  REMOTE: own('QC'),
  AGV: own('AGV'),
  PLATFORM: own('QC'),
  WORKING: own('QC'),
}

const SIGNS: Partial<Record<OpMode, 1 | -1>> = { LOAD: 1, DISC: -1 }

/** The fixed lists of a terminal: what its operations mean, and whose each kind of crane time is. */
export const listsOf = ({ terminal }: Scenario): Emission[] => [
  ...OP_MODES.map((op): Emission => {
    const sign = SIGNS[op] ?? 0
    return {
      table: 'op_mode',
      row: { terminal_id: terminal.id, op, sign, counts_as_throughput: sign === 0 ? 0 : 1 },
    }
  }),
  ...CRANE_TIME_CATEGORIES.map(
    (code): Emission => ({ table: 'delay_code', row: { terminal_id: terminal.id, code, ...CODES[code] } }),
  ),
]
