import type { FactName, Facts, ParameterVersionFact, TelemetryFact, WeatherFact } from '@quaywise/domain'
import { BERTHS } from '../worked-terminal/machines.ts'
import { at } from '../worked-terminal/setting.ts'
import { FORECASTS, INSTRUCTIONS, LEGS, PHASES, WAITS } from './chain.ts'
import { APPOINTMENTS, TRANSACTIONS, TRUCKS } from './land.ts'
import { BLOCK_OF_MORNING, EQUIPMENT_OF_MORNING, FAULTS_OF_MORNING, STATES_OF_MORNING } from './machines.ts'
import { ORIGIN } from './origin.ts'
import { ASSIGNMENT, CALL, CRANE_TIMES_OF_MORNING, LIFTS, PORT_CALL_EVENTS, STAY } from './quay.ts'
import { MOVES, TRIPS } from './transport.ts'
import { BOXES, DECISIONS, OUTCOMES, SNAPSHOTS } from './yard.ts'

export { WORKED_MORNING_PERIOD } from './origin.ts'

const charge = (time: string, soc: number): TelemetryFact => ({
  ...ORIGIN,
  eq_kind: 'AGV',
  eq_id: 'A3',
  trolley: '',
  at: at(time),
  x: 0,
  y: 70,
  z: 0,
  speed: 3,
  load_kg: 0,
  soc,
  wind: 0,
})

const wind = (
  time: string,
  told: Pick<WeatherFact, 'wind' | 'gust' | 'rain' | 'visibility'>,
): WeatherFact => ({
  ...ORIGIN,
  ...told,
  at: at(time),
})

const target: ParameterVersionFact = {
  terminal_id: 'worked',
  key: 'target.vmph.trunk',
  version: 1,
  value: '4',
  unit: 'box/h',
  effective_from: at('2026-01-01 00:00'),
  changed_by: '',
  reason: '',
}

const offer = (hour: string, value: string): ParameterVersionFact => ({
  ...target,
  key: `truck_slots_offered.${hour}`,
  value,
  unit: 'visits/h',
})

/** Every fact of the worked morning, by table: the same events as on the page `docs/worked-morning.md`. */
export const WORKED_MORNING = {
  vessel_visit: [CALL],
  port_call_event: PORT_CALL_EVENTS,
  visit_time: STAY,
  che_cycle: [...LIFTS, ...TRIPS, ...MOVES],
  crane_time: CRANE_TIMES_OF_MORNING,
  crane_assignment: [ASSIGNMENT],
  che_state: STATES_OF_MORNING,
  fault: FAULTS_OF_MORNING,
  equipment: EQUIPMENT_OF_MORNING,
  berth: BERTHS,
  block: [BLOCK_OF_MORNING],
  yard_snapshot: SNAPSHOTS,
  container_visit: BOXES,
  slot_decision: DECISIONS,
  slot_outcome: OUTCOMES,
  truck_visit: TRUCKS,
  truck_transaction: TRANSACTIONS,
  truck_appointment: APPOINTMENTS,
  work_instruction: INSTRUCTIONS,
  leg: LEGS,
  wait: WAITS,
  cycle_phase: PHASES,
  forecast: FORECASTS,
  telemetry: [charge('08:40', 60), charge('08:50', 50), charge('09:30', 40)],
  weather: [
    wind('08:00', { wind: 8, gust: 14, rain: 0, visibility: 9000 }),
    wind('09:00', { wind: 12, gust: 18, rain: 2, visibility: 4000 }),
    wind('10:00', { wind: 10, gust: 16, rain: 0, visibility: 8000 }),
  ],
  parameter_version: [
    target,
    { ...target, version: 2, value: '5', effective_from: at('2026-03-02 12:00') },
    ...[offer('08', '3'), offer('09', '2'), offer('10', '5')],
    { ...offer('10', '4'), version: 2, effective_from: at('2026-03-02 10:00') },
  ],
} as const satisfies { readonly [K in FactName]?: readonly Facts[K][] }
