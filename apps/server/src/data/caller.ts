import type { AdminStore, IngestBatch } from '@quaywise/admin-store'
import type { FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import type { MayUse } from '../ingest/keep-mapping.ts'

/** Whether the caller's roles include a terminal. */
export const mayUse = (request: FastifyRequest): MayUse => {
  const { terminals } = identityOf(request).rights
  return (terminal) => terminals === null || terminals.includes(terminal)
}

/** A batch that the caller may see. Throws `NOT_FOUND` where there is none, `FORBIDDEN` for another terminal's. */
export const batchOfCaller = async (
  admin: AdminStore,
  request: FastifyRequest,
  id: string,
): Promise<IngestBatch> => {
  const batch = await admin.ingest.batches.get(id)
  if (!batch) throw new Problem('NOT_FOUND')
  if (!mayUse(request)(batch.terminal)) throw new Problem('FORBIDDEN')
  return batch
}
