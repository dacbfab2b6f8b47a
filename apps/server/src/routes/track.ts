import { getTrack, LONGEST_TRACK_HOURS, mayOpen, pageAt, TRACK_PAGES } from '@quaywise/contract'
import { machineTrack, type Window } from '@quaywise/report-kit/compile'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { readersOf } from '../analysis/reader.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import type { Services } from './services.ts'

const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(2199, 11, 31)
const windowOf = (query: { readonly from: string; readonly to: string }): Window => {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
  if (!(from >= EARLIEST)) throw fieldProblem({ field: 'from', code: 'format' })
  if (!(to <= LATEST)) throw fieldProblem({ field: 'to', code: 'format' })
  if (to <= from) throw fieldProblem({ field: 'to', code: 'backwards' })
  if (to - from > LONGEST_TRACK_HOURS * 3_600_000)
    throw fieldProblem({ field: 'to', code: 'mostHours', values: { count: LONGEST_TRACK_HOURS } })
  return { from, to }
}

/** Where machines were, for the pages that draw their tracks. */
export const trackRoutes = (app: FastifyInstance, { store, admin }: Services): void => {
  const readers = readersOf(store, admin)
  registerRoute(app, getTrack, async ({ params: { kind, machine }, query, request, reply }) => {
    const identity = identityOf(request)
    const page = pageAt(TRACK_PAGES[kind])
    if (!page || !mayOpen(page, identity.rights)) throw new Problem('FORBIDDEN')
    const window = windowOf(query)
    const terminal = await chosenTerminal(admin, identity, query.terminal)
    const { trolley, points } = query
    const asked = { terminal: terminal.id, kind, machine, trolley, window, points }
    const track = await machineTrack(asked, readers.whole(reply))
    return { ...track, points: [...track.points] }
  })
}
