import { localHour } from './gate-day.ts'

const FURTHEST = 4

/** The slots of one gate day, hour 0 being its first: how many visits each is offered and has. */
export class SlotBook {
  readonly #offered: readonly number[]
  readonly #booked = new Int32Array(24)

  constructor(offered: readonly number[], dayStart: number, zone: string) {
    const first = Math.floor(localHour(dayStart, zone))
    this.#offered = Array.from({ length: 24 }, (_, hour) => offered[(first + hour) % offered.length] ?? 0)
  }

  /** Books the wanted hour, full or not. */
  add(hour: number): void {
    this.#booked[hour] = (this.#booked[hour] ?? 0) + 1
  }

  /** Books the hour nearest to the wanted one that has room and lies in `[from, to]`; null without one. */
  take(wanted: number, from: number, to: number): number | null {
    for (let step = 0; step <= 2 * FURTHEST; step++) {
      const hour = wanted + (step % 2 === 1 ? (step + 1) / 2 : -step / 2)
      if (hour < from || hour > to || (this.#booked[hour] ?? 0) >= (this.#offered[hour] ?? 0)) continue
      this.add(hour)
      return hour
    }
    return null
  }
}
