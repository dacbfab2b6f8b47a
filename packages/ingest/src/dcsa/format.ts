import type { FactFormat, FactReading, Origin } from '../fact-format.ts'
import { faultOf } from '../json/json-fault.ts'
import { inChunks } from '../known/chunks.ts'
import { firstOf } from '../known/first-of.ts'
import { CallTaker, type Told } from './call-taker.ts'
import { Messages } from './messages.ts'
import { readDcsa } from './read-dcsa.ts'
import type { DcsaReading } from './reading.ts'

const READINGS = 1000
const CHARACTERS = 4_000_000

/** Port calls as messages of the carriers' standard: every word becomes history, and moves the stamps of its call. */
export const dcsaFormat: FactFormat = {
  kind: 'dcsa',
  inTurn: true,
  async open(stream, origin) {
    const { zone, locode } = origin.terminal
    const opened = await firstOf(readDcsa(stream, { terminal: { zone, locode } }))
    if (opened.first?.kind === 'fault') return { fault: faultOf(opened.first.code) }
    return { readings: readingsOf(opened.all, origin) }
  },
}

async function* readingsOf(read: AsyncIterable<DcsaReading>, origin: Origin): AsyncGenerator<FactReading> {
  const messages = new Messages()
  const size = (reading: DcsaReading): number => ('raw' in reading ? reading.raw.length : 0)
  for await (const chunk of inChunks(read, READINGS, CHARACTERS, size)) {
    const taker = new CallTaker(origin)
    await taker.fetch(chunk)
    for (const reading of chunk) yield* readingOf(reading, taker, messages)
  }
}

async function* readingOf(
  reading: DcsaReading,
  taker: CallTaker,
  messages: Messages,
): AsyncGenerator<FactReading> {
  if (reading.kind === 'fault') return
  if (reading.kind === 'notice') {
    const { kind: _, ...notice } = reading
    // Whether a service is known shows only when what earlier files told is looked at.
    if (notice.code !== 'SERVICE_UNKNOWN') yield { kind: 'notice', notice }
    return
  }
  if (reading.kind === 'rejection') {
    const { kind: _, ...rejection } = reading
    yield { kind: 'rejection', rejection }
    return
  }
  const message = messages.next(reading)
  if (message) yield { kind: 'message', message }
  const { line, raw } = reading
  const item = isTold(reading)
    ? await taker.take(reading, messages.seq)
    : ({ kind: 'item', line, message: messages.seq, facts: [], notices: [] } as const)
  if (typeof item === 'string')
    yield { kind: 'rejection', rejection: { line, reason: item, raw: raw.slice(0, 2000) } }
  else yield item
}

const isTold = (reading: DcsaReading): reading is Told =>
  ['word', 'loose-word', 'call', 'service'].includes(reading.kind)
