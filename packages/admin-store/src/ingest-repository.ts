import type { Connection } from './connection.ts'
import { batchNotes } from './ingest-batch-notes.ts'
import { ingestBatches } from './ingest-batches.ts'
import { ingestMappings } from './ingest-mappings.ts'
import { ingestRejections } from './ingest-rejections.ts'

/** What came in from outside: batches, the rows they rejected, and the mappings they were read with. */
export function ingestRepository(connection: Connection) {
  return {
    batches: { ...ingestBatches(connection), ...batchNotes(connection) },
    rejections: ingestRejections(connection),
    mappings: ingestMappings(connection),
  }
}
