import { getRejections, type QueryOf, saveMapping, sendFile } from '@quaywise/contract'
import type { IngestPorts } from '@quaywise/ingest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf, noteChange } from '../access/identity.ts'
import { correctionRoutes } from '../data/batch-routes.ts'
import { receiveFile } from '../data/receive-file.ts'
import { rejectedFile } from '../data/rejected-file.ts'
import { takeStreams } from '../http/body-parsers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { keepMapping, type MayUse } from './keep-mapping.ts'
import { portsOf } from './ports-of.ts'
import { rejectionsCsv } from './rejections-csv.ts'
import { bytesOf, drain } from './request-stream.ts'

const mayUse = (request: FastifyRequest): MayUse => {
  const { terminals } = identityOf(request).rights
  return (terminal) => terminals === null || terminals.includes(terminal)
}

/** The same call for a kind of two parts, such as `facts/<table>`. */
const sendFileOfTable = {
  ...sendFile,
  path: '/v1/ingest/:kind/:table',
  params: sendFile.params.extend({ table: sendFile.params.shape.kind }),
} as const

type Sent = { readonly query: QueryOf<typeof sendFile>; readonly request: FastifyRequest }

const fileRoutes = (app: FastifyInstance, { admin }: Services, ports: IngestPorts): void => {
  const take = async (kind: string, { query, request }: Sent) => {
    const { terminal, mapping, fileName } = query
    const file = { kind, terminal, mappingId: mapping, fileName, mayUse: mayUse(request) }
    try {
      return await receiveFile(admin, ports, { ...file, stream: bytesOf(request.raw) })
    } catch (problem) {
      await drain(request.raw)
      throw problem
    }
  }
  registerRoute(app, sendFile, (call) => take(call.params.kind, call))
  registerRoute(app, sendFileOfTable, (call) => take(`${call.params.kind}/${call.params.table}`, call))
}

/** Files in, mappings kept, rejected rows out. */
export const ingestRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services
  const ports = portsOf({ ...services, dataDir: services.config.DATA_DIR })
  app.register(async (streams) => {
    takeStreams(streams)
    fileRoutes(streams, services, ports)
  })
  correctionRoutes(app, services, ports)
  registerRoute(app, saveMapping, async ({ params, body, request }) => {
    const saved = await keepMapping(admin, { id: params.id, body, mayUse: mayUse(request), now: now() })
    const { before, after, ...told } = saved
    noteChange(request, {
      kind: 'mapping',
      id: told.id,
      name: told.name,
      before: { body: before },
      after: { body: after },
    })
    return told
  })
  registerRoute(app, getRejections, async ({ params, query, request, reply }) => {
    const batch = await admin.ingest.batches.get(params.id)
    if (!batch) throw new Problem('NOT_FOUND')
    if (!mayUse(request)(batch.terminal)) throw new Problem('FORBIDDEN')
    reply.header('content-disposition', 'attachment; filename="rejected-rows.csv"')
    return query.as === 'file' ? rejectedFile(admin, batch) : rejectionsCsv(admin, batch.id)
  })
}
