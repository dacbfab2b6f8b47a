import { bandShape } from './band-shape.ts'
import { type Check, list, number, oneOf, orNull, record, text, where, whole } from './check.ts'
import { episodeShape } from './episode-shape.ts'
import { landShape } from './land-shape.ts'
import { layoutShape } from './layout-shape.ts'
import type { Planner, PlannerBand, PlannerOff } from './planner.ts'
import { quayShape, weatherShape } from './quay-shape.ts'
import { roadShape } from './road-shape.ts'
import type { Acceptance, CallClass, FlowMix, Rates, Scenario } from './scenario.ts'
import { ascShape, cargoShape, slotShape } from './yard-shape.ts'
import { zoneProblem } from './zone.ts'

const share = number(0, 1)
const some = number(0.001, 1e6)
const ms = number(0, 86_400_000)
const callClass: Check<CallClass> = where(
  record<CallClass>({
    weeklyServices: whole(1, 500),
    sailed: share,
    boxes: record<CallClass['boxes']>({
      mean: whole(1, 20_000),
      cv: number(0.01, 3),
      min: whole(1, 20_000),
      max: whole(1, 20_000),
    }),
    loaM: record<CallClass['loaM']>({ min: number(20, 450), max: number(20, 450) }),
    boxesPerCrane: number(1, 20_000),
    cranes: record<CallClass['cranes']>({ min: whole(1, 20), max: whole(1, 20) }),
    paceMs: number(30_000, 1_800_000),
    lateHours: record<CallClass['lateHours']>({
      sd: number(0, 72),
      early: number(0, 72),
      late: number(0, 72),
    }),
    mooringMin: number(1, 600),
    startupMin: number(1, 600),
    finishMin: number(1, 600),
    hatchShare: share,
    liftsPerBay: whole(1, 1000),
  }),
  ({ boxes, loaM, cranes }, say) => {
    if (boxes.min >= boxes.max) say('boxes.min', 'must be below max')
    if (boxes.mean < boxes.min || boxes.mean > boxes.max) say('boxes.mean', 'must lie between min and max')
    if (loaM.min > loaM.max) say('loaM.min', 'must not be above max')
    if (cranes.min > cranes.max) say('cranes.min', 'must not be above max')
  },
)

const flowMix: Check<FlowMix> = record<FlowMix>({
  share: number(0.1, 1e6),
  empty: share,
  fullDays: number(0.2, 30),
  emptyDays: number(0.2, 60),
})

const rates: Check<Rates> = record<Rates>({
  twinExtra: number(1, 3),
  coningMs: ms,
  gantryMs: ms,
  hatchMs: ms,
  remoteShare: share,
  remoteMs: ms,
  lashShare: share,
  lashMs: ms,
  shipShare: share,
  shipMs: ms,
  handoverMs: ms,
  qcLiftsPerFault: some,
  qcRepairMs: ms,
  assistShare: share,
  ascMovesPerFault: some,
  ascRepairMs: ms,
  agvFaultHours: some,
  agvRepairMs: ms,
  dispatchMs: ms,
  agvChoice: whole(1, 100),
  loadAhead: whole(1, 50),
  discAhead: whole(1, 50),
  swapHours: number(0.5, 200),
  swapMs: ms,
  asc: ascShape,
  slots: slotShape,
  truckOtherMin: number(1, 600),
  truckOtherCv: number(0.01, 5),
})

const terminal: Check<Scenario['terminal']> = where(
  record<Scenario['terminal']>({
    id: text(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an id of lower-case letters, digits and hyphens, up to 40'),
    name: text(/^\S(.{0,98}\S)?$/, 'a name of 1 to 100 characters'),
    locode: text(/^[A-Z]{2}[A-Z2-9]{3}$/, 'a UN/LOCODE of five letters'),
    zone: text(/^[A-Za-z0-9_+/-]{1,60}$/, 'the name of a time zone'),
    clock: oneOf('live', 'frozen'),
    frozenAt: orNull(
      text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'an instant such as 2026-01-15T16:00:00.000Z'),
    ),
  }),
  ({ zone, clock, frozenAt }, say) => {
    const problem = zoneProblem(zone)
    if (problem !== null) say('zone', problem)
    if ((clock === 'frozen') !== (frozenAt !== null))
      say('frozenAt', 'must be set when the clock is frozen, else null')
    if (frozenAt !== null && Number.isNaN(Date.parse(frozenAt))) say('frozenAt', 'is no instant')
  },
)

const accepted: Check<Acceptance> = record<Acceptance>({
  gmph: bandShape,
  trunkIntensity: bandShape,
  agvEmptyShare: bandShape,
  truckTurnP50Min: bandShape,
  truckTurnP90Min: bandShape,
  teuFactor: bandShape,
  occupancy: bandShape,
})

const off = record<PlannerOff>({ share: number(-1, 2), minutes: number(-1440, 1440) })
const plannerBand = record<PlannerBand>({ p10: off, p50: off, p90: off })

/** The shape and limits of a scenario file, field by field. */
export const scenarioShape: Check<Scenario> = record<Scenario>({
  terminal,
  seed: whole(0, 4_294_967_295),
  layout: layoutShape,
  trunk: callClass,
  branch: callClass,
  otherServices: whole(0, 200),
  trunkSlots: list(
    record<Scenario['trunkSlots'][number]>({ service: whole(0, 499), hourOfWeek: number(0, 168) }),
    0,
    500,
  ),
  flows: record<Scenario['flows']>({
    import: flowMix,
    export: flowMix,
    branchTrunk: flowMix,
    trunkBranch: flowMix,
    trunkTrunk: flowMix,
  }),
  cargo: cargoShape,
  restowShare: share,
  dualShare: share,
  weather: weatherShape,
  slowCrane: whole(0, 60),
  rates,
  road: roadShape,
  quay: quayShape,
  land: landShape,
  planner: record<Planner>({ trunk: plannerBand, branch: plannerBand }),
  episodes: list(episodeShape, 0, 100),
  targetVmph: record<Scenario['targetVmph']>({ trunk: number(1, 2000), branch: number(1, 2000) }),
  accepted,
})
