import type { FactName } from '@quaywise/domain'
import { type Plan, playWeek, type WeekPlay } from '@quaywise/simulation'
import { BatchMaker } from './batch-maker.ts'
import type { Batch, Stretch } from './play-protocol.ts'
import type { WeekPart } from './week-job.ts'

type Open = { readonly play: WeekPlay; readonly sink: { maker: BatchMaker | null }; at: number }

/**
 * Both parts of the week under way and of the one before, whose ships still leave, one that is filled in, and the one
 * after it.
 */
const MOST_OPEN = 6

/** What is told of cycles beyond their facts. */
const PHASE_TABLES: ReadonlySet<FactName> = new Set<FactName>(['cycle_phase', 'slot_candidate'])

/** Weeks in play. A stretch that follows the last one of its week goes on from there; another is played up to. */
export class Plays {
  readonly #plan: Plan
  readonly #open = new Map<string, Open>()

  constructor(plan: Plan) {
    this.#plan = plan
  }

  stretch(stretch: Stretch): readonly Batch[] {
    const { part, start, until } = stretch
    const open = this.#playedTo(stretch)
    const maker = new BatchMaker()
    open.sink.maker = maker
    open.play.runUntil(until)
    open.at = until
    if (open.play.finished) this.#open.delete(nameOf(part, start))
    return maker.finish()
  }

  #playedTo({ part, start, from }: Stretch): Open {
    const name = nameOf(part, start)
    const known = this.#open.get(name)
    this.#open.delete(name)
    const open = known?.at === from ? known : this.#begin(part, start, from)
    this.#open.set(name, open)
    for (const oldest of this.#open.keys()) if (this.#open.size > MOST_OPEN) this.#open.delete(oldest)
    return open
  }

  #begin(part: WeekPart, start: number, from: number): Open {
    const sink: Open['sink'] = { maker: null }
    const detail = part === 'phases'
    const tell: Parameters<typeof playWeek>[3] = ({ table, row }) => {
      if (PHASE_TABLES.has(table) === detail) sink.maker?.add(table, row)
    }
    return { play: playWeek(this.#plan, start, from, tell, { detail }), sink, at: from }
  }
}

const nameOf = (part: WeekPart, start: number): string => `${part} ${start}`
