import type { Ratio } from './expected-work.ts'

const MINUTE = 60_000
const SECOND = 1000

/** AGV trips by the bucket of their end: the waits add, the means are of the sums. */
export type ExpectedTrips = {
  readonly trips: number
  readonly cycleMs: number
  readonly waitQcMs: number
  readonly waitAscMs: number
  readonly waitTrafficMs: number
  readonly emptyMetres: number
  readonly ladenMetres: number
  /** Mean seconds waited under the crane and at the block. */
  readonly meanWaitQc: Ratio
  readonly meanWaitAsc: Ratio
}

/** T1 to T5; T6 ends at 21:03. Cycles 12 + 13 + 12 + 15 + 13 = 65 min, mean 780 s; empty share 40 %. */
export const EXPECTED_TRIPS: ExpectedTrips = {
  trips: 5,
  cycleMs: 65 * MINUTE,
  waitQcMs: 300 * SECOND, // 60 + 0 + 0 + 240 + 0
  waitAscMs: 600 * SECOND, // 60 + 120 + 180 + 120 + 120
  waitTrafficMs: 150 * SECOND, // 0 + 60 + 0 + 0 + 90
  emptyMetres: 2000, // 400 + 500 + 300 + 400 + 400
  ladenMetres: 3000, // 500 + 600 + 500 + 500 + 900
  meanWaitQc: { numerator: 300, denominator: 5, value: 60 },
  meanWaitAsc: { numerator: 600, denominator: 5, value: 120 },
}

/** Trips by hour: T1; T2 and T3; T4 and T5. Mean seconds waited under the crane and at the block. */
export const EXPECTED_TRIP_HOURS: readonly {
  readonly hour: string
  readonly trips: number
  readonly meanWaitQc: number
  readonly meanWaitAsc: number
}[] = [
  { hour: '18:00', trips: 1, meanWaitQc: 60, meanWaitAsc: 60 },
  { hour: '19:00', trips: 2, meanWaitQc: 0, meanWaitAsc: 150 }, // (120 + 180) / 2
  { hour: '20:00', trips: 2, meanWaitQc: 120, meanWaitAsc: 120 }, // (240 + 0) / 2, (120 + 120) / 2
]

/** Minutes of the two vehicles by hour: on a job (moving or waiting), charging, out of order, idle. */
export const EXPECTED_FLEET_HOURS: readonly {
  readonly hour: string
  readonly job: number
  readonly charging: number
  readonly fault: number
  readonly idle: number
}[] = [
  { hour: '18:00', job: 28, charging: 0, fault: 0, idle: 92 }, // 18 + 10
  { hour: '19:00', job: 9, charging: 30, fault: 30, idle: 51 }, // 7 + 2
  { hour: '20:00', job: 44, charging: 0, fault: 0, idle: 76 }, // 13 + 31
]

/** Moves of the stacking cranes by hour of their end. K13 ends at 21:02. */
export const EXPECTED_YARD_HOURS: readonly {
  readonly hour: string
  readonly productiveWater: number
  readonly productiveLand: number
  readonly reshuffles: number
  readonly housekeeping: number
}[] = [
  { hour: '18:00', productiveWater: 2, productiveLand: 0, reshuffles: 1, housekeeping: 0 }, // K1-K3
  { hour: '19:00', productiveWater: 2, productiveLand: 1, reshuffles: 1, housekeeping: 1 }, // K4-K8
  { hour: '20:00', productiveWater: 4, productiveLand: 0, reshuffles: 0, housekeeping: 0 }, // K9-K12
]

/** The moves of the period: 9 productive (5 load, 3 discharge, 1 deliver), 2 reshuffles, 1 housekeeping. */
export const EXPECTED_YARD: {
  readonly moves: number
  readonly productiveShare: Ratio
  /** Unplanned shifts ÷ productive retrievals (load, deliver, out to a sister terminal). */
  readonly reshufflesPerRetrieval: Ratio
  readonly reshuffleShare: Ratio
} = {
  moves: 12,
  productiveShare: { numerator: 9, denominator: 12, value: 0.75 },
  reshufflesPerRetrieval: { numerator: 2, denominator: 6, value: 1 / 3 },
  reshuffleShare: { numerator: 2, denominator: 12, value: 1 / 6 },
}

/** The gate by hour: trucks in, trucks out, and trucks inside when the hour ends. */
export const EXPECTED_GATE_HOURS: readonly {
  readonly hour: string
  readonly in: number
  readonly out: number
  readonly insideAtEnd: number
}[] = [
  { hour: '18:00', in: 1, out: 0, insideAtEnd: 1 },
  { hour: '19:00', in: 0, out: 1, insideAtEnd: 0 },
  { hour: '20:00', in: 1, out: 0, insideAtEnd: 1 },
]

/** Truck turn of the one completed visit, TR1: gate-in completed 18:50 → gate-out completed 19:14. */
export const EXPECTED_TRUCKS: {
  readonly completed: number
  readonly turnMs: number
  readonly turnP50Ms: number
  /** Queue arrival → gate-out completed. */
  readonly visitMs: number
  /** Age at the period's end of the truck that is inside. */
  readonly insideAgeMs: number
} = {
  completed: 1,
  turnMs: 24 * MINUTE,
  turnP50Ms: 24 * MINUTE,
  visitMs: 30 * MINUTE, // 18:44 -> 19:14
  insideAgeMs: 15 * MINUTE, // 20:45 -> 21:00
}

/** Faults of the cranes in the period: F1 is the failure, F2 an assist. Lifts ÷ failures = 15. */
export const EXPECTED_CRANE_FAULTS: {
  readonly failures: number
  readonly assists: number
  readonly downtimeMs: number
  readonly liftsBetweenFailures: Ratio
  /** Lost crane minutes × 30 boxes an hour ÷ 60. */
  readonly boxesLostToFaults: number
} = {
  failures: 1,
  assists: 1,
  downtimeMs: 6 * MINUTE,
  liftsBetweenFailures: { numerator: 15, denominator: 1, value: 15 },
  boxesLostToFaults: 3, // 6 x 30 / 60
}

/** Faults of the vehicles in the period: F3. */
export const EXPECTED_AGV_FAULTS: { readonly failures: number; readonly downtimeMs: number } = {
  failures: 1,
  downtimeMs: 30 * MINUTE,
}

/**
 * The rest of a crane's row in the period: other counts, cycle median in seconds, kWh of the main trolley, and from when
 * to when it lifted boxes.
 */
export const EXPECTED_CRANE_DETAILS: readonly {
  readonly crane: string
  readonly bays: readonly number[]
  readonly cycleP50: number
  readonly hatchLifts: number
  readonly interventions: number
  readonly failures: number
  readonly energyKwh: number
  readonly firstLift: string
  readonly lastLift: string
}[] = [
  {
    crane: 'Q1',
    bays: [6, 10],
    cycleP50: 180, // 120 120 120 [180 180] 300 360 540
    hatchLifts: 2,
    interventions: 0,
    failures: 1,
    energyKwh: 40, // 10 lifts x 4
    firstLift: '2026-03-02T10:45:00.000Z', // L1
    lastLift: '2026-03-02T12:49:00.000Z', // P2; P3 ends behind the period
  },
  {
    crane: 'Q2',
    bays: [6, 10, 22],
    cycleP50: 300, // 180 180 300 [300] 300 420 420
    hatchLifts: 0,
    interventions: 1,
    failures: 0,
    energyKwh: 28, // 7 lifts x 4
    firstLift: '2026-03-02T10:51:00.000Z', // M1
    lastLift: '2026-03-02T12:18:00.000Z', // N3
  },
]

/** Median of the 15 cycles of the period, in seconds: the eighth, with the window 30–600 s. */
export const EXPECTED_CYCLE_P50 = 300
