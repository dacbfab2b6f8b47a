import { type ExpectedStay, stay } from './expected-work.ts'
import { at, type WorkedWindow } from './setting.ts'

/** The calls whole and unclipped: the call basis. */
export const EXPECTED_CALLS: { readonly V1: ExpectedStay; readonly V2: ExpectedStay } = {
  // Q1 18:45-19:15 and Q2 18:51-19:09: 30 + 18 = 48 min gross; 48 - 6 HATCH - 6 FAULT = 36 min net.
  // 12 boxes in 10 lifts: two twins add 2. TEU: 8 lifts of 2, M2 of 1, L3 of 2.25, less the restow of 2.
  V1: stay({
    boxes: 12,
    throughput: 11,
    teu: 17.25,
    lifts: 10,
    twins: 2,
    duals: 2,
    minutes: { WORKING: 30, AGV: 4, PLATFORM: 2, HATCH: 6, FAULT: 6 },
    gross: 48,
    net: 36,
    wait: 30,
    operation: 30,
    berth: 45,
    gmph: 15, // 12 / 0.8 h
    nmph: 20, // 12 / 0.6 h
    technical: 24, // 12 / 0.5 h
    vmph: 24, // 12 / 0.5 h
    bmph: 16, // 12 / 0.75 h
    factors: [2 / 3, 1.6, 0.625, 20, 1.2], // 30/45, 48/30, 30/48, 10/0.5 h, 12/10
  }),
  // Q2 19:54-20:18 and Q1 20:30-21:06: 24 + 36 = 60 min; 60 - 5 PLAN - 2 GANTRY - 5 SHIP - 3 LASH = 45.
  // 6 boxes in 6 lifts: the twin adds 1, the terminal's own restow takes 1.
  V2: stay({
    boxes: 6,
    throughput: 6,
    teu: 9,
    lifts: 6,
    twins: 1,
    duals: 0,
    minutes: { WORKING: 30, AGV: 8, PLATFORM: 5, REMOTE: 2, PLAN: 5, GANTRY: 2, SHIP: 5, LASH: 3 },
    gross: 60,
    net: 45,
    wait: 30,
    operation: 72,
    berth: 90,
    gmph: 6, // 6 / 1 h
    nmph: 8, // 6 / 0.75 h
    technical: 12, // 6 / 0.5 h
    vmph: 5, // 6 / 1.2 h
    bmph: 4, // 6 / 1.5 h
    factors: [0.8, 5 / 6, 0.5, 12, 1], // 72/90, 60/72, 30/60, 6/0.5 h, 6/6
  }),
}

/** The call basis of the period: V1 alone, for V2 departs after it. */
export const EXPECTED_CALLS_IN_PERIOD: readonly string[] = ['V1']

/** A window that holds both departures. */
export const EVENING: WorkedWindow = { from: at('18:00'), to: at('22:00') }

/** Both calls, whole: sums of the two rows above, rates of the sums. */
export const EXPECTED_EVENING: ExpectedStay = stay({
  boxes: 18,
  throughput: 17,
  teu: 26.25,
  lifts: 16,
  twins: 3,
  duals: 2,
  minutes: {
    WORKING: 60,
    AGV: 12,
    PLATFORM: 7,
    REMOTE: 2,
    HATCH: 6,
    FAULT: 6,
    PLAN: 5,
    GANTRY: 2,
    SHIP: 5,
    LASH: 3,
  },
  gross: 108,
  net: 81,
  wait: 60,
  operation: 102,
  berth: 135,
  gmph: 10, // 18 / 1.8 h
  nmph: 40 / 3, // 18 / 1.35 h
  technical: 18, // 18 / 1 h
  vmph: 180 / 17, // 18 / 1.7 h
  bmph: 8, // 18 / 2.25 h
  factors: [34 / 45, 18 / 17, 5 / 9, 16, 1.125], // 102/135, 108/102, 60/108, 16/1 h, 18/16
})

/** What one call tells besides its work. Hours in milliseconds. */
export type ExpectedCallDetail = {
  readonly portMs: number
  readonly mooringMs: number
  readonly startupMs: number
  readonly finishMs: number
  /** Cranes × gross hours of the busiest crane ÷ gross hours of all. */
  readonly longCraneIndex: number
  /** Boxes ÷ boxes of the busiest crane. */
  readonly effectiveCraneCount: number
  readonly berthedOnTime: boolean
  readonly sailedOnTime: boolean
  readonly missingStamps: readonly string[]
  /** Median of the main-trolley cycles of 30 to 600 s, in seconds. */
  readonly cycleP50: number
  /** Terminal-convenience restows: a count and their cycle minutes of their own. */
  readonly terminalRestows: { readonly lifts: number; readonly ms: number }
}

const MINUTE = 60_000

export const EXPECTED_CALL_DETAILS: { readonly V1: ExpectedCallDetail; readonly V2: ExpectedCallDetail } = {
  V1: {
    portMs: 75 * MINUTE, // 18:06 -> 19:21
    mooringMs: 3 * MINUTE,
    startupMs: 6 * MINUTE,
    finishMs: 6 * MINUTE,
    longCraneIndex: 1.25, // 2 x 30 / 48
    effectiveCraneCount: 12 / 7,
    berthedOnTime: true, // 6 min late
    sailedOnTime: true, // 6 min late
    missingStamps: [],
    cycleP50: 180, // 120 120 120 180 [180 180] 180 300 360 420
    terminalRestows: { lifts: 0, ms: 0 },
  },
  V2: {
    portMs: 120 * MINUTE, // 19:15 -> 21:15
    mooringMs: 3 * MINUTE,
    startupMs: 6 * MINUTE,
    finishMs: 9 * MINUTE,
    longCraneIndex: 1.2, // 2 x 36 / 60
    effectiveCraneCount: 1.5, // 6 / 4
    berthedOnTime: true, // 15 min late
    sailedOnTime: true, // 15 min late
    missingStamps: ['gangway'],
    cycleP50: 300, // 300 300 [300] 420 540; P3 of 840 s is outside the window
    terminalRestows: { lifts: 1, ms: 7 * MINUTE }, // N3
  },
}

/**
 * Why V2 made 12 boxes a berth hour less than V1: the logarithmic mean of 16 and 4, 12 / ln 4 = 8.6562, times
 * the logarithm of each factor's quotient. The effects add to 4 - 16 = -12.
 */
export const EXPECTED_WATERFALL: {
  readonly from: 'V1'
  readonly to: 'V2'
  readonly effects: readonly number[]
} = {
  from: 'V1',
  to: 'V2',
  effects: [1.5782, -5.6467, -1.9316, -4.4218, -1.5782],
}
