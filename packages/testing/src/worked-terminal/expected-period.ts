import { type ExpectedStay, stay } from './expected-work.ts'
import { at, type WorkedWindow } from './setting.ts'

/** The period 18:00-21:00 on the time basis: everything clipped to it. P3 ends at 21:06 and is not in it. */
export const EXPECTED_PERIOD: ExpectedStay = stay({
  boxes: 17,
  throughput: 16,
  teu: 24.25,
  lifts: 15,
  twins: 3,
  duals: 2,
  minutes: {
    WORKING: 57,
    AGV: 12,
    PLATFORM: 4,
    REMOTE: 2,
    HATCH: 6,
    FAULT: 6,
    PLAN: 5,
    GANTRY: 2,
    SHIP: 5,
    LASH: 3,
  },
  gross: 102, // 48 + 54
  net: 75, // 102 - 27
  wait: 60,
  operation: 96, // 30 + 66
  berth: 120, // 45 + 75
  gmph: 10, // 17 / 1.7 h
  nmph: 13.6, // 17 / 1.25 h
  technical: 340 / 19, // 17 / 0.95 h
  vmph: 10.625, // 17 / 1.6 h
  bmph: 8.5, // 17 / 2 h
  factors: [0.8, 1.0625, 19 / 34, 300 / 19, 17 / 15], // 96/120, 102/96, 57/102, 15/0.95 h, 17/15
})

/** The calls clipped to the period: the "in the period" columns, which add to the period. */
export const EXPECTED_CALLS_CLIPPED: { readonly V2: ExpectedStay } = {
  // V1 lies wholly inside: see EXPECTED_CALLS. V2 loses its last 6 crane and operation and 15 berth minutes.
  V2: stay({
    boxes: 5,
    throughput: 5,
    teu: 7,
    lifts: 5,
    twins: 1,
    duals: 0,
    minutes: { WORKING: 27, AGV: 8, PLATFORM: 2, REMOTE: 2, PLAN: 5, GANTRY: 2, SHIP: 5, LASH: 3 },
    gross: 54,
    net: 39,
    wait: 30,
    operation: 66,
    berth: 75,
    gmph: 50 / 9, // 5 / 0.9 h
    nmph: 100 / 13, // 5 / 0.65 h
    technical: 100 / 9, // 5 / 0.45 h
    vmph: 50 / 11, // 5 / 1.1 h
    bmph: 4, // 5 / 1.25 h
    factors: [0.88, 9 / 11, 0.5, 100 / 9, 1], // 66/75, 54/66, 27/54, 5/0.45 h, 5/5
  }),
}

/** The local hours of the period, by their start. They add to the period. */
export const EXPECTED_HOURS: { readonly [hour in '18:00' | '19:00' | '20:00']: ExpectedStay } = {
  // L1 L2 L3 M1 M2; L3 ends at 19:00:00.000, M3 crosses and is not in it.
  '18:00': stay({
    boxes: 6,
    throughput: 6,
    teu: 9.25,
    lifts: 5,
    twins: 1,
    duals: 0,
    minutes: { WORKING: 17, AGV: 3, PLATFORM: 1, HATCH: 3 },
    gross: 24,
    net: 21,
    wait: 30,
    operation: 15,
    berth: 24,
    gmph: 15, // 6 / 0.4 h
    nmph: 120 / 7, // 6 / 0.35 h
    technical: 360 / 17,
    vmph: 24, // 6 / 0.25 h
    bmph: 15, // 6 / 0.4 h
    factors: [0.625, 1.6, 17 / 24, 300 / 17, 1.2], // 15/24, 24/15, 17/24, 5/(17/60 h), 6/5
  }),
  // L4 L5 L6 M3 M4 N1
  '19:00': stay({
    boxes: 7,
    throughput: 6,
    teu: 10,
    lifts: 6,
    twins: 1,
    duals: 2,
    minutes: { WORKING: 18, AGV: 1, PLATFORM: 1, HATCH: 3, FAULT: 6, PLAN: 1 },
    gross: 30,
    net: 20,
    wait: 30,
    operation: 21,
    berth: 36,
    gmph: 14, // 7 / 0.5 h
    nmph: 21, // 7 / (20/60 h)
    technical: 70 / 3, // 7 / 0.3 h
    vmph: 20, // 7 / 0.35 h
    bmph: 35 / 3, // 7 / 0.6 h
    factors: [7 / 12, 10 / 7, 0.6, 20, 7 / 6], // 21/36, 30/21, 18/30, 6/0.3 h, 7/6
  }),
  // N2 N3 P1 P2
  '20:00': stay({
    boxes: 4,
    throughput: 4,
    teu: 5,
    lifts: 4,
    twins: 1,
    duals: 0,
    minutes: { WORKING: 22, AGV: 8, PLATFORM: 2, REMOTE: 2, PLAN: 4, GANTRY: 2, SHIP: 5, LASH: 3 },
    gross: 48,
    net: 34,
    wait: 0,
    operation: 60,
    berth: 60,
    gmph: 5, // 4 / 0.8 h
    nmph: 120 / 17, // 4 / (34/60 h)
    technical: 120 / 11, // 4 / (22/60 h)
    vmph: 4, // 4 / 1 h
    bmph: 4, // 4 / 1 h
    factors: [1, 0.8, 11 / 24, 120 / 11, 1], // 60/60, 48/60, 22/48, 4/(22/60 h), 4/4
  }),
}

/** The day shift's part of the period: its first two hours. */
export const DAY_PART: WorkedWindow = { from: at('18:00'), to: at('20:00') }

/** The day shift until 20:00: hours 18 and 19. (The night shift's part is the hour from 20:00.) */
export const EXPECTED_DAY_PART: ExpectedStay = stay({
  boxes: 13,
  throughput: 12,
  teu: 19.25,
  lifts: 11,
  twins: 2,
  duals: 2,
  minutes: { WORKING: 35, AGV: 4, PLATFORM: 2, HATCH: 6, FAULT: 6, PLAN: 1 },
  gross: 54,
  net: 41,
  wait: 60,
  operation: 36,
  berth: 60,
  gmph: 130 / 9, // 13 / 0.9 h
  nmph: 780 / 41, // 13 / (41/60 h)
  technical: 156 / 7, // 13 / (35/60 h)
  vmph: 65 / 3, // 13 / 0.6 h
  bmph: 13, // 13 / 1 h
  factors: [0.6, 1.5, 35 / 54, 132 / 7, 13 / 11], // 36/60, 54/36, 35/54, 11/(35/60 h), 13/11
})

/** A window that cuts a cycle, intervals and both stays: 18:50-20:47. */
export const RAGGED: WorkedWindow = { from: at('18:50'), to: at('20:47') }

/** Cut at 18:50 inside L2 (in: it ends at 18:51) and at 20:47 inside P2 (out: it ends at 20:49). */
export const EXPECTED_RAGGED: ExpectedStay = stay({
  boxes: 14,
  throughput: 13,
  teu: 20.25,
  lifts: 13,
  twins: 2,
  duals: 2,
  minutes: {
    WORKING: 48,
    AGV: 7,
    PLATFORM: 3,
    REMOTE: 2,
    HATCH: 6,
    FAULT: 6,
    PLAN: 5,
    GANTRY: 2,
    SHIP: 5,
  },
  gross: 84, // 25 + 18 + 24 + 17
  net: 60, // 84 - 24
  wait: 30, // V1's wait ended at 18:36
  operation: 78, // 25 + 53
  berth: 93, // 31 + 62
  gmph: 10, // 14 / 1.4 h
  nmph: 14, // 14 / 1 h
  technical: 17.5, // 14 / 0.8 h
  vmph: 140 / 13, // 14 / 1.3 h
  bmph: 280 / 31, // 14 / 1.55 h
  factors: [26 / 31, 14 / 13, 4 / 7, 16.25, 14 / 13], // 78/93, 84/78, 48/84, 13/0.8 h, 14/13
})
