import { FULL } from './full.ts'
import { evenBlocks } from './layout.ts'
import { QUARTER_PLANNER } from './planner.ts'
import { QUARTER_LAND } from './quarter-land.ts'
import { QUAY_RATES } from './quay-rates.ts'
import { RATES } from './rates.ts'
import { ROAD } from './road.ts'
import type { Scenario } from './scenario.ts'

/** A quarter of the full terminal: 5 quay cranes, 14 blocks, 28 vehicles, ships of half the call size. */
export const QUARTER: Scenario = {
  ...FULL,
  terminal: {
    id: 'demo-small',
    name: 'Quaywise Trial Terminal',
    locode: 'CNQWT',
    zone: 'Asia/Shanghai',
    clock: 'frozen',
    frozenAt: '2026-01-15T16:00:00.000Z',
  },
  seed: 7_202_601,
  layout: {
    quayM: 720,
    berths: 3,
    berthPlaces: 1,
    cranes: 5,
    blocks: evenBlocks(720, 14, { bays: 42, rows: 10, tiers: 5, reeferPlugs: 40 }),
    agvs: 28,
    spread: 1,
    gateLanesIn: 2,
    gateLanesOut: 2,
    swapRobots: 2,
  },
  trunk: {
    ...FULL.trunk,
    weeklyServices: 9,
    sailed: 0.988,
    boxes: { mean: 1100, cv: 0.25, min: 600, max: 2000 },
    loaM: { min: 200, max: 225 },
    boxesPerCrane: 315,
    cranes: { min: 2, max: 4 },
    paceMs: 144_000,
    hatchShare: 0.3,
  },
  branch: { ...FULL.branch, weeklyServices: 22 },
  otherServices: 2,
  trunkSlots: [
    { service: 0, hourOfWeek: 10 },
    { service: 4, hourOfWeek: 82 },
    { service: 8, hourOfWeek: 166 },
  ],
  flows: {
    import: { ...FULL.flows.import, share: 439 },
    export: { ...FULL.flows.export, share: 496 },
    branchTrunk: { ...FULL.flows.branchTrunk, share: 224 },
    trunkBranch: { ...FULL.flows.trunkBranch, share: 173 },
    trunkTrunk: { ...FULL.flows.trunkTrunk, share: 35 },
  },
  slowCrane: 3,
  rates: { ...RATES, agvChoice: 2 },
  road: { ...ROAD, crossEvery: 6, chainM: 600, passMs: 14_500 },
  quay: { ...QUAY_RATES, extraMs: 38_900, crowdedFrom: 0.6, crowdedPace: 0.08 },
  land: QUARTER_LAND,
  planner: QUARTER_PLANNER,
  episodes: [
    ...FULL.episodes.filter(({ kind }) => kind !== 'IMPORT_HOLD'),
    { kind: 'WEATHER', crane: null, from: '2026-01-13 15:10', minutes: 95 },
    { kind: 'FAULT', crane: 0, from: '2026-01-14 10:20', minutes: 170 },
  ],
  targetVmph: { trunk: 96, branch: 33 },
  accepted: { ...FULL.accepted, trunkIntensity: { min: 2.6, max: 3.2 } },
}
