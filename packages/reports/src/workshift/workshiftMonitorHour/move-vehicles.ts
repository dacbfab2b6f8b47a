/** What one crane did in an hour, and the vehicles that served it. */
export type CraneHour = {
  readonly crane: string
  readonly boxes: number
  /** Minutes that it waited for vehicles, and minutes of gross time. */
  readonly waitMinutes: number
  readonly grossMinutes: number
  /** Vehicles on its trips on average: seconds of trips ÷ seconds of the window. */
  readonly vehicles: number
  /** The share of these trips that vehicles stood under the crane. */
  readonly standing: number
}

/** A move of vehicles from one crane to another and what it is expected to bring, in boxes an hour. */
export type Move = {
  readonly from: string
  readonly to: string
  readonly vehicles: number
  readonly gained: number
  readonly given: number
}

const MOST = 3
const LEAST_WAIT = 3
const LEAST_GAIN = 0.5

const hoursOf = ({ grossMinutes }: CraneHour): number => Math.max(grossMinutes, 1) / 60
const rateOf = (crane: CraneHour): number => crane.boxes / hoursOf(crane)

/**
 * The move of vehicles between two cranes that promises most. A crane that waits for vehicles gains in proportion to those
 * that it gets, at most what it lost waiting at its own pace while it worked; a crane that gives some loses in proportion to
 * those that were not standing idle under it. Null where no move brings half a box an hour.
 */
export const bestMove = (cranes: readonly CraneHour[]): Move | null => {
  const moves = cranes.flatMap((to) =>
    to.waitMinutes < LEAST_WAIT || to.vehicles < 1 || to.boxes === 0
      ? []
      : cranes.flatMap((from) => (from.crane === to.crane ? [] : movesBetween(from, to))),
  )
  const best = moves.reduce<Move | null>(
    (most, move) => (most && most.gained - most.given >= move.gained - move.given ? most : move),
    null,
  )
  return best && best.gained - best.given >= LEAST_GAIN ? best : null
}

const movesBetween = (from: CraneHour, to: CraneHour): readonly Move[] =>
  Array.from({ length: MOST }, (_, i) => i + 1)
    .filter((vehicles) => from.vehicles - vehicles >= 1)
    .map((vehicles) => {
      const worked = Math.max(1, to.grossMinutes - to.waitMinutes) / 60
      const lost = (to.waitMinutes / 60) * (to.boxes / worked)
      const gained = Math.min(rateOf(to) * (vehicles / to.vehicles), lost / hoursOf(to))
      const idle = from.vehicles * from.standing
      const given = rateOf(from) * (Math.max(0, vehicles - idle) / from.vehicles)
      return { from: from.crane, to: to.crane, vehicles, gained, given }
    })
