import { Readable } from 'node:stream'
import type { AdminStore, JsonValue } from '@quaywise/admin-store'
import { REJECTION_REASONS } from '@quaywise/ingest'

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

/** A cell of a CSV file that a spreadsheet shows as text: what looks like a formula gets an apostrophe. */
const csvCell = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  const text = value === null || value === undefined ? '' : String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
