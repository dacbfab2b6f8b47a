import { EdifactFile } from './file/edifact-file.ts'
import type { EdifactReading } from './reading.ts'
import type { Cut } from './syntax/segment.ts'
import { SegmentCutter } from './syntax/segment-cutter.ts'

/** Rejections in front of the first segment that can be read, after which a file is taken for something else. */
const PATIENCE = 100

/**
 * Reads a stream of bytes as UN/EDIFACT: any number of interchanges and messages, whatever chunks they come in, in
 * bounded memory. What cannot be read is a rejection with its place and reason, and reading goes on behind it. Never
 * throws on bad content; an error of the stream passes through.
 */
export async function* readEdifact(stream: AsyncIterable<Uint8Array>): AsyncGenerator<EdifactReading> {
  const cutter = new SegmentCutter()
  const reader = new PatientReader()
  for await (const chunk of stream) {
    // To delegate (yield*) would await even where there is nothing.
    for (const cut of cutter.push(chunk)) for (const reading of reader.take(cut)) yield reading
    if (reader.gaveUp) return
  }
  for (const cut of cutter.finish()) for (const reading of reader.take(cut)) yield reading
  yield* reader.finish()
}

/** Holds rejections back until a segment can be read, so that a picture or an archive is refused as what it is. */
class PatientReader {
  readonly #file = new EdifactFile()
  readonly #held: EdifactReading[] = []
  #understood = false
  gaveUp = false

  take(cut: Cut): readonly EdifactReading[] {
    if (this.gaveUp) return []
    const readings = this.#file.take(cut)
    if (this.#understood) return readings
    if (readings.length > 0 && readings.every(({ kind }) => kind === 'rejection')) {
      this.#held.push(...readings)
      this.gaveUp = this.#held.length >= PATIENCE
      return this.gaveUp ? [this.#refusal()] : []
    }
    this.#understood = true
    return [...this.#held.splice(0), ...readings]
  }

  finish(): readonly EdifactReading[] {
    if (this.gaveUp) return []
    return this.#understood ? this.#file.finish() : [this.#refusal()]
  }

  #refusal(): EdifactReading {
    const [first] = this.#held
    const seen = first?.kind === 'rejection' ? first.rejection : EMPTY
    return { kind: 'rejection', rejection: { ...seen, scope: 'FILE', reason: 'NOT_EDIFACT' } }
  }
}

const EMPTY = { line: 1, segment: 0, offset: 0, end: 0, raw: '' }
