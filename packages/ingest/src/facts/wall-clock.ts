import { zonedToEpochMs, zoneOffsetMs } from '@quaywise/domain'

const QUARTER = 900_000
const HOUR = 3_600_000
const KEPT = 20_000

/** The clock on the wall of a zone, with what was asked of it kept: looking a zone up costs microseconds. */
export class WallClock {
  readonly #zone: string
  readonly #instants = new Map<number, number>()
  readonly #offsets = new Map<number, number>()

  constructor(zone: string) {
    this.#zone = zone
  }

  /** The instant of a wall-clock time that is given as if it were UTC, in epoch milliseconds. */
  instantOf(wall: number): number {
    const quarter = Math.floor(wall / QUARTER)
    let at = this.#instants.get(quarter)
    if (at === undefined) {
      const date = new Date(quarter * QUARTER)
      at = zonedToEpochMs(
        ...([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const),
        ...([date.getUTCHours(), date.getUTCMinutes(), this.#zone] as const),
      )
      keep(this.#instants, quarter, at)
    }
    return at + (wall - quarter * QUARTER)
  }

  /** The local full hours strictly inside an interval, in order. */
  hoursInside(from: number, to: number): readonly number[] {
    // No full hour of any zone falls between two quarters of an hour.
    if (Math.floor(from / QUARTER) === Math.floor((to - 1) / QUARTER)) return []
    const hours: number[] = []
    for (let at = this.#nextHour(from); at < to; at = this.#nextHour(at)) hours.push(at)
    return hours
  }

  #nextHour(at: number): number {
    const quarter = Math.floor(at / QUARTER)
    let offset = this.#offsets.get(quarter)
    if (offset === undefined) {
      offset = zoneOffsetMs(at, this.#zone)
      keep(this.#offsets, quarter, offset)
    }
    return (Math.floor((at + offset) / HOUR) + 1) * HOUR - offset
  }
}

const keep = (map: Map<number, number>, key: number, value: number): void => {
  if (map.size >= KEPT) map.clear()
  map.set(key, value)
}
