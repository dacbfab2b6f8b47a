import type { Restriction, Window } from '@quaywise/report-kit/compile'
import type { Choices } from './choices.ts'
import { Draw } from './draw.ts'
import { HOUR, SPAN } from './loaded-terminal.fixture.ts'

/** One random filter of a page: a window, and dimensions kept to some of their values. */
export type Filter = { readonly window: Window; readonly restrictions: readonly Restriction[] }

const MINUTE = 60_000
const SHIFT = 12 * HOUR
const IN_HOURS = [SHIFT, 24 * HOUR, 168 * HOUR, SPAN.to - SPAN.from] as const
const FEW = 3

/** Filters by chance, the same in every run of a seed; edges of hours, shifts and events come up often. */
export class Filters {
  readonly draw: Draw
  readonly #choices: Choices

  constructor(seed: number, choices: Choices) {
    this.draw = new Draw(seed)
    this.#choices = choices
  }

  /** A window of at most so many hours. */
  window(most = (SPAN.to - SPAN.from) / HOUR): Window {
    const from = Math.min(this.#edge(), SPAN.to - HOUR)
    const length = this.draw.chance(0.3)
      ? this.draw.one(IN_HOURS)
      : Math.ceil((this.draw.next() ** 2 * most * HOUR) / MINUTE) * MINUTE
    const to = this.draw.chance(0.25) ? this.#edge() : from + Math.max(1, length)
    return { from, to: Math.min(to > from ? to : from + MINUTE, from + most * HOUR) }
  }

  /** A window from one full hour to another. */
  hours(most: number): Window {
    const from = SPAN.from + HOUR * this.draw.whole(1, (SPAN.to - SPAN.from) / HOUR - 1)
    return { from, to: Math.min(SPAN.to, from + HOUR * this.draw.whole(1, most + 1)) }
  }

  /** Each of some dimensions kept to a few or most of its values, or left alone. */
  restrictions(dimensions: readonly string[]): readonly Restriction[] {
    return dimensions.flatMap((dimension) => {
      if (this.draw.chance(0.55)) return []
      const known = this.#choices.values[dimension] ?? []
      const share = this.draw.chance(0.3) ? FEW / known.length : 0.6
      return [{ of: dimension, dimension, values: this.draw.some(known, share) }]
    })
  }

  filter(dimensions: readonly string[], most?: number): Filter {
    return { window: this.window(most), restrictions: this.restrictions(dimensions) }
  }

  /** An instant: of an event, of an hour or a shift, of a minute, or any; sometimes a millisecond beside it. */
  #edge(): number {
    const { draw } = this
    const any = SPAN.from + Math.floor(draw.next() * (SPAN.to - SPAN.from))
    const unit = draw.one([1, MINUTE, HOUR, HOUR, SHIFT])
    const at = draw.chance(0.3) ? draw.one(this.#choices.instants) : Math.floor(any / unit) * unit
    return draw.chance(0.15) ? at + draw.one([-1, 1]) : at
  }
}
