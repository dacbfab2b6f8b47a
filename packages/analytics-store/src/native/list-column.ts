import type { ByteSink } from './byte-sink.ts'
import type { ValueColumn } from './column.ts'
import { LongColumn } from './number-columns.ts'
import { TextColumn } from './text-column.ts'
import { WaitingNumbers } from './waiting-numbers.ts'

/** Lists of texts: first where each ends, then all their texts. */
export class ListColumn implements ValueColumn {
  readonly takes = 'values'
  readonly type = 'Array(String)'
  readonly #ends = new LongColumn('UInt64')
  readonly #texts = new TextColumn()
  readonly #waiting = new WaitingNumbers(this.#ends)
  #count = 0

  add(value: unknown): void {
    const texts: readonly unknown[] = Array.isArray(value) ? value : []
    for (const text of texts) this.#texts.add(text)
    this.#count += texts.length
    this.#waiting.add(this.#count)
  }

  writeTo(sink: ByteSink): void {
    this.#waiting.flush()
    this.#ends.writeTo(sink)
    this.#texts.writeTo(sink)
  }

  clear(): void {
    this.#waiting.clear()
    this.#ends.clear()
    this.#texts.clear()
    this.#count = 0
  }
}
