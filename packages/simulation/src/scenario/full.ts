import { CARGO } from './cargo-mix.ts'
import { FULL_LAND } from './full-land.ts'
import { evenBlocks } from './layout.ts'
import { PLANNER } from './planner.ts'
import { BAD_WEEK, DEADLOCK, GOOD_LINE } from './quay-episodes.ts'
import { QUAY_RATES } from './quay-rates.ts'
import { RATES } from './rates.ts'
import { ROAD } from './road.ts'
import type { Scenario } from './scenario.ts'
import { WEATHER_RATES } from './weather-rates.ts'
import { IMPORT_HOLD } from './yard-episodes.ts'

/** A deep-sea terminal of 4.2 million TEU a year: 21 quay cranes, 54 blocks, 110 vehicles. */
export const FULL: Scenario = {
  terminal: {
    id: 'demo-full',
    name: 'Quaywise Demo Terminal',
    locode: 'CNQWD',
    zone: 'Asia/Shanghai',
    clock: 'live',
    frozenAt: null,
  },
  seed: 20_260_109,
  layout: {
    quayM: 2350,
    berths: 7,
    berthPlaces: 5,
    cranes: 21,
    blocks: evenBlocks(2350, 54, { bays: 42, rows: 10, tiers: 5, reeferPlugs: 40 }),
    agvs: 110,
    spread: 0.46,
    gateLanesIn: 5,
    gateLanesOut: 5,
    swapRobots: 2,
  },
  trunk: {
    weeklyServices: 18,
    sailed: 0.992,
    boxes: { mean: 2200, cv: 0.28, min: 1200, max: 4000 },
    loaM: { min: 280, max: 400 },
    boxesPerCrane: 415,
    cranes: { min: 3, max: 7 },
    paceMs: 150_000,
    lateHours: { sd: 4.5, early: 8, late: 14 },
    mooringMin: 25,
    startupMin: 55,
    finishMin: 78,
    hatchShare: 0.44,
    liftsPerBay: 52,
  },
  branch: {
    weeklyServices: 89,
    sailed: 0.999,
    boxes: { mean: 125, cv: 0.4, min: 40, max: 320 },
    loaM: { min: 88, max: 148 },
    boxesPerCrane: 130,
    cranes: { min: 1, max: 2 },
    paceMs: 170_000,
    lateHours: { sd: 2, early: 4, late: 6 },
    mooringMin: 12,
    startupMin: 18,
    finishMin: 25,
    hatchShare: 0.25,
    liftsPerBay: 24,
  },
  otherServices: 6,
  trunkSlots: [],
  flows: {
    import: { share: 1758, empty: 0.25, fullDays: 5.5, emptyDays: 11 },
    export: { share: 1982, empty: 0.05, fullDays: 4, emptyDays: 8 },
    branchTrunk: { share: 898, empty: 0.08, fullDays: 7.5, emptyDays: 12 },
    trunkBranch: { share: 690, empty: 0.15, fullDays: 5, emptyDays: 12 },
    trunkTrunk: { share: 138, empty: 0.1, fullDays: 9, emptyDays: 20 },
  },
  cargo: CARGO,
  restowShare: 0.025,
  dualShare: 0.12,
  weather: WEATHER_RATES,
  slowCrane: 13,
  rates: RATES,
  road: ROAD,
  quay: QUAY_RATES,
  land: FULL_LAND,
  planner: PLANNER,
  episodes: [BAD_WEEK, GOOD_LINE, IMPORT_HOLD, DEADLOCK],
  targetVmph: { trunk: 160, branch: 33 },
  accepted: {
    gmph: { min: 28, max: 34 },
    trunkIntensity: { min: 4.5, max: 5.5 },
    agvEmptyShare: { min: 0.4, max: 0.5 },
    truckTurnP50Min: { min: 25, max: 40 },
    truckTurnP90Min: { min: 68, max: 90 },
    teuFactor: { min: 1.55, max: 1.65 },
    occupancy: { min: 0.6, max: 0.75 },
  },
}
