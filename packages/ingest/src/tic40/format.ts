import type { FactFormat, FactReading, Origin } from '../fact-format.ts'
import { faultOf } from '../json/json-fault.ts'
import { inChunks } from '../known/chunks.ts'
import { firstOf } from '../known/first-of.ts'
import { readTic40 } from './read-tic40.ts'
import type { TicMessageEnd, TicReading } from './reading.ts'
import { type Numbered, TicTaker } from './tic-taker.ts'

const READINGS = 2000
const CHARACTERS = 4_000_000

/** Machines and visits as TIC4.0, in either notation: states, cycles, telemetry, and words on the stamps of visits. */
export const ticFormat: FactFormat = {
  kind: 'tic40',
  inTurn: true,
  async open(stream, origin) {
    const opened = await firstOf(readTic40(stream, { zone: origin.terminal.zone }))
    if (opened.first?.kind === 'fault') return { fault: faultOf(opened.first.code) }
    return { readings: readingsOf(opened.all, origin) }
  },
}

async function* readingsOf(read: AsyncIterable<TicReading>, origin: Origin): AsyncGenerator<FactReading> {
  const size = (reading: TicReading): number => ('raw' in reading ? reading.raw.length : 0)
  let seq = 1
  for await (const chunk of inChunks(read, READINGS, CHARACTERS, size)) {
    const taker = new TicTaker(origin)
    const numbered = chunk.map((reading): Numbered => {
      const message = reading.kind === 'measure' ? 0 : seq
      if (reading.kind === 'message-end') seq += 1
      return { reading, message }
    })
    yield* taker.take(numbered)
    // Messages after all that they told in this chunk: one that is kept leads to it.
    for (const one of numbered) yield* asTold(one)
  }
}

/** The longest text of a message that is kept, in characters. */
const TEXT = 4 * 1_048_576

function* messageOf({ raw, keep, line }: TicMessageEnd, seq: number): Generator<FactReading> {
  if (!keep) return
  if (raw.length > TEXT) yield { kind: 'notice', notice: { code: 'MESSAGE_TEXT_CUT', line } }
  const text = raw.slice(0, TEXT)
  yield { kind: 'message', message: { seq, type: 'TIC4.0', sender: '', reference: '', at: null, text } }
}

function* asTold({ reading, message }: Numbered): Generator<FactReading> {
  if (reading.kind === 'message-end') yield* messageOf(reading, message)
  else if (reading.kind === 'notice') {
    const { kind: _, ...notice } = reading
    yield { kind: 'notice', notice }
  } else if (reading.kind === 'rejection') {
    const { kind: _, ...rejection } = reading
    yield { kind: 'rejection', rejection }
  } else if (reading.kind === 'unused-counts')
    for (const [column, count] of reading.counts)
      for (let i = 0; i < Math.min(count, MOST_TOLD); i += 1)
        yield { kind: 'notice', notice: { code: 'NOT_USED', line: 0, column } }
}

/** A notice counts one; more of one kind than this are not counted out. */
const MOST_TOLD = 1000
