import { getBatch, listBatches, listKinds, listRejectedRows, sendCorrections } from '@quaywise/contract'
import type { IngestPorts } from '@quaywise/ingest'
import type { FastifyInstance } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { notesOf } from './batch-notes.ts'
import { batchRow, warningsOf } from './batch-row.ts'
import { batchOfCaller, mayUse } from './caller.ts'
import { sendCorrected } from './corrections.ts'
import { kindsOffered } from './formats.ts'
import { countMessages } from './messages.ts'
import { headerOf, rejectedRows } from './rejected-rows.ts'

/** The files that came in, and what became of their rows. */
export const batchRoutes = (app: FastifyInstance, { admin, store }: Services): void => {
  registerRoute(app, listKinds, async () => kindsOffered())
  registerRoute(app, listBatches, async ({ query, request }) => {
    const { terminal, order, ...search } = query
    const identity = identityOf(request)
    const named = terminal === undefined ? null : await chosenTerminal(admin, identity, terminal)
    const { data, total, current, pageSize } = await admin.ingest.batches.search({
      ...search,
      terminals: named ? [named.id] : identity.rights.terminals,
      order: order === 'ascend' ? 'asc' : 'desc',
    })
    return { rows: data.map(batchRow), total, current, pageSize }
  })
  registerRoute(app, getBatch, async ({ params, request }) => {
    const batch = await batchOfCaller(admin, request, params.id)
    const { mend, correctedBy } = notesOf(batch.state)
    return {
      ...batchRow(batch),
      ...{ mend, correctedBy: [...correctedBy], warnings: warningsOf(batch) },
      header: await headerOf(admin, batch),
      messages: await countMessages(store, batch.terminal, batch.id),
    }
  })
  registerRoute(app, listRejectedRows, async ({ params, query, request }) =>
    rejectedRows(admin, await batchOfCaller(admin, request, params.id), query),
  )
}

/** Corrected rows in; they go the way of every file. */
export const correctionRoutes = (
  app: FastifyInstance,
  { admin, store }: Services,
  ports: IngestPorts,
): void => {
  registerRoute(app, sendCorrections, async ({ params, body, request }) => {
    const batch = await batchOfCaller(admin, request, params.id)
    return sendCorrected({ admin, store }, ports, { batch, rows: body.rows, mayUse: mayUse(request) })
  })
}
