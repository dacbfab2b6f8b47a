import type { AdminStore, IngestBatch, JsonValue, Page, Rejection } from '@quaywise/admin-store'
import type { RejectedRow } from '@quaywise/contract'
import { detectDelimiter, INGEST_CODES, parseAnyMapping, splitCells } from '@quaywise/ingest'
import { notesOf } from './batch-notes.ts'

/** So many characters are kept of a rejected row. */
const KEPT = 2000

/** What the cells of a file are cut by: what its mapping says, else what its header shows. */
export const delimiterOf = async (admin: AdminStore, batch: IngestBatch, head: string): Promise<string> => {
  const kept = batch.mapping === null ? undefined : await admin.ingest.mappings.get(batch.mapping)
  const parsed = kept && parseAnyMapping(kept.body)
  const named = parsed && 'mapping' in parsed ? parsed.mapping.delimiter : undefined
  return named ?? detectDelimiter(head)
}

/** The names of a file's columns; none where its rows have no cells. */
export const headerOf = async (admin: AdminStore, batch: IngestBatch): Promise<string[]> => {
  const { mend, head } = notesOf(batch.state)
  if (mend !== 'cells') return []
  return splitCells(head, await delimiterOf(admin, batch, head)).cells.map((name) => name.trim())
}

const told = (fields: JsonValue, key: string): string | null => {
  const value = new Map<string, JsonValue>(Object.entries(fields ?? {})).get(key)
  return typeof value === 'string' ? value : null
}

/** A page of the rejected rows of a batch, cut into cells where it has columns. */
export const rejectedRows = async (
  admin: AdminStore,
  batch: IngestBatch,
  page: { readonly current: number; readonly pageSize: number },
): Promise<Omit<Page<Rejection>, 'data'> & { rows: RejectedRow[] }> => {
  const { mend, head } = notesOf(batch.state)
  const delimiter = mend === 'cells' ? await delimiterOf(admin, batch, head) : null
  const { data, ...counts } = await admin.ingest.rejections.list(batch.id, page)
  const rows = data.map(({ line, reason, raw, fields }) => ({
    ...{ line, reason, raw, means: INGEST_CODES[reason] ?? '' },
    column: told(fields, 'column'),
    value: told(fields, 'value'),
    cut: raw.length >= KEPT,
    cells: delimiter === null ? null : splitCells(raw, delimiter).cells,
  }))
  return { ...counts, rows }
}
