import { getMessage, listMessages, listSubjectMessages } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { batchOfCaller } from './caller.ts'
import { messageText, pageOfMessages } from './messages.ts'

/** Messages as they came. */
export const messageRoutes = (app: FastifyInstance, { admin, store }: Services): void => {
  registerRoute(app, listMessages, async ({ params, query, request }) => {
    const { id, terminal } = await batchOfCaller(admin, request, params.id)
    return pageOfMessages(store, { terminal, batch: id }, query)
  })
  registerRoute(app, getMessage, async ({ params, request }) => {
    const { id, terminal } = await batchOfCaller(admin, request, params.id)
    const message = await messageText(store, terminal, id, params.seq)
    if (!message) throw new Problem('NOT_FOUND')
    return message
  })
  registerRoute(app, listSubjectMessages, async ({ query, request }) => {
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    return pageOfMessages(store, { terminal: terminal.id, kind: query.kind, subject: query.id }, query)
  })
}
