import type { AdminStore } from '@quaywise/admin-store'
import type { IngestAnswer } from '@quaywise/contract'
import type { IngestPorts } from '@quaywise/ingest'
import { handleIngest, type SentFile } from '../ingest/handle-ingest.ts'
import { rememberHead } from './file-head.ts'

/** Takes a file in and notes its header, so that rejected rows can be mended under it. Throws as `handleIngest`. */
export const receiveFile = async (
  admin: AdminStore,
  ports: IngestPorts,
  file: SentFile,
): Promise<IngestAnswer> => {
  const { stream, headOf } = rememberHead(file.stream)
  const answer = await handleIngest(admin, ports, { ...file, stream })
  await admin.ingest.batches.annotate(answer.batchId, headOf(file.kind))
  return answer
}
