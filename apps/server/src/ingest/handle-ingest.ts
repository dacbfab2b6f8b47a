import type { AdminStore } from '@quaywise/admin-store'
import type { IngestAnswer } from '@quaywise/contract'
import { FORMATS, type IngestPorts, ingestStream } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'
import { FileRefused } from './file-refused.ts'
import { invalid, keptMapping, type MayUse } from './keep-mapping.ts'
import { terminalOfFile } from './terminal-of-file.ts'

/** One file that a caller sends. */
export type SentFile = {
  readonly kind: string
  readonly terminal: string | undefined
  readonly mappingId: string | undefined
  readonly fileName: string | undefined
  readonly stream: AsyncIterable<Uint8Array>
  readonly mayUse: MayUse
}

/** Takes a file in and answers when all of it is on disk. Throws a `Problem` for what the caller can mend. */
export const handleIngest = async (
  admin: AdminStore,
  ports: IngestPorts,
  file: SentFile,
): Promise<IngestAnswer> => {
  const { kind, stream, fileName = null, mappingId, mayUse } = file
  const format = FORMATS.get(kind)
  if (!format) throw new Problem('UNKNOWN_KIND', { values: { kind } })
  if (mappingId === undefined && 'visits' in format)
    throw invalid('a file of this kind needs a mapping: name it with ?mapping=<id>', {
      field: 'mapping',
      code: 'required',
    })
  const mapping = mappingId === undefined ? null : await keptMapping(admin, mappingId)
  if (mapping && mapping.kind !== kind)
    throw invalid(`the mapping "${mapping.id}" reads files of the kind ${mapping.kind}, not ${kind}`, {
      field: 'mapping',
      code: 'otherKind',
      values: { name: mapping.kind },
    })
  const terminal = await terminalOfFile(admin, { mapping, terminal: file.terminal, mayUse })
  const outcome = await ingestStream({ kind, terminal, mapping, stream, fileName }, ports)
  if ('fault' in outcome) throw new FileRefused(outcome.fault)
  return answerOf(outcome.answer)
}

type Outcome = Awaited<ReturnType<typeof ingestStream>>

const answerOf = ({ warnings, ...answer }: Extract<Outcome, { answer: unknown }>['answer']): IngestAnswer => {
  const told = warnings.map(({ segment, ...warning }) => ({
    ...warning,
    ...(segment === undefined ? {} : { segment: String(segment) }),
  }))
  const rejectedUrl = `/v1/ingest/batches/${answer.batchId}/rejections`
  return { ...answer, warnings: told, ...(answer.rejected > 0 ? { rejectedUrl } : {}) }
}
