import type { AdminStore } from '@quaywise/admin-store'
import type { IngestPorts } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'
import { handleIngest } from '../ingest/handle-ingest.ts'
import type { Take } from './file-taker.ts'

/** Takes files over the same way as those that come over HTTP. Whoever may write to the folder may write to its terminals. */
export const takeThrough =
  (admin: AdminStore, ports: IngestPorts): Take =>
  async ({ kind, terminal, mapping, fileName, stream }) => {
    try {
      const file = { kind, terminal, mappingId: mapping, fileName, stream, mayUse: () => true }
      return { answer: await handleIngest(admin, ports, file) }
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error
      const detail = String(error.values.detail ?? error.values.kind ?? error.values.terminal ?? '')
      if (detail.startsWith('UPLOAD_BROKEN')) throw error
      return { fault: { code: error.code, detail } }
    }
  }
