import type { ByteSink } from './byte-sink.ts'
import type { NumberColumn, ValueColumn } from './column.ts'
import { Numbers } from './numbers.ts'
import { WaitingNumbers } from './waiting-numbers.ts'

/** Numbers of which nothing differs from the default: first which rows have nothing, then all values. */
export class NullableColumn implements ValueColumn {
  readonly takes = 'values'
  readonly type: string
  readonly #values: NumberColumn
  readonly #waiting: WaitingNumbers
  readonly #missing = new Numbers((size) => new Uint8Array(size))

  constructor(values: NumberColumn) {
    this.type = `Nullable(${values.type})`
    this.#values = values
    this.#waiting = new WaitingNumbers(values)
  }

  add(value: unknown): void {
    const isMissing = value === null || value === undefined
    this.#missing.push(isMissing ? 1 : 0)
    this.#waiting.add(isMissing ? 0 : Number(value))
  }

  writeTo(sink: ByteSink): void {
    this.#waiting.flush()
    sink.append(this.#missing.bytes())
    this.#values.writeTo(sink)
  }

  clear(): void {
    this.#waiting.clear()
    this.#missing.clear()
    this.#values.clear()
  }
}
