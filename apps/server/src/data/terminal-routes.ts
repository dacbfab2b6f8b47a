import type { AdminStore } from '@quaywise/admin-store'
import { createTerminal, type NewTerminal } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf, noteChange } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { invalid } from '../ingest/keep-mapping.ts'
import type { Services } from '../routes/services.ts'

const addNew = (admin: AdminStore, { locode, ...told }: NewTerminal): Promise<void> =>
  admin.transaction(async (tx) => {
    if (await admin.terminals.get(told.id, tx))
      throw invalid(`body.id: there is a terminal "${told.id}" already`, { field: 'id', code: 'taken' })
    const entry = { ...told, name: told.name.trim(), locode: locode ?? null, kind: 'imported' as const }
    await admin.terminals.upsert(
      { ...entry, frozenAt: null, sort: (await admin.terminals.list(tx)).length },
      tx,
    )
  })

/** New terminals, by those whose roles are limited to none. */
export const terminalRoutes = (app: FastifyInstance, { admin }: Services): void => {
  registerRoute(app, createTerminal, async ({ body, request }) => {
    const identity = identityOf(request)
    if (identity.rights.terminals !== null) throw new Problem('FORBIDDEN')
    await addNew(admin, body)
    noteChange(request, { kind: 'terminal', id: body.id, name: body.name, before: null, after: body })
    const by = identity.kind === 'user' ? identity.user.username : identity.kind
    request.log.info(
      { audit: 'terminal.created', by, terminal: body.id, zone: body.zone },
      'a terminal was made',
    )
    return { id: body.id, name: body.name.trim() }
  })
}
