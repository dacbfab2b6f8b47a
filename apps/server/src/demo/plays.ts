import { type Plan, playWeek, type WeekPlay } from '@quaywise/simulation'
import { BatchMaker } from './batch-maker.ts'
import type { Batch, Stretch } from './play-protocol.ts'

type Open = { readonly play: WeekPlay; readonly sink: { maker: BatchMaker | null }; at: number }

/** The week under way, the one before whose ships still leave, and an old one that is being filled in. */
const MOST_OPEN = 3

/** Weeks in play. A stretch that follows the last one of its week goes on from there; another is played up to. */
export class Plays {
  readonly #plan: Plan
  readonly #detailFrom: number
  readonly #open = new Map<number, Open>()

  constructor(plan: Plan, detailFrom: number) {
    this.#plan = plan
    this.#detailFrom = detailFrom
  }

  stretch({ start, from, until }: Stretch): readonly Batch[] {
    const open = this.#playedTo(start, from)
    const maker = new BatchMaker()
    open.sink.maker = maker
    open.play.runUntil(until)
    open.at = until
    if (open.play.finished) this.#open.delete(start)
    return maker.finish()
  }

  #playedTo(start: number, from: number): Open {
    const known = this.#open.get(start)
    this.#open.delete(start)
    const open = known?.at === from ? known : this.#begin(start, from)
    this.#open.set(start, open)
    for (const oldest of this.#open.keys()) if (this.#open.size > MOST_OPEN) this.#open.delete(oldest)
    return open
  }

  #begin(start: number, from: number): Open {
    const sink: Open['sink'] = { maker: null }
    const detail = start >= this.#detailFrom
    const play = playWeek(this.#plan, start, from, ({ table, row }) => sink.maker?.add(table, row), {
      detail,
    })
    return { play, sink, at: from }
  }
}
