import type { Tone } from '@quaywise/ui'

const TONES: Readonly<Record<string, Tone>> = {
  WORKING: 'working',
  WAITING: 'waitAgv',
  IDLE: 'idle',
  CHARGING: 'charging',
  MAINT: 'maintenance',
  FAULT: 'fault',
  OFF: 'idle',
  AGV: 'waitAgv',
  PLATFORM: 'platform',
  HATCH: 'hatch',
  GANTRY: 'gantry',
  LASH: 'lash',
  PLAN: 'plan',
  SHIP: 'ship',
  WEATHER: 'weather',
  REMOTE: 'remote',
  WAIT: 'waitYard',
  MOORING: 'ship',
  STARTUP: 'plan',
  OPERATION: 'working',
  FINISH: 'lash',
  BERTH: 'accent',
  FAILURE: 'fault',
  ASSIST: 'remote',
  QUEUE: 'waitYard',
  GATE_IN: 'receive',
  GATE_OUT: 'deliver',
  INSIDE: 'idle',
  SERVICE: 'working',
  LEFT: 'good',
  DONE: 'good',
  CANCELLED: 'bad',
  DEPARTED: 'good',
  BERTHED: 'accent',
  EXPECTED: 'neutral',
  IN_YARD: 'accent',
  UNDER_WAY: 'working',
}

const STAGES: Readonly<Record<string, Tone>> = {
  TRUCK: 'receive',
  ASC_OUT: 'accent',
  ASC_IN: 'accent',
  AGV: 'transfer',
  AGV_IN: 'transfer',
  QC: 'working',
}

/** The colour of a value of a state-like dimension: a state, a part of a stay, a stage of a box. */
export const toneOfState = (of: string, key: string): Tone =>
  (of === 'leg_stage' ? STAGES[key] : TONES[key]) ?? 'neutral'
