import { getContainer } from '@quaywise/contract'
import { containerJourney } from '@quaywise/report-kit/compile'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { readersOf } from '../analysis/reader.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import type { Services } from './services.ts'

/** The things behind the numbers: what the drawers of the pages show. */
export const entityRoutes = (app: FastifyInstance, { store, admin }: Services): void => {
  const readers = readersOf(store, admin)
  registerRoute(app, getContainer, async ({ params, query, request, reply }) => {
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    const journey = await containerJourney(terminal.id, params.unit, readers.whole(reply))
    if (!journey) throw new Problem('NOT_FOUND')
    return { ...journey, attributes: { ...journey.attributes }, events: [...journey.events] }
  })
}
