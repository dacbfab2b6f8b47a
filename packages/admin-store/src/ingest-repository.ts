import type { Connection } from './connection.ts'
import { batchNotes } from './ingest-batch-notes.ts'
import { ingestBatches } from './ingest-batches.ts'
import { ingestIntents } from './ingest-intents.ts'
import { ingestLeases } from './ingest-leases.ts'
import { ingestMappings } from './ingest-mappings.ts'
import { ingestRejections } from './ingest-rejections.ts'

/** What came in from outside: batches, the rows they rejected, the mappings they were read with, and
 * who writes what. */
export function ingestRepository(connection: Connection) {
  return {
    batches: { ...ingestBatches(connection), ...batchNotes(connection) },
    rejections: ingestRejections(connection),
    mappings: ingestMappings(connection),
    leases: ingestLeases(connection),
    intents: ingestIntents(connection),
  }
}
