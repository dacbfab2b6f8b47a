import type { FactFormat, FactReading, Origin } from '../fact-format.ts'
import { FactChunk } from './facts/fact-chunk.ts'
import { RawText } from './facts/raw-text.ts'
import { type Telling, tellingOf } from './facts/telling.ts'
import { readEdifact } from './read-edifact.ts'
import type { EdifactRejection, MessageEnd } from './reading.ts'

/** UN/EDIFACT: what its container messages tell becomes calls, moves, gate passages, plans, lists and orders. */
export const edifactFormat: FactFormat = {
  kind: 'edifact',
  inTurn: true,
  open: async (stream, origin) => ({ readings: readFacts(stream, origin) }),
}

async function* readFacts(stream: AsyncIterable<Uint8Array>, origin: Origin): AsyncGenerator<FactReading> {
  const raw = new RawText()
  const chunk = new FactChunk(origin)
  let telling: Telling | null = null
  for await (const reading of readEdifact(raw.watch(stream))) {
    if (reading.kind === 'message') telling = tellingOf(reading.message, origin)
    else if (reading.kind === 'notice') yield reading
    else if (reading.kind === 'rejection')
      yield { kind: 'rejection', rejection: rejectionOf(reading.rejection) }
    else if (telling !== null && reading.kind === 'item') {
      chunk.add(reading.item, reading.notices, telling)
      if (chunk.isFull) yield* chunk.flush()
    } else if (telling !== null && reading.kind === 'message-end') {
      yield* messageReadings(reading.end, telling, raw)
      chunk.end(reading.end, telling)
      if (chunk.isFull) yield* chunk.flush()
    }
  }
  yield* chunk.flush()
}

/** The text of a message that has ended, and a warning where not all of it is kept. */
function* messageReadings(end: MessageEnd, telling: Telling, raw: RawText): Generator<FactReading> {
  const { head, at } = telling
  const { text, cut } = raw.take(end.place)
  const { line, segment } = end.place
  if (cut) yield { kind: 'notice', notice: { code: 'MESSAGE_TEXT_CUT', line, segment } }
  const reference = head.reference ?? head.documentNo ?? ''
  const message = { seq: end.message, type: head.type, sender: head.sender ?? '', reference, at, text }
  yield { kind: 'message', message }
}

const rejectionOf = ({ line, segment, reason, raw, tag, value }: EdifactRejection) => ({
  ...{ line, segment, reason, raw },
  ...(tag === undefined ? {} : { column: tag }),
  ...(value === undefined ? {} : { value }),
})
