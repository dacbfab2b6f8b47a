import type { WorkKind } from './call-facts.ts'
import type { Experience, PaceCell } from './experience.ts'

/** As many lifts of its own does a kind of work need to count as much as its class. */
const LIFTS_OF_TRUST = 60
/** Without any experience: the pace of an ordinary lift, and the share of twin lifts. */
const USUAL_MS = 105_000
const USUAL_TWINS = 0.2

type Sum = { lifts: number; ms: number }

/** How long a lift of a kind takes, and how many boxes its lifts carry. */
export type Pace = { readonly liftMs: number; readonly boxesPerLift: number }

const sumOf = (cells: readonly PaceCell[]): Sum => ({
  lifts: cells.reduce((sum, { lifts }) => sum + lifts, 0),
  ms: cells.reduce((sum, { ms }) => sum + ms, 0),
})

/** A mean drawn to what it belongs to: the fewer lifts, the more. */
const shrunk = ({ lifts, ms }: Sum, towards: number): number =>
  (ms + LIFTS_OF_TRUST * towards) / (lifts + LIFTS_OF_TRUST)

/** Learned paces of one class of calls: each kind is shrunk to its operation, and that to all lifts. */
export class Paces {
  readonly #cells: readonly PaceCell[]
  readonly #trunk: boolean
  readonly #known = new Map<string, Pace>()

  constructor({ cells }: Pick<Experience, 'cells'>, trunk: boolean) {
    this.#cells = cells
    this.#trunk = trunk
  }

  /** The mean milliseconds of one lift. */
  liftMs(kind: WorkKind, twin: boolean): number {
    const all = this.#cells.filter((cell) => cell.twin === twin)
    const ofOp = all.filter(({ op }) => op === kind.op)
    const same = ofOp.filter(({ deckHold }) => deckHold === kind.deckHold)
    const own = same.filter(({ trunk }) => trunk === this.#trunk)
    return [all, ofOp, same, own].reduce((towards, cells) => shrunk(sumOf(cells), towards), USUAL_MS)
  }

  /** The mean lift of work whose twins are not known yet: singles and twins as the kind has had them. */
  of(kind: WorkKind): Pace {
    const key = `${kind.op}|${kind.deckHold}`
    const known = this.#known.get(key)
    if (known) return known
    const twins = this.#twinShare(kind)
    const liftMs = (1 - twins) * this.liftMs(kind, false) + twins * this.liftMs(kind, true)
    const pace = { liftMs, boxesPerLift: 1 + twins }
    this.#known.set(key, pace)
    return pace
  }

  #twinShare({ op, deckHold }: WorkKind): number {
    const own = this.#cells.filter(
      (cell) => cell.op === op && cell.deckHold === deckHold && cell.trunk === this.#trunk,
    )
    const lifts = sumOf(own).lifts
    const twins = sumOf(own.filter(({ twin }) => twin)).lifts
    return (twins + LIFTS_OF_TRUST * USUAL_TWINS) / (lifts + LIFTS_OF_TRUST)
  }
}
