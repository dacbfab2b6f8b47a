import type { Experience } from './experience.ts'
import type { Random } from './random.ts'

const HOUR = 3_600_000
const SHIFT_HOURS = 12
/** Without experience: a queue's set-up, upsets per crane hour and their length, the loss of a shift change. */
const USUAL = { setUpMs: 240_000, upsetsPerHour: 0.08, upsetMs: 900_000, changeMs: 600_000 }
const QUEUES_OF_TRUST = 10
const HOURS_OF_TRUST = 40
const CHANGE_VARIATION = 0.5

/** Delays that are no part of the pace of lifts, as a terminal has had them. */
export class Delays {
  readonly #experience: Experience
  readonly #perHour: number
  readonly #upsetMs: number
  readonly #changeMs: number

  constructor(experience: Experience) {
    const { upsets, planMs, grossMs } = experience
    const hours = grossMs / HOUR
    this.#experience = experience
    this.#perHour = (upsets.count + HOURS_OF_TRUST * USUAL.upsetsPerHour) / (hours + HOURS_OF_TRUST)
    this.#upsetMs = (upsets.ms + 3 * USUAL.upsetMs) / (upsets.count + 3)
    const change = hours > 0 ? (planMs / grossMs) * SHIFT_HOURS * HOUR : USUAL.changeMs
    this.#changeMs = (hours * change + HOURS_OF_TRUST * USUAL.changeMs) / (hours + HOURS_OF_TRUST)
  }

  /** Hatch covers, gantry move and lashing of a queue that begins. */
  setUp(deckHold: string, random: Random): number {
    const own = this.#experience.setUps.find((set) => set.deckHold === deckHold)
    const queues = own?.queues ?? 0
    const mean = ((own?.ms ?? 0) + QUEUES_OF_TRUST * USUAL.setUpMs) / (queues + QUEUES_OF_TRUST)
    const square = queues > 1 ? (own?.ms2 ?? 0) / queues - ((own?.ms ?? 0) / queues) ** 2 : mean ** 2
    return random.logNormal(mean, Math.sqrt(Math.max(0, square)) / mean)
  }

  /** Faults and other upsets during so much work of one crane. */
  upsets(workMs: number, random: Random): number {
    const count = random.poisson((workMs / HOUR) * this.#perHour)
    let sum = 0
    for (let i = 0; i < count; i++) sum += random.exponential(this.#upsetMs)
    return sum
  }

  /** The loss of the shift changes that fall on work of a length from an instant on. */
  changes(from: number, ms: number, changes: readonly number[], random: Random): number {
    let lost = 0
    for (const change of changes)
      if (change > from && change <= from + ms + lost)
        lost += random.logNormal(this.#changeMs, CHANGE_VARIATION)
    return lost
  }
}
