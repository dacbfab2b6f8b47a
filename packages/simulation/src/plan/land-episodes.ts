import { parseLocalMinute } from '@quaywise/domain'
import { DAY, MINUTE } from '../scenario/calendar.ts'
import type { LandEpisode } from '../scenario/land.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** When the planted episodes of the land side are on. */
export class LandEpisodes {
  readonly #planted: readonly { readonly from: number; readonly episode: LandEpisode }[]

  constructor({ land, terminal }: Scenario) {
    this.#planted = land.episodes.flatMap((episode) => {
      const from = parseLocalMinute(episode.from, terminal.zone)
      return from === null ? [] : [{ from, episode }]
    })
  }

  /** The episode that is on at an instant; the first in the scenario where two are. */
  at(instant: number): LandEpisode | null {
    for (const { from, episode } of this.#planted) {
      const every = episode.everyWeeks * 7 * DAY
      const since = every > 0 && instant > from ? (instant - from) % every : instant - from
      if (since >= 0 && since < episode.minutes * MINUTE) return episode
    }
    return null
  }
}
