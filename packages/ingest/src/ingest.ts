import type { Terminal } from '@quaywise/domain'
import { type IngestAnswer, takeFacts, takeVisits } from './batch.ts'
import { FORMATS, type Formats } from './formats.ts'
import type { FactMapping } from './mapping/fact-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { IngestPorts } from './ports.ts'
import type { FileFault } from './reading.ts'
import { Upload, UploadBroken } from './upload.ts'

/** One upload: what it is said to be, how to read it, and its bytes. */
export type IngestRequest = {
  readonly kind: string
  /** The terminal of its facts, as it is known or as the mapping names it. */
  readonly terminal: Terminal
  /** Calls are read by a mapping; most other kinds need none. */
  readonly mapping: Mapping | FactMapping | null
  readonly fileName: string | null
  readonly stream: AsyncIterable<Uint8Array>
}

/** An upload that can be taken: its bytes are counted and hashed as they come. */
export type Sending = Omit<IngestRequest, 'stream'> & { readonly upload: Upload }

export type IngestOutcome = { readonly answer: IngestAnswer } | { readonly fault: FileFault }

/**
 * Takes a stream in exactly once, in bounded memory and with back-pressure, and answers when all of it is
 * durable. A file that cannot be read, or breaks off, is a fault: nothing of it is acknowledged, and
 * sending it again is safe. Throws only what the stores throw.
 */
export const ingestStream = async (
  request: IngestRequest,
  ports: IngestPorts,
  formats: Formats = FORMATS,
): Promise<IngestOutcome> => {
  const format = formats.get(request.kind)
  if (!format)
    return { fault: { code: 'UNKNOWN_KIND', detail: `There is no kind of data "${request.kind}".` } }
  const sending = { ...request, upload: new Upload(request.stream) }
  try {
    return 'facts' in format
      ? await takeFacts(format.facts, sending, ports)
      : await takeVisits(format.visits, sending, ports)
  } catch (error) {
    if (!(error instanceof UploadBroken)) throw error
    return { fault: { code: 'UPLOAD_BROKEN', detail: 'The upload broke off before its end: send it again.' } }
  }
}
