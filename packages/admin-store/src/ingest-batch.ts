import type { Insertable, Selectable } from 'kysely'
import { toStored } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

const statuses = ['receiving', 'done', 'failed'] as const

/** Where a batch stands. */
export type BatchStatus = (typeof statuses)[number]

/** One file or message that came in, what became of its rows, and the importer's own saved state. */
export interface IngestBatch {
  id: string
  kind: string
  terminal: string
  mapping: string | null
  fileName: string | null
  contentHash: string
  receivedAt: string
  status: BatchStatus
  accepted: number
  duplicate: number
  rejected: number
  warnings: JsonValue
  state: JsonValue
}

/** What is known of a batch before its first row is read. */
export type NewBatch = Pick<
  IngestBatch,
  'kind' | 'terminal' | 'mapping' | 'fileName' | 'contentHash' | 'receivedAt'
>

/** What changes in a batch as it is read. */
export type BatchPatch = Partial<
  Pick<IngestBatch, 'status' | 'accepted' | 'duplicate' | 'rejected' | 'warnings' | 'state' | 'contentHash'>
>

/** The batch of a table row. */
export function batchOf(row: Selectable<Schema['ingestBatch']>): IngestBatch {
  const status = statuses.find((known) => known === row.status) ?? 'failed'
  return { ...row, status, warnings: fromJson(row.warnings), state: fromJson(row.state) }
}

/** The table row of a new batch. Throws RangeError when `receivedAt` is no instant. */
export function newBatchRow(id: string, batch: NewBatch): Insertable<Schema['ingestBatch']> {
  const counts = { accepted: 0, duplicate: 0, rejected: 0, warnings: '[]', state: 'null' }
  return { id, ...batch, ...counts, receivedAt: toStored(batch.receivedAt), status: 'receiving' }
}

/** The changed columns of a batch. */
export function batchPatchRow({ warnings, state, ...plain }: BatchPatch): Partial<Schema['ingestBatch']> {
  return {
    ...plain,
    ...(warnings === undefined ? {} : { warnings: JSON.stringify(warnings) }),
    ...(state === undefined ? {} : { state: JSON.stringify(state) }),
  }
}
