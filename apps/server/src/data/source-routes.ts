import { listSources } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import { sourcesOf } from './sources.ts'

/** Where a terminal's facts come from. */
export const sourceRoutes = (app: FastifyInstance, { admin, store, now }: Services): void => {
  registerRoute(app, listSources, async ({ query, request }) => {
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    return sourcesOf(store, terminal.id, terminalNow(terminal, now()))
  })
}
