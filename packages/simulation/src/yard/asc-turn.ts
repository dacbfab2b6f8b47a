import type { Asc } from './asc.ts'

/** What a stacking crane waits for on its rails: that its partner makes room. */
export class AscTurn {
  readonly #asc: Asc
  #waiting: { readonly ready: () => boolean; readonly then: () => void } | null = null

  constructor(asc: Asc) {
    this.#asc = asc
  }

  /** Whether it waits for its partner now. */
  get waits(): boolean {
    return this.#waiting !== null
  }

  /** Keeps the rails up to a place from now on, or as soon as the partner has made room. */
  claim(place: number, then: () => void): void {
    const { block, end } = this.#asc
    this.until(
      () => block.rail.free(end, place),
      () => {
        block.rail.claim(end, place)
        then()
      },
    )
  }

  /** Goes on when something about the partner is so; till then it waits for the twin. */
  until(ready: () => boolean, then: () => void): void {
    if (ready()) {
      then()
      return
    }
    this.#asc.waiting.begin('W_TWIN')
    this.#waiting = { ready, then }
    this.#asc.partner?.roomMade()
  }

  /** The partner's stretch may have shrunk. */
  roomMade(): void {
    const turn = this.#waiting
    if (!turn?.ready()) return
    this.#waiting = null
    const { job } = this.#asc
    if (job) this.#asc.waiting.works(job.op)
    turn.then()
  }
}
