import type { IngestMapping } from '@quaywise/admin-store'
import { deleteMapping, getMapping, listMappings, previewMapping } from '@quaywise/contract'
import { parseAnyMapping } from '@quaywise/ingest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { mappingFields } from '../ingest/mapping-fields.ts'
import type { Services } from '../routes/services.ts'
import { mayUse } from './caller.ts'
import { brokenPreview, previewOf } from './preview.ts'

const rowOf = ({ id, kind, name, body, updatedAt }: IngestMapping) => {
  const parsed = parseAnyMapping(body)
  return { id, kind, name, updatedAt, terminal: 'mapping' in parsed ? parsed.mapping.terminal.id : '' }
}

const bodyOf = ({ body }: IngestMapping): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body ?? {}))

/** Mappings: listed, read, deleted, and tried on a sample. */
export const mappingRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const { mappings, batches } = admin.ingest
  const mappingOfCaller = async (request: FastifyRequest, id: string): Promise<IngestMapping> => {
    const kept = await mappings.get(id)
    if (!kept) throw new Problem('NOT_FOUND')
    if (!mayUse(request)(rowOf(kept).terminal)) throw new Problem('FORBIDDEN')
    return kept
  }
  registerRoute(app, listMappings, async ({ request }) => {
    const used = new Map((await batches.byMapping()).map(({ mapping, batches: read }) => [mapping, read]))
    const rows = (await mappings.all()).map(rowOf).filter(({ terminal }) => mayUse(request)(terminal))
    return rows.map((row) => ({ ...row, batches: used.get(row.id) ?? 0 }))
  })
  registerRoute(app, getMapping, async ({ params, request }) => {
    const kept = await mappingOfCaller(request, params.id)
    return { ...rowOf(kept), body: bodyOf(kept) }
  })
  registerRoute(app, deleteMapping, async ({ params, request }) => {
    const kept = await mappingOfCaller(request, params.id)
    const { id, name } = kept
    const use = (await batches.byMapping()).find(({ mapping }) => mapping === id)
    if (use && use.receiving > 0) throw new Problem('CONFLICT')
    await mappings.delete(id)
    noteChange(request, { kind: 'mapping', id, name, before: { body: kept.body }, after: null })
    return { id }
  })
  registerRoute(app, previewMapping, async ({ body, request }) => {
    const parsed = parseAnyMapping(body.mapping)
    if ('errors' in parsed)
      return brokenPreview(mappingFields(parsed.errors, body.mapping), languageOf(request))
    if (!mayUse(request)(parsed.mapping.terminal.id)) throw new Problem('FORBIDDEN')
    return previewOf(parsed.mapping, body.sample, now().getTime())
  })
}
