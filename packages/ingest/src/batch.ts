import type { FactFormat, FactReading, Origin } from './fact-format.ts'
import { BrokenParquet } from './facts/read-parquet.ts'
import { terminalAfter } from './frozen-clock.ts'
import type { IngestOutcome, Sending } from './ingest.ts'
import { isMappingOfFacts } from './mapping/fact-mapping.ts'
import type { Mapping } from './mapping/mapping.ts'
import type { BatchWarning, IngestPorts } from './ports.ts'
import type { FileFault, Format, Reading } from './reading.ts'
import { RejectionKeeper } from './rejection-keeper.ts'
import type { Held } from './taker/fact-ports.ts'
import { FactTaker } from './taker/fact-taker.ts'
import { knownThrough } from './taker/known.ts'
import { MessageKeeper } from './taker/message-keeper.ts'
import { misfitOf } from './taker/misfit.ts'
import { VisitTaker } from './visit-taker.ts'
import { type Warning, WarningTally } from './warning-tally.ts'

/** What became of an upload; everything it counts is on disk. */
export type IngestAnswer = {
  readonly batchId: string
  readonly type: string
  readonly accepted: number
  readonly duplicate: number
  readonly rejected: number
  readonly warnings: readonly Warning[]
}

type Counted = { readonly accepted: number; readonly duplicate: number; readonly lastAt: number | null }

/** One batch from its first row to its end: its record, its rejected rows and what was odd. */
class Batch {
  readonly id: string
  readonly tally = new WarningTally()
  readonly keeper: RejectionKeeper
  readonly #sending: Sending
  readonly #ports: IngestPorts

  constructor(id: string, sending: Sending, ports: IngestPorts) {
    this.id = id
    this.keeper = new RejectionKeeper(ports, id, this.tally)
    this.#sending = sending
    this.#ports = ports
  }

  static async begin(sending: Sending, ports: IngestPorts): Promise<Batch> {
    const { kind, terminal, mapping, fileName } = sending
    const head = { kind, terminal: terminal.id, mapping: mapping?.id ?? null, fileName }
    return new Batch(await ports.beginBatch(head), sending, ports)
  }

  /** Runs the work; ends the batch as done after it, or as failed when it throws or finds a fault. */
  async run(counts: Counted, work: () => Promise<FileFault | null>): Promise<IngestOutcome> {
    let fault: FileFault | null
    try {
      fault = await work()
      if (fault === null && counts.lastAt !== null) await this.#moveClock(counts.lastAt)
    } catch (error) {
      // The store may be what failed: the first error is the one to tell.
      await this.#end('failed', counts).catch(() => undefined)
      throw error
    }
    if (fault !== null) {
      const { code, detail } = fault
      await this.#end('failed', counts, [{ code, message: detail, count: 1 }])
      return { fault }
    }
    await this.#end('done', counts)
    return { answer: { batchId: this.id, type: this.#sending.kind, ...this.#counts(counts) } }
  }

  #counts({ accepted, duplicate }: Counted): Omit<IngestAnswer, 'batchId' | 'type'> {
    return { accepted, duplicate, rejected: this.keeper.count, warnings: this.tally.list() }
  }

  #end(status: 'done' | 'failed', counts: Counted, more: readonly BatchWarning[] = []): Promise<void> {
    const { warnings, ...numbers } = this.#counts(counts)
    const contentHash = this.#sending.upload.contentHash()
    return this.#ports.endBatch(this.id, {
      status,
      ...numbers,
      warnings: [...warnings, ...more],
      contentHash,
    })
  }

  #moveClock(lastAt: number): Promise<void> {
    const { terminal } = this.#sending
    const ports = this.#ports
    return ports.exclusively(terminal.id, async () => {
      const known = await ports.terminal(terminal.id)
      await ports.saveTerminal(terminalAfter(known, terminal, Math.min(lastAt, ports.now())))
    })
  }
}

/** Takes the calls of a port-call list. */
export const takeVisits = async (
  format: Format,
  sending: Sending,
  ports: IngestPorts,
): Promise<IngestOutcome> => {
  const mapping = visitMapping(sending.mapping)
  if (mapping === null)
    return { fault: { code: 'NO_MAPPING', detail: 'A list of port calls needs a mapping of its own kind.' } }
  const opened = await format.open(sending.upload, { ...mapping, terminal: sending.terminal })
  if ('fault' in opened) return opened
  const batch = await Batch.begin(sending, ports)
  const target = { ports, terminalId: sending.terminal.id, batchId: batch.id }
  const taker = new VisitTaker(target, batch.tally)
  return batch.run(taker, async () => {
    for await (const reading of opened.readings) await takeVisit(reading, taker, batch)
    await taker.flush()
    await batch.keeper.flush()
    return null
  })
}

const visitMapping = (mapping: Sending['mapping']): Mapping | null =>
  mapping === null || isMappingOfFacts(mapping) ? null : mapping

const takeVisit = async (reading: Reading, taker: VisitTaker, { tally, keeper }: Batch): Promise<void> => {
  if (reading.kind === 'rejection') await keeper.keep(reading.rejection)
  else if (reading.kind === 'filtered') tally.add({ code: 'FILTERED', line: reading.line })
  else if (reading.kind === 'notice') tally.add(reading.notice)
  else {
    for (const notice of reading.notices) tally.add(notice)
    await taker.take(reading.visit, reading.line)
  }
}

/** Takes the facts of a file. */
export const takeFacts = async (
  format: FactFormat,
  sending: Sending,
  ports: IngestPorts,
): Promise<IngestOutcome> => {
  const batch = await Batch.begin(sending, ports)
  const { terminal, mapping, upload } = sending
  const target = { ports, terminalId: terminal.id, batchId: batch.id }
  const taker = new FactTaker(target, batch.tally, format.inTurn)
  const takers = { taker, messages: new MessageKeeper(target, batch.tally), batch }
  const origin: Origin = {
    ...{ terminal, mapping, batchId: batch.id, receivedAt: ports.now() },
    known: knownThrough(taker, ports, terminal.id),
    ...(ports.spool ? { spool: ports.spool } : {}),
  }
  const work = async (held?: Held): Promise<FileFault | null> => {
    try {
      const opened = await format.open(upload, origin)
      if ('fault' in opened) return opened.fault
      for await (const reading of opened.readings) {
        held?.check()
        await takeFact(reading, takers)
      }
      await flushAll(takers, null)
      return null
    } catch (error) {
      if (!(error instanceof BrokenParquet)) throw error
      return error.fault
    } finally {
      await taker.rest()
      await ports.endFinding(batch.id)
    }
  }
  const turn = `${terminal.id}/told`
  return batch.run(taker, () => (format.inTurn ? ports.exclusively(turn, work) : work()))
}

type Takers = { readonly taker: FactTaker; readonly messages: MessageKeeper; readonly batch: Batch }

const takeFact = async (reading: FactReading, takers: Takers): Promise<void> => {
  const { taker, messages, batch } = takers
  const { tally, keeper } = batch
  if (reading.kind === 'rows') await taker.takeRows(reading)
  else if (reading.kind === 'rejection') await keeper.keep(reading.rejection)
  else if (reading.kind === 'filtered') tally.add({ code: 'FILTERED', line: reading.line })
  else if (reading.kind === 'notice') tally.add(reading.notice)
  else if (reading.kind === 'message') {
    messages.add(reading.message)
    if (messages.isFull) await flushAll(takers, reading.message.seq)
  } else {
    for (const notice of reading.notices) tally.add(notice)
    const misfit = misfitOf(reading.facts)
    if (misfit !== null) {
      await keeper.keep({
        ...placeOf(reading),
        reason: 'BAD_NUMBER',
        ...misfit,
        raw: JSON.stringify(reading.facts),
      })
      return
    }
    messages.speaksOf(reading.message, reading.line, reading.facts)
    // An item that makes no fact is known where its message is.
    const isBare = reading.facts.length === 0 && (reading.gone ?? []).length === 0
    if (isBare && reading.message > 0) messages.noteBare(reading.message)
    else await taker.takeItem(reading.line, reading)
  }
}

const placeOf = ({
  line,
  segment,
}: {
  line: number
  segment?: number
}): { line: number; segment?: number } => (segment === undefined ? { line } : { line, segment })

/** Facts first: a message leads to what it told. */
const flushAll = async ({ taker, messages, batch }: Takers, open: number | null): Promise<void> => {
  await taker.flush()
  taker.countBare(await messages.flush(open))
  await batch.keeper.flush()
}
