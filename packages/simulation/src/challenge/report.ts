import { HOUR } from '../scenario/calendar.ts'
import type { Area } from './area.ts'
import { AT, type Boxes } from './boxes.ts'

/** One call that has left: its stamps in epoch milliseconds, and its boxes. */
export type VesselReport = {
  readonly service: string
  readonly week: number
  readonly berth: number
  readonly arrivedAt: number
  readonly berthedAt: number
  /** When its cranes had been set up. */
  readonly startedAt: number
  readonly leftAt: number
  readonly discharged: number
  readonly loaded: number
}

/** What came out of a run. */
export type ChallengeReport = {
  /** Calls that have left, in the order of leaving. */
  readonly vessels: readonly VesselReport[]
  readonly calls: number
  /** Whether every ship has left. When the yard is full for good, ships stay and this is false. */
  readonly finished: boolean
  /** Ships that wait for a berth at the end. */
  readonly waiting: number
  /** Hours from arrival until the cranes are set up, and from then until the ship leaves: means over ships that left. */
  readonly meanWaitH: number
  readonly meanServiceH: number
  /** Share of ships whose cranes were set up more than two hours after arrival. */
  readonly delayedShare: number
  /** Every box by where it is at the end; these sum to all boxes. */
  readonly boxes: { readonly [place in keyof typeof AT]: number } & { readonly all: number }
  /** Box-milliseconds of the yard by its own count, and as the sum of the stays of boxes; they are equal. */
  readonly stock: { readonly areaMs: number; readonly staysMs: number; readonly most: number }
  /** Ship-milliseconds in port, by count and as the sum of the stays of the ships that left. */
  readonly inPort: { readonly areaMs: number; readonly staysMs: number; readonly most: number }
  readonly vehicleKm: number
  readonly events: number
}

/** What a run counted. */
type Counted = {
  readonly end: number
  readonly calls: number
  readonly vessels: readonly VesselReport[]
  readonly waiting: number
  readonly boxes: Boxes
  readonly stock: Area
  readonly inPort: Area
  readonly drivenM: number
  readonly events: number
}

const DELAYED_MS = 2 * HOUR

const meanHours = (spans: readonly number[]): number =>
  spans.length === 0 ? 0 : spans.reduce((sum, ms) => sum + ms, 0) / spans.length / HOUR

const staysOf = ({ stackedAt, pickedAt }: Boxes, end: number): number => {
  let sum = 0
  for (const [box, from] of stackedAt.entries()) {
    if (Number.isNaN(from)) continue
    const to = pickedAt[box] ?? Number.NaN
    sum += (Number.isNaN(to) ? end : to) - from
  }
  return sum
}

/** The report of a run from what it counted. */
export const reportOf = (run: Counted): ChallengeReport => {
  const { vessels, boxes } = run
  const waits = vessels.map((vessel) => vessel.startedAt - vessel.arrivedAt)
  const census = boxes.census()
  const count = (place: keyof typeof AT): number => census[AT[place]] ?? 0
  return {
    vessels,
    calls: run.calls,
    finished: vessels.length === run.calls,
    waiting: run.waiting,
    meanWaitH: meanHours(waits),
    meanServiceH: meanHours(vessels.map((vessel) => vessel.leftAt - vessel.startedAt)),
    delayedShare: vessels.length === 0 ? 0 : waits.filter((ms) => ms > DELAYED_MS).length / vessels.length,
    boxes: {
      aboard: count('aboard'),
      unloading: count('unloading'),
      toYard: count('toYard'),
      stacking: count('stacking'),
      standing: count('standing'),
      unstacking: count('unstacking'),
      toQuay: count('toQuay'),
      loading: count('loading'),
      gone: count('gone'),
      all: boxes.count,
    },
    stock: { areaMs: run.stock.until(run.end), staysMs: staysOf(boxes, run.end), most: run.stock.most },
    inPort: {
      areaMs: run.inPort.until(run.end),
      staysMs: vessels.reduce((sum, vessel) => sum + vessel.leftAt - vessel.arrivedAt, 0),
      most: run.inPort.most,
    },
    vehicleKm: run.drivenM / 1000,
    events: run.events,
  }
}
