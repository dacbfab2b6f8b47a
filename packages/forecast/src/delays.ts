import type { Experience } from './experience.ts'
import type { Random } from './random.ts'

const HOUR = 3_600_000
/** How long the shift was that ends with the first change that is known. */
const USUAL_SHIFT = 12 * HOUR
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
  readonly #hours: number
  /** The part of crane time that went with changes of shift. */
  readonly #planned: number

  constructor(experience: Experience) {
    const { upsets, planMs, grossMs } = experience
    const hours = grossMs / HOUR
    this.#experience = experience
    this.#perHour = (upsets.count + HOURS_OF_TRUST * USUAL.upsetsPerHour) / (hours + HOURS_OF_TRUST)
    this.#upsetMs = (upsets.ms + 3 * USUAL.upsetMs) / (upsets.count + 3)
    this.#hours = hours
    this.#planned = hours > 0 ? planMs / grossMs : 0
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

  /** What the change at the end of a shift of a length costs on average. */
  #changeMs(shiftMs: number): number {
    const own = this.#planned * shiftMs
    return (this.#hours * own + HOURS_OF_TRUST * USUAL.changeMs) / (this.#hours + HOURS_OF_TRUST)
  }

  /** The loss of the shift changes that fall on work of a length from an instant on. */
  changes(from: number, ms: number, changes: readonly number[], random: Random): number {
    let lost = 0
    for (const [place, change] of changes.entries())
      if (change > from && change <= from + ms + lost) {
        const shiftMs = change - (changes[place - 1] ?? change - USUAL_SHIFT)
        lost += random.logNormal(this.#changeMs(shiftMs), CHANGE_VARIATION)
      }
    return lost
  }
}
