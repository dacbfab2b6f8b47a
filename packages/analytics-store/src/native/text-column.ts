import { ByteSink } from './byte-sink.ts'
import type { ValueColumn } from './column.ts'

/** Texts, one after the other. */
export class TextColumn implements ValueColumn {
  readonly takes = 'values'
  readonly type = 'String'
  readonly #texts = new ByteSink()

  add(value: unknown): void {
    this.#texts.text(textOf(value))
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#texts.view())
  }

  clear(): void {
    this.#texts.clear()
  }
}

/** A cell of a text column; one that is not told is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)
