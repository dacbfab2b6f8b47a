import type { Ledger } from '@quaywise/simulation'
import { ALL } from '../loaded-terminal.fixture.ts'
import { type CheckedCell, cellsOf, type LedgerCheck, when } from './ledger-check.ts'

type Kind = 'QC' | 'AGV' | 'ASC'
const NAMES = {
  QC: { prefix: 'qc', machine: 'crane' },
  AGV: { prefix: 'agv', machine: 'agv' },
  ASC: { prefix: 'asc', machine: 'asc' },
} as const

type Spell = { readonly state: string; readonly activity: string; readonly ms: number }

/** The steps of the time-usage model, by state. The model swaps batteries in the state CHARGING. */
const usage = (prefix: string, { state, activity, ms }: Spell): Readonly<Record<string, number>> => {
  const queues = state === 'CHARGING' && activity === 'W_SWAP'
  const swaps = when(state === 'CHARGING' && !queues, ms)
  const is = (...states: readonly string[]): number => when(states.includes(state), ms)
  return {
    [`${prefix}_hours`]: ms,
    [`${prefix}_scheduled_hours`]: ms - is('OFF'),
    [`${prefix}_planned_hours`]: ms - is('OFF', 'MAINT') - swaps,
    [`${prefix}_available_hours`]: ms - is('OFF', 'MAINT', 'FAULT') - swaps,
    [`${prefix}_demanded_hours`]: is('WORKING', 'WAITING') + when(queues, ms),
    [`${prefix}_busy_hours`]: is('WORKING'),
    [`${prefix}_waiting_hours`]: is('WAITING') + when(queues, ms),
    [`${prefix}_idle_hours`]: is('IDLE'),
    [`${prefix}_down_hours`]: is('FAULT'),
    [`${prefix}_maintenance_hours`]: is('MAINT'),
  }
}

const driving = ({ state, activity, ms }: Spell): Readonly<Record<string, number>> => {
  const does = (...activities: readonly string[]): number => when(activities.includes(activity), ms)
  return {
    agv_job_hours: when(state === 'WORKING' || state === 'WAITING', ms),
    agv_empty_hours: does('TRAVEL_EMPTY'),
    agv_travel_hours: does('TRAVEL_EMPTY', 'TRAVEL_LADEN'),
    agv_travel_seconds: does('TRAVEL_EMPTY', 'TRAVEL_LADEN'),
    agv_productive_hours: does('TRAVEL_LADEN', 'HANDSHAKE'),
    agv_swap_wait_minutes: does('W_SWAP'),
  }
}

const stacking = (machine: string, { state, activity, ms }: Spell): Readonly<Record<string, number>> => {
  const land = machine.endsWith('L')
  const planned = land && !['OFF', 'MAINT'].includes(state)
  return {
    asc_interference_hours: when(activity === 'W_TWIN', ms),
    asc_land_planned_hours: when(planned, ms),
    asc_land_available_hours: when(planned && state !== 'FAULT', ms),
  }
}

const spellsOf = (kind: Kind, { machines }: Ledger): readonly CheckedCell[] => {
  const { prefix, machine } = NAMES[kind]
  return [...machines.times].flatMap(([id, time]) =>
    time.kind !== kind
      ? []
      : [...time.ms].flatMap(([state, activities]) =>
          [...activities].map(([activity, ms]) => {
            const spell = { state, activity, ms }
            return {
              by: { [machine]: id, state, activity },
              sums: {
                ...usage(prefix, spell),
                ...(kind === 'AGV' ? driving(spell) : {}),
                ...(kind === 'ASC' ? stacking(id, spell) : {}),
              },
            }
          }),
        ),
  )
}

const timesOf = (kind: Kind): LedgerCheck => ({
  what: `states of ${kind}`,
  window: ALL,
  cuts: [NAMES[kind].machine, 'state', 'activity'],
  read: (ledger) => spellsOf(kind, ledger),
})

const faultsOf = (kind: Kind): LedgerCheck => {
  const { prefix, machine } = NAMES[kind]
  return {
    what: `faults of ${kind}`,
    window: ALL,
    cuts: [machine],
    read: ({ machines }) =>
      cellsOf(
        [...machines.faults.cells].filter(({ by }) => by.kind === kind),
        (by) => ({ [machine]: by.machine }),
        ({ failures, assists, failureMs }) => ({
          ...(kind === 'QC'
            ? { faults: failures, assists }
            : {
                [`${prefix}_failures`]: failures,
                [`${prefix}_assists`]: assists,
                [`${prefix}_stops`]: failures + assists,
              }),
          [`${prefix}_repairs`]: failures,
          [`${prefix}_repair_hours`]: failureMs,
        }),
      ),
  }
}

const phasesOf = (kind: Kind): LedgerCheck => {
  const { prefix, machine } = NAMES[kind]
  return {
    what: `phases of ${kind}`,
    window: ALL,
    cuts: [machine, 'phase'],
    read: ({ phases }) =>
      cellsOf(
        [...phases.phases.cells].filter(({ by }) => by.kind === kind),
        ({ machine: id, phase }) => ({ [machine]: id, phase }),
        ({ phases: count, ms }) => ({ [`${prefix}_phases`]: count, [`${prefix}_phase_seconds`]: ms }),
      ),
  }
}

const KINDS: readonly Kind[] = ['QC', 'AGV', 'ASC']

/** States, faults and phases of all machines. */
export const MACHINE_CHECKS: readonly LedgerCheck[] = KINDS.flatMap((kind) => [
  timesOf(kind),
  faultsOf(kind),
  phasesOf(kind),
])
