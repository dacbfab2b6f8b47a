import type { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { LongColumn } from './number-columns.ts'
import { TextColumn } from './text-column.ts'

/** Lists of texts: first where each ends, then all their texts. */
export class ListColumn implements Column {
  readonly type = 'Array(String)'
  readonly #ends = new LongColumn('UInt64')
  readonly #texts = new TextColumn()
  #count = 0

  addAll(values: readonly unknown[]): void {
    const ends = values.map((value) => {
      const texts: readonly unknown[] = Array.isArray(value) ? value : []
      this.#texts.addAll(texts)
      this.#count += texts.length
      return this.#count
    })
    this.#ends.addAll(ends)
  }

  writeTo(sink: ByteSink): void {
    this.#ends.writeTo(sink)
    this.#texts.writeTo(sink)
  }

  clear(): void {
    this.#ends.clear()
    this.#texts.clear()
    this.#count = 0
  }
}
