import { Readable } from 'node:stream'
import type { AdminStore, JsonValue } from '@quaywise/admin-store'
import { REJECTION_REASONS } from '@quaywise/ingest'
import { csvCell } from '../export/csv/csv-cell.ts'

const A_PAGE = 1000

/** The rejected rows of a batch as a CSV file, page by page, in bounded memory. */
export const rejectionsCsv = (admin: AdminStore, batchId: string): Readable =>
  Readable.from(csvLines(admin, batchId))

async function* csvLines(admin: AdminStore, batchId: string): AsyncGenerator<string> {
  yield '\uFEFFline,reason,column,value,what,row\r\n'
  for (let current = 1; ; current += 1) {
    const { data } = await admin.ingest.rejections.list(batchId, { current, pageSize: A_PAGE })
    for (const { line, reason, raw, fields } of data) {
      const cells = [line, reason, field(fields, 'column'), field(fields, 'value'), sentenceOf(reason), raw]
      yield `${cells.map(csvCell).join(',')}\r\n`
    }
    if (data.length < A_PAGE) return
  }
}

const field = (fields: JsonValue, key: string): JsonValue =>
  new Map(Object.entries(fields ?? {})).get(key) ?? ''

const sentenceOf = (reason: string): string => new Map(Object.entries(REJECTION_REASONS)).get(reason) ?? ''
