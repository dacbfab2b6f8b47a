import type { Band } from './scenario.ts'

/** One haulier: its share of the visits and how well it keeps its appointments. */
export type Haulier = {
  readonly name: string
  readonly share: number
  /** Mean and standard deviation of arrival against the middle of the slot, in minutes; below 0 is early. */
  readonly biasMin: number
  readonly spreadMin: number
  /** Missed appointments for each visit. */
  readonly noShow: number
}

/** Lanes, numbered from 1, that take no truck from one local hour to another, over midnight too. */
export type LaneClosure = { readonly lanes: readonly number[]; readonly from: number; readonly to: number }

/** What a trouble ticket may say: its share of the tickets and the mean minutes at the desk. */
type Trouble = { readonly code: string; readonly share: number; readonly minutes: number }

/** Something planted at the gate for a page to find, once or every so many weeks (0: once). */
export type LandEpisode = {
  readonly kind: 'GATE_SLOW' | 'DOCUMENTS_DOWN'
  /** Local minute, YYYY-MM-DD HH:mm. */
  readonly from: string
  readonly minutes: number
  readonly everyWeeks: number
  /** How many times longer an in-lane takes. */
  readonly process: number
  /** Share of trucks with a trouble ticket; null leaves the usual one. */
  readonly troubleShare: number | null
  /** The code of every ticket meanwhile, '' for the usual mix. */
  readonly code: string
  /** Share of visits that first lost an appointment in this time because the terminal cancelled it. */
  readonly cancelled: number
}

/** The gate: lanes, their times, and the desk for what is not in order. */
export type Gate = {
  readonly inSec: number
  readonly outSec: number
  readonly closedIn: readonly LaneClosure[]
  readonly closedOut: readonly LaneClosure[]
  readonly troubleShare: number
  readonly troubles: readonly Trouble[]
  readonly clerks: number
}

/** The appointments: what is offered each hour, and how bookings come, change and fall away. */
type Booking = {
  /** Visits offered an hour, by local hour. */
  readonly offered: readonly number[]
  readonly leadHours: {
    readonly mean: number
    readonly cv: number
    readonly min: number
    readonly max: number
  }
  /** Share of visits without an appointment. */
  readonly walkIn: number
  /** Weights of 0, 1, 2 and 3 changes. */
  readonly changes: readonly number[]
  /** Appointments for each visit that were cancelled before, by the haulier and by the terminal. */
  readonly cancelled: number
  readonly cancelledByTerminal: number
  readonly toleranceMin: number
}

/** The land side of a terminal as data. */
export type Land = {
  readonly booking: Booking
  readonly hauliers: readonly Haulier[]
  /** Share of visits by a truck that was here before on the same day, where one is back. */
  readonly returning: number
  /** Weight of each local hour in the wishes of the hauliers. */
  readonly hours: readonly number[]
  /** Share of the boxes brought whose truck fetches another. */
  readonly dualShare: number
  readonly gate: Gate
  /**
   * Metres between the gate and the blocks' ring road, the gate's place along the quay, metres a second, and
   * seconds at the pin station where the driver loosens or makes fast his load.
   */
  readonly road: {
    readonly approachM: number
    readonly gateX: number
    readonly speed: number
    readonly pinSec: number
  }
  /** Share of visits that customs or quarantine look at on their way in, and mean minutes of it. */
  readonly inspection: { readonly share: number; readonly minutes: number }
  /**
   * Truck places at the land end of a block, and seconds until a driver is safe and until he drives off; the
   * share of trucks that stand wrong at first, and mean seconds until they stand right.
   */
  readonly transfer: {
    readonly places: number
    readonly readySec: number
    readonly leaveSec: number
    readonly astray: { readonly share: number; readonly sec: number }
  }
  readonly episodes: readonly LandEpisode[]
  readonly accepted: LandAcceptance
}

/** Bands of the land side. */
type LandAcceptance = {
  readonly trucksInside: Band
  readonly transactionsPerVisit: Band
  readonly onTime: Band
  readonly walkIn: Band
}
