import { parseLocalMinute } from '@quaywise/domain'
import { uniform } from '../engine/random.ts'
import { DAY } from '../scenario/calendar.ts'
import type { ImportHold, Scenario } from '../scenario/scenario.ts'
import type { Span } from './plan.ts'

/** When customs hold imports back. */
export class ImportHolds {
  readonly #planted: readonly { readonly from: number; readonly hold: ImportHold }[]

  constructor({ episodes, terminal }: Scenario) {
    this.#planted = episodes.flatMap((hold) => {
      if (hold.kind !== 'IMPORT_HOLD') return []
      const from = parseLocalMinute(hold.from, terminal.zone)
      return from === null ? [] : [{ from, hold }]
    })
  }

  /** When a box is free that is wanted at an instant: then, or in its turn after a hold. */
  freeAt(wanted: number, boxKey: number): number {
    for (const { from, hold } of this.#planted) {
      const since = sinceStart(from, hold, wanted)
      const ms = hold.days * DAY
      if (since < 0 || since >= ms || uniform(boxKey, 90) < hold.released) continue
      return wanted - since + ms + (hold.recoveryDays / hold.days) * since
    }
    return wanted
  }

  /** The longest, in ms, that a box which is fetched in a span may have been held back. */
  longestIn(span: Span): number {
    let longest = 0
    for (const { from, hold } of this.#planted) {
      const ms = (hold.days + hold.recoveryDays) * DAY
      const since = sinceStart(from, hold, span.to)
      if (since >= 0 && since - (span.to - span.from) < ms) longest = Math.max(longest, ms)
    }
    return longest
  }
}

/** How long before an instant the latest hold began; below 0 before the first. */
const sinceStart = (from: number, { everyWeeks }: ImportHold, at: number): number =>
  everyWeeks > 0 && at > from ? (at - from) % (everyWeeks * 7 * DAY) : at - from
