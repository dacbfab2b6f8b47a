import type { AdminStore } from '@quaywise/admin-store'
import { type FactMapping, type Mapping, parseAnyMapping } from '@quaywise/ingest'
import { type FieldProblem, Problem } from '../http/problem.ts'
import { mappingFields } from './mapping-fields.ts'

const MOST_ERRORS = 10

/** Tells whether the caller's roles include a terminal. */
export type MayUse = (terminalId: string) => boolean

/** A problem of the input: a sentence for the log of a tool, and the fields that are at fault for whoever reads. */
export const invalid = (detail: string, ...fields: readonly FieldProblem[]): Problem =>
  new Problem('INVALID_INPUT', { values: { detail }, fields })

const checkedMapping = (body: unknown): Mapping | FactMapping => {
  const parsed = parseAnyMapping(body)
  if ('mapping' in parsed) return parsed.mapping
  const errors = parsed.errors.slice(0, MOST_ERRORS)
  const detail = errors.map(({ path, message }) => `${path || 'mapping'}: ${message}`).join('; ')
  throw invalid(detail, ...mappingFields(errors, body))
}

/** Checks a mapping and keeps it under its id; tells what was kept before. Throws `INVALID_INPUT` with everything that is wrong with it. */
export const keepMapping = async (
  admin: AdminStore,
  { id, body, mayUse, now }: { id: string; body: unknown; mayUse: MayUse; now: Date },
): Promise<{ id: string; name: string; terminal: string; before: unknown; after: unknown }> => {
  const mapping = checkedMapping(body)
  if (mapping.id !== id)
    throw invalid(`the mapping says that its id is "${mapping.id}", the address says "${id}"`, {
      field: 'id',
      code: 'notSame',
      values: { name: id },
    })
  const kept = await admin.ingest.mappings.get(id)
  const before = kept && parseAnyMapping(kept.body)
  const all = [mapping, ...(before && 'mapping' in before ? [before.mapping] : [])]
  if (!all.every(({ terminal }) => mayUse(terminal.id))) throw new Problem('FORBIDDEN')
  const plain = JSON.parse(JSON.stringify(mapping))
  await admin.ingest.mappings.save({ id, kind: mapping.kind, name: mapping.name, body: plain }, now)
  return { id, name: mapping.name, terminal: mapping.terminal.id, before: kept?.body ?? null, after: plain }
}

/** The mapping that was kept under an id. Throws `INVALID_INPUT` where there is none. */
export const keptMapping = async (admin: AdminStore, id: string): Promise<Mapping | FactMapping> => {
  const kept = await admin.ingest.mappings.get(id)
  if (!kept)
    throw invalid(`there is no mapping "${id}": send it first with PUT /v1/ingest/mappings/${id}`, {
      field: 'mapping',
      code: 'unknown',
      values: { name: id },
    })
  return checkedMapping(kept.body)
}
