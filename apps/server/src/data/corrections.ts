import type { AdminStore, IngestBatch } from '@quaywise/admin-store'
import type { CorrectedRow, IngestAnswer } from '@quaywise/contract'
import type { IngestPorts } from '@quaywise/ingest'
import { invalid, type MayUse } from '../ingest/keep-mapping.ts'
import { notesOf } from './batch-notes.ts'
import { correctedMessages, type Part, type Stores } from './corrected-messages.ts'
import { receiveFile } from './receive-file.ts'
import { delimiterOf } from './rejected-rows.ts'

type Correction = {
  readonly batch: IngestBatch
  readonly rows: readonly CorrectedRow[]
  readonly mayUse: MayUse
}

const cellText = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const correctedName = (fileName: string | null): string => {
  const name = fileName ?? 'rows'
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}.corrected${name.slice(dot)}` : `${name}.corrected`
}

/** One JSON element a line, however it was laid out; what is no JSON is sent as it is, to be refused with a reason. */
const onOneLine = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

const isPart = (row: CorrectedRow): row is Part => 'was' in row

const fileOf = async (stores: Stores, { batch, rows }: Correction): Promise<string> => {
  const { mend, head } = notesOf(batch.state)
  const parts = rows.filter(isPart)
  if (mend === 'message' && parts.length === rows.length) return correctedMessages(stores, batch, parts)
  if (mend === 'message' || parts.length > 0)
    throw invalid('a part of a message is told as it was and as it should be, in files of messages only', {
      field: 'rows',
      code: 'kind',
    })
  if (mend === 'no')
    throw invalid('rows of this file cannot be sent alone: correct the file and send it again', {
      field: 'rows',
      code: 'notAlone',
    })
  const delimiter = mend === 'cells' ? await delimiterOf(stores.admin, batch, head) : null
  const lines = rows.map((row) => {
    if ('text' in row) return batch.kind.startsWith('facts/') ? row.text : onOneLine(row.text)
    if (delimiter === null)
      throw invalid('the rows of this file have no cells: send each as a text', {
        field: 'rows',
        code: 'kind',
      })
    return row.cells.map((cell) => cellText(cell, delimiter)).join(delimiter)
  })
  return `${[...(mend === 'cells' ? [head] : []), ...lines].join('\n')}\n`
}

/**
 * Sends corrected rows of a batch as a file of its own and links the two. Throws a `Problem` for a batch whose
 * rows cannot be sent alone, and whatever taking in a file throws.
 */
export const sendCorrected = async (
  stores: Stores,
  ports: IngestPorts,
  correction: Correction,
): Promise<IngestAnswer> => {
  const { id, kind, terminal, mapping, fileName } = correction.batch
  const { admin } = stores
  const text = await fileOf(stores, correction)
  const answer = await receiveFile(admin, ports, {
    ...{ kind, terminal, mappingId: mapping ?? undefined, fileName: correctedName(fileName) },
    stream: (async function* () {
      yield Buffer.from(text)
    })(),
    mayUse: correction.mayUse,
  })
  await link(admin, id, answer.batchId)
  return answer
}

const link = (admin: AdminStore, first: string, second: string): Promise<void> =>
  admin.transaction(async (tx) => {
    const before = await admin.ingest.batches.get(first, tx)
    if (!before || first === second) return
    const correctedBy = new Set([...notesOf(before.state).correctedBy, second])
    await admin.ingest.batches.annotate(first, { correctedBy: [...correctedBy] }, tx)
    await admin.ingest.batches.annotate(second, { corrects: first }, tx)
  })
