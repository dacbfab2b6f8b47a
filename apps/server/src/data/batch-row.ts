import type { IngestBatch } from '@quaywise/admin-store'
import { type BatchRow, type IngestAnswer, ingestAnswer } from '@quaywise/contract'
import { notesOf } from './batch-notes.ts'

const list = ingestAnswer.shape.warnings

/** The warnings of a batch; those that cannot be read, as of an older version, are left out. */
export const warningsOf = ({ warnings }: IngestBatch): IngestAnswer['warnings'] => {
  const read = list.safeParse(warnings)
  return read.success ? read.data : []
}

/** A batch as lists show it. */
export const batchRow = (batch: IngestBatch): BatchRow => {
  const { id, kind, terminal, mapping, fileName, receivedAt, status, accepted, duplicate, rejected } = batch
  return {
    ...{ id, kind, terminal, mapping, fileName, receivedAt, status, accepted, duplicate, rejected },
    oddities: warningsOf(batch).reduce((sum, { count }) => sum + count, 0),
    corrects: notesOf(batch.state).corrects,
  }
}
