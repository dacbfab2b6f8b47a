import { type ExpectedWork, work } from './expected-work.ts'

/** The cranes in the period: the last three factors only, for berth and operation hours belong to calls. */
export const EXPECTED_CRANES: { readonly Q1: ExpectedWork; readonly Q2: ExpectedWork } = {
  // L1-L6 and P1 P2
  Q1: work({
    boxes: 10,
    throughput: 9,
    teu: 14.25,
    lifts: 8,
    twins: 2,
    duals: 2,
    minutes: { WORKING: 27, AGV: 10, PLATFORM: 3, HATCH: 6, FAULT: 6, SHIP: 5, LASH: 3 },
    gross: 60, // 30 + 30
    net: 40,
    gmph: 10,
    nmph: 15,
    technical: 200 / 9, // 10 / 0.45 h
  }),
  // M1-M4 and N1-N3
  Q2: work({
    boxes: 7,
    throughput: 7,
    teu: 10,
    lifts: 7,
    twins: 1,
    duals: 0,
    minutes: { WORKING: 30, AGV: 2, PLATFORM: 1, REMOTE: 2, PLAN: 5, GANTRY: 2 },
    gross: 42, // 18 + 24
    net: 35,
    gmph: 10, // 7 / 0.7 h
    nmph: 12, // 7 / (35/60 h)
    technical: 14, // 7 / 0.5 h
  }),
}

/** The operations in the period. A delay carries the operation of the next lift. */
export const EXPECTED_OPS: {
  readonly DISC: ExpectedWork
  readonly LOAD: ExpectedWork
  readonly RESTOW_SHIP: ExpectedWork
} = {
  // L1 L2 L3 L4 M1 M2 N1 N2; the hatch cover taken off before L3, the hand-over before N2
  DISC: work({
    boxes: 9,
    throughput: 9,
    teu: 14.25,
    lifts: 8,
    twins: 1,
    duals: 1,
    minutes: { WORKING: 27, AGV: 2, PLATFORM: 1, HATCH: 3, PLAN: 5 },
    gross: 38, // 17 + 6 + 15
    net: 30,
    gmph: 270 / 19,
    nmph: 18, // 9 / 0.5 h
    technical: 20, // 9 / 0.45 h
  }),
  // L5 M3 M4 P1 P2; all of Q1 on V2
  LOAD: work({
    boxes: 7,
    throughput: 7,
    teu: 10,
    lifts: 5,
    twins: 2,
    duals: 1,
    minutes: { WORKING: 23, AGV: 10, PLATFORM: 3, SHIP: 5, LASH: 3 },
    gross: 44, // 2 + 12 + 30
    net: 36,
    gmph: 105 / 11, // 7 / (44/60 h)
    nmph: 35 / 3, // 7 / 0.6 h
    technical: 420 / 23, // 7 / (23/60 h)
  }),
  // L6 N3; the fault and the hatch cover put back before L6, the gantry move before N3
  RESTOW_SHIP: work({
    boxes: 1,
    throughput: 0,
    teu: 0,
    lifts: 2,
    twins: 0,
    duals: 0,
    minutes: { WORKING: 7, REMOTE: 2, HATCH: 3, FAULT: 6, GANTRY: 2 },
    gross: 20, // 11 + 9
    net: 9,
    gmph: 3, // 1 / (20/60 h)
    nmph: 20 / 3, // 1 / (9/60 h)
    technical: 60 / 7, // 1 / (7/60 h)
  }),
}

/** One cell of the crane × hour map: boxes, gross milliseconds, and the rate where it is printed. */
export type ExpectedCell = {
  readonly crane: string
  readonly hour: string
  readonly boxes: number
  readonly grossMs: number
  readonly gmph: number | null
}

const cell = (
  crane: string,
  hour: string,
  boxes: number,
  grossMinutes: number,
  gmph: number | null,
): ExpectedCell => ({ crane, hour, boxes, grossMs: grossMinutes * 60_000, gmph })

/** Exactly 15 minutes are enough to print a rate; 9 are not. */
export const EXPECTED_CRANE_HOURS: readonly ExpectedCell[] = [
  cell('Q1', '18:00', 4, 15, 16), // L1 L2 L3
  cell('Q1', '19:00', 3, 15, 12), // L4 L5 L6
  cell('Q1', '20:00', 3, 30, 6), // P1 P2
  cell('Q2', '18:00', 2, 9, null), // M1 M2
  cell('Q2', '19:00', 4, 15, 16), // M3 M4 and N1: 9 + 6 min
  cell('Q2', '20:00', 1, 18, 10 / 3), // N2; N3 is no crane box
]

/** Boxes set down by hour and operation, and the boxes planned for the hour. */
export const EXPECTED_HOUR_BOXES: readonly {
  readonly hour: string
  readonly disc: number
  readonly load: number
  readonly restow: number
  readonly planned: number
}[] = [
  { hour: '18:00', disc: 6, load: 0, restow: 0, planned: 7 },
  { hour: '19:00', disc: 2, load: 4, restow: 1, planned: 6 },
  { hour: '20:00', disc: 1, load: 3, restow: 0, planned: 5 },
]
