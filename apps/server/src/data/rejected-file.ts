import { Readable } from 'node:stream'
import type { AdminStore, IngestBatch } from '@quaywise/admin-store'
import { notesOf } from './batch-notes.ts'

const A_PAGE = 1000

/** The rejected rows of a batch as they came under their header, to be corrected and sent again; each line once. */
export const rejectedFile = (admin: AdminStore, batch: IngestBatch): Readable =>
  Readable.from(lines(admin, batch))

async function* lines(admin: AdminStore, batch: IngestBatch): AsyncGenerator<string> {
  const { mend, head } = notesOf(batch.state)
  if (mend === 'cells') yield `\uFEFF${head}\r\n`
  let last = -1
  for (let current = 1; ; current += 1) {
    const { data } = await admin.ingest.rejections.list(batch.id, { current, pageSize: A_PAGE })
    for (const { line, raw } of data) {
      if (line !== last) yield `${raw}\r\n`
      last = line
    }
    if (data.length < A_PAGE) return
  }
}
