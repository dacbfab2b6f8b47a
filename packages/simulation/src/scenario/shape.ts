import { type Check, list, number, oneOf, orNull, record, text, where, whole } from './check.ts'
import { layoutShape } from './layout-shape.ts'
import type { Acceptance, Band, CallClass, FlowMix, Rates, Scenario } from './scenario.ts'
import { zoneProblem } from './zone.ts'

const share = number(0, 1)
const some = number(0.001, 1e6)
const ms = number(0, 86_400_000)
const band: Check<Band> = where(record<Band>({ min: number(0, 1e6), max: number(0, 1e6) }), (value, say) => {
  if (value.min > value.max) say('min', 'must not be above max')
})

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
  liftMs: some,
  twinExtra: number(1, 3),
  portalMs: ms,
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
  agvMsPerM: number(50, 5000),
  dispatchMs: ms,
  trafficMs: ms,
  baseM: number(0, 10_000),
  agvChoice: whole(1, 100),
  loadAhead: whole(1, 50),
  discAhead: whole(1, 50),
  swapHours: number(0.5, 200),
  swapMs: ms,
  importReshuffles: number(0, 10),
  loadReshuffles: number(0, 10),
  housekeepingPerDay: number(0.1, 1000),
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
  gmph: band,
  trunkIntensity: band,
  agvEmptyShare: band,
  truckTurnP50Min: band,
  truckTurnP90Min: band,
  teuFactor: band,
  occupancy: band,
})

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
  restowShare: share,
  dualShare: share,
  weatherPerWeek: share,
  slowCrane: whole(0, 60),
  rates,
  episodes: list(
    record<Scenario['episodes'][number]>({
      kind: oneOf('WEATHER', 'FAULT'),
      crane: orNull(whole(0, 59)),
      from: text(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a local minute such as 2026-01-13 15:10'),
      minutes: number(1, 1440),
    }),
    0,
    100,
  ),
  accepted,
})
