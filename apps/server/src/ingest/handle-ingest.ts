import type { AdminStore } from '@quaywise/admin-store'
import type { IngestAnswer } from '@quaywise/contract'
import { FORMATS, type IngestPorts, ingestStream } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'
import { invalid, keptMapping, type MayUse } from './keep-mapping.ts'
import { withTerminal } from './terminal-of-file.ts'

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
  const { kind, stream, fileName = null } = file
  if (!Object.hasOwn(FORMATS, kind)) throw new Problem('UNKNOWN_KIND', { values: { kind } })
  const kept = await keptMapping(admin, file.mappingId)
  const mapping = await withTerminal(admin, kept, file.terminal, file.mayUse)
  const outcome = await ingestStream({ kind, mapping, stream, fileName }, ports)
  if ('fault' in outcome) throw invalid(`${outcome.fault.code}: ${outcome.fault.detail}`)
  const { warnings, ...answer } = outcome.answer
  const rejectedUrl = `/v1/ingest/batches/${answer.batchId}/rejections`
  return { ...answer, warnings: [...warnings], ...(answer.rejected > 0 ? { rejectedUrl } : {}) }
}
