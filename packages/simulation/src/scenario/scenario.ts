import type { Terminal } from '@quaywise/domain'
import type { AscRates } from './asc-rates.ts'
import type { CargoMix } from './cargo-mix.ts'
import type { Land } from './land.ts'
import type { Layout } from './layout.ts'
import type { Planner } from './planner.ts'
import type { QuayRates } from './quay-rates.ts'
import type { RoadRules } from './road.ts'
import type { SlotRates } from './slot-rates.ts'
import type { WeatherRates } from './weather-rates.ts'

/** Calls of one class: how many weekly services, and how large and long their ships are. */
export type CallClass = {
  readonly weeklyServices: number
  /** Share of weekly slots that are sailed. */
  readonly sailed: number
  readonly boxes: { readonly mean: number; readonly cv: number; readonly min: number; readonly max: number }
  readonly loaM: { readonly min: number; readonly max: number }
  readonly boxesPerCrane: number
  readonly cranes: { readonly min: number; readonly max: number }
  /** Planned milliseconds a lift: looser than what the play needs, so that plans hold. */
  readonly paceMs: number
  readonly lateHours: { readonly sd: number; readonly early: number; readonly late: number }
  readonly mooringMin: number
  readonly startupMin: number
  readonly finishMin: number
  /** Share of bay visits under a hatch cover. */
  readonly hatchShare: number
  readonly liftsPerBay: number
}

/** Mean dwell in days and share of empties of one flow of containers. */
export type FlowMix = {
  readonly share: number
  readonly empty: number
  readonly fullDays: number
  readonly emptyDays: number
}

/** Means and shares of what machines do; times in milliseconds. */
export type Rates = {
  readonly twinExtra: number
  readonly coningMs: number
  readonly gantryMs: number
  readonly hatchMs: number
  readonly remoteShare: number
  readonly remoteMs: number
  readonly lashShare: number
  readonly lashMs: number
  readonly shipShare: number
  readonly shipMs: number
  readonly handoverMs: number
  readonly qcLiftsPerFault: number
  readonly qcRepairMs: number
  readonly assistShare: number
  readonly ascMovesPerFault: number
  readonly ascRepairMs: number
  readonly agvFaultHours: number
  readonly agvRepairMs: number
  readonly dispatchMs: number
  readonly agvChoice: number
  readonly loadAhead: number
  readonly discAhead: number
  readonly swapHours: number
  readonly swapMs: number
  readonly asc: AscRates
  readonly slots: SlotRates
  readonly truckOtherMin: number
  readonly truckOtherCv: number
}

/** A stop of one crane, or of all of them, at a stated local time. */
type StopEpisode = {
  readonly kind: 'WEATHER' | 'FAULT'
  readonly crane: number | null
  readonly from: string
  readonly minutes: number
}

/** Weeks that go badly at the quay: week number modulo `every` is `week`. Factors on what is usual. */
export type BadWeek = {
  readonly kind: 'BAD_WEEK'
  readonly every: number
  readonly week: number
  readonly faults: number
  readonly hatches: number
  readonly pace: number
}

/** A line whose ships come well stowed: fewer restows, quicker lifts. Factors on what is usual. */
export type GoodLine = {
  readonly kind: 'GOOD_LINE'
  readonly line: string
  readonly restows: number
  readonly extra: number
  readonly pace: number
}

/**
 * Customs release few imports for some days, once or every so many weeks (0: once): a share of the boxes that hauliers
 * come for meanwhile; they come for the others in order over the days after, and the yard fills.
 */
export type ImportHold = {
  readonly kind: 'IMPORT_HOLD'
  /** Local minute, YYYY-MM-DD HH:mm. */
  readonly from: string
  readonly days: number
  readonly everyWeeks: number
  readonly released: number
  readonly recoveryDays: number
}

/** Vehicles that block each other in a ring, at a local time and every so many weeks after it (0: once). */
export type Deadlock = {
  readonly kind: 'DEADLOCK'
  readonly from: string
  readonly everyWeeks: number
  /** How long it takes the control room to move them on. */
  readonly minutes: number
}

/** Something planted for a page to find. */
type Episode = StopEpisode | BadWeek | GoodLine | ImportHold | Deadlock

/** A band in which a measure of this terminal must lie. */
export type Band = { readonly min: number; readonly max: number }

/** The bands that the played terminal is tested against. */
export type Acceptance = {
  readonly gmph: Band
  readonly trunkIntensity: Band
  readonly agvEmptyShare: Band
  readonly truckTurnP50Min: Band
  readonly truckTurnP90Min: Band
  readonly teuFactor: Band
  readonly occupancy: Band
}

/** A terminal as data: who it is, how it is built, what comes to it, and how it works. */
export type Scenario = {
  readonly terminal: Terminal
  readonly seed: number
  readonly layout: Layout
  readonly trunk: CallClass
  readonly branch: CallClass
  /** Weekly services of a sister terminal, known here but not worked here. */
  readonly otherServices: number
  readonly trunkSlots: readonly { readonly service: number; readonly hourOfWeek: number }[]
  readonly flows: {
    readonly import: FlowMix
    readonly export: FlowMix
    readonly branchTrunk: FlowMix
    readonly trunkBranch: FlowMix
    readonly trunkTrunk: FlowMix
  }
  readonly cargo: CargoMix
  readonly restowShare: number
  readonly dualShare: number
  readonly weather: WeatherRates
  readonly slowCrane: number
  readonly rates: Rates
  readonly road: RoadRules
  readonly quay: QuayRates
  readonly land: Land
  /** What the planner has learned of how calls end. */
  readonly planner: Planner
  readonly episodes: readonly Episode[]
  /** The ship rates that the terminal aims at, in boxes an operation hour. */
  readonly targetVmph: { readonly trunk: number; readonly branch: number }
  readonly accepted: Acceptance
}
