import { categorical, logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { Gate } from '../scenario/land.ts'
import type { Arrival } from './booking.ts'
import type { Passage } from './gate.ts'
import type { LandEpisodes } from './land-episodes.ts'

/** A trouble ticket: what was wrong, when a clerk took it up, and when it was put right. */
export type Ticket = { readonly code: string; readonly heardAt: number; readonly settledAt: number }

const CV = 0.5

/** The tickets of one gate day by the index of the arrival: the clerks take the trucks in order of gate-in. */
export const ticketsOf = (
  gate: Gate,
  episodes: LandEpisodes,
  arrivals: readonly Arrival[],
  passages: readonly Passage[],
): Map<number, Ticket> => {
  const free = new Array<number>(Math.max(1, gate.clerks)).fill(0)
  const stopped = arrivals.flatMap(({ wish }, index) => {
    const done = passages[index]?.done ?? 0
    const episode = episodes.at(done)
    const trouble = uniform(wish.key, 20) < (episode?.troubleShare ?? gate.troubleShare)
    return trouble ? [{ index, key: wish.key, done, code: episode?.code ?? '' }] : []
  })
  stopped.sort((a, b) => a.done - b.done || a.index - b.index)
  const tickets = new Map<number, Ticket>()
  for (const { index, key, done, code } of stopped) {
    const shares = gate.troubles.map(({ share }) => share)
    const drawn = gate.troubles[categorical(uniform(key, 28), shares)]
    const trouble = gate.troubles.find((known) => known.code === code) ?? drawn
    const clerk = free.indexOf(Math.min(...free))
    const help = logNormal(uniform(key, 23), (trouble?.minutes ?? 0) * MINUTE, CV)
    const heardAt = Math.max(done, free[clerk] ?? 0)
    free[clerk] = heardAt + help
    tickets.set(index, { code: trouble?.code ?? '', heardAt, settledAt: heardAt + help })
  }
  return tickets
}
