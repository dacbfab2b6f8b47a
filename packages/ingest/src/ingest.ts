import { FORMATS } from './formats.ts'
import { terminalAfter } from './frozen-clock.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { IngestPorts } from './ports.ts'
import type { FileFault, Reading } from './reading.ts'
import { RejectionKeeper } from './rejection-keeper.ts'
import { Upload, UploadBroken } from './upload.ts'
import { VisitTaker } from './visit-taker.ts'
import { type Warning, WarningTally } from './warning-tally.ts'

/** One upload: what it is said to be, how to read it, and its bytes. */
export type IngestRequest = {
  readonly kind: string
  readonly mapping: Mapping
  readonly fileName: string | null
  readonly stream: AsyncIterable<Uint8Array>
}

/** What became of an upload; everything it counts is on disk. */
export type IngestAnswer = {
  readonly batchId: string
  readonly type: string
  readonly accepted: number
  readonly duplicate: number
  readonly rejected: number
  readonly warnings: readonly Warning[]
}
export type IngestOutcome = { readonly answer: IngestAnswer } | { readonly fault: FileFault }

/**
 * Takes a stream in exactly once, in bounded memory and with back-pressure, and answers when all of it is
 * durable. A file that cannot be read, or breaks off, is a fault: nothing of it is acknowledged, and
 * sending it again is safe. Throws only what the stores throw.
 */
export const ingestStream = async (request: IngestRequest, ports: IngestPorts): Promise<IngestOutcome> => {
  const format = Object.hasOwn(FORMATS, request.kind) ? FORMATS[request.kind] : undefined
  if (!format)
    return { fault: { code: 'UNKNOWN_KIND', detail: `There is no kind of data "${request.kind}".` } }
  const upload = new Upload(request.stream)
  const { terminal, id: mapping } = request.mapping
  try {
    const opened = await format.open(upload, request.mapping)
    if ('fault' in opened) return opened
    const head = { kind: request.kind, terminal: terminal.id, mapping, fileName: request.fileName }
    const batchId = await ports.beginBatch(head)
    return { answer: await takeBatch(opened.readings, batchId, request, upload, ports) }
  } catch (error) {
    if (!(error instanceof UploadBroken)) throw error
    return { fault: { code: 'UPLOAD_BROKEN', detail: 'The upload broke off before its end: send it again.' } }
  }
}

const takeBatch = async (
  readings: AsyncIterable<Reading>,
  batchId: string,
  request: IngestRequest,
  upload: Upload,
  ports: IngestPorts,
): Promise<IngestAnswer> => {
  const tally = new WarningTally()
  const taker = new VisitTaker({ ports, terminalId: request.mapping.terminal.id, batchId }, tally)
  const keeper = new RejectionKeeper(ports, batchId, tally)
  const counts = () => ({
    accepted: taker.accepted,
    duplicate: taker.duplicate,
    rejected: keeper.count,
    warnings: tally.list(),
  })
  const end = (status: 'done' | 'failed') =>
    ports.endBatch(batchId, { status, ...counts(), contentHash: upload.contentHash() })
  try {
    const lastAt = await takeAll(readings, taker, keeper, tally)
    if (lastAt !== null) await saveTerminal(request.mapping, lastAt, ports)
  } catch (error) {
    // The store may be what failed: the first error is the one to tell.
    await end('failed').catch(() => undefined)
    throw error
  }
  await end('done')
  return { batchId, type: request.kind, ...counts() }
}

const takeAll = async (
  readings: AsyncIterable<Reading>,
  taker: VisitTaker,
  keeper: RejectionKeeper,
  tally: WarningTally,
): Promise<number | null> => {
  let lastAt: number | null = null
  for await (const reading of readings) {
    if (reading.kind === 'rejection') await keeper.keep(reading.rejection)
    else if (reading.kind === 'filtered') tally.add({ code: 'FILTERED', line: reading.line })
    else if (reading.kind === 'notice') tally.add(reading.notice)
    else {
      for (const notice of reading.notices) tally.add(notice)
      await taker.take(reading.visit, reading.line)
      lastAt = Math.max(lastAt ?? reading.visit.lastAt, reading.visit.lastAt)
    }
  }
  await taker.flush()
  await keeper.flush()
  return lastAt
}

const saveTerminal = (mapping: Mapping, lastAt: number, ports: IngestPorts): Promise<void> =>
  ports.exclusively(mapping.terminal.id, async () => {
    const known = await ports.terminal(mapping.terminal.id)
    await ports.saveTerminal(terminalAfter(known, mapping, lastAt))
  })
