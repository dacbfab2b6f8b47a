import { getVesselForecast, listVesselCalls } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { readersOf } from '../analysis/reader.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { parameterOf, shiftsIn } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import { factsOfCall } from './facts-of-call.ts'
import { Learning } from './learn.ts'
import { vesselCalls } from './vessel-calls.ts'
import { vesselForecast } from './vessel-forecast.ts'

/** The calls of vessels to choose from, and when each is expected to be done. */
export const forecastRoutes = (app: FastifyInstance, { store, admin, now }: Services): void => {
  const readers = readersOf(store, admin)
  const learning = new Learning()

  registerRoute(app, listVesselCalls, async ({ query, request, reply }) => {
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    const at = terminalNow(terminal, now()).getTime()
    const longest = await parameterOf(admin, 'forecast.running_days', now())
    return vesselCalls(terminal.id, at, query, longest, readers.whole(reply))
  })

  registerRoute(app, getVesselForecast, async ({ params, query, request, reply }) => {
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    const reader = readers.whole(reply)
    const call = await factsOfCall(terminal, params.visitId, reader, await shiftsIn(admin, terminal, now()))
    if (!call) throw new Problem('NOT_FOUND')
    const present = terminalNow(terminal, now()).getTime()
    const at = query.at === undefined ? present : Math.min(Date.parse(query.at), present)
    const [first] = call.facts.lifts
    const days = await parameterOf(admin, 'forecast.learned_days', now())
    const experience = await learning.before(terminal.id, Math.min(at, first?.at ?? at), reader, days)
    return vesselForecast(call, experience, at)
  })
}
