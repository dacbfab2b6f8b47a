import type { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { Numbers } from './numbers.ts'

/** A column in which nothing differs from the default: first which rows have nothing, then all values. */
export class NullableColumn implements Column {
  readonly type: string
  readonly #values: Column
  readonly #missing = new Numbers((size) => new Uint8Array(size))

  constructor(values: Column) {
    this.type = `Nullable(${values.type})`
    this.#values = values
  }

  addAll(values: readonly unknown[]): void {
    this.#missing.append(Uint8Array.from(values, (value) => (value === null || value === undefined ? 1 : 0)))
    this.#values.addAll(values)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#missing.bytes())
    this.#values.writeTo(sink)
  }

  clear(): void {
    this.#missing.clear()
    this.#values.clear()
  }
}
