import type { NumberColumn } from './column.ts'

const AT_ONCE = 512

/** Numbers that come one by one and wait until there are enough of them for their column. */
export class WaitingNumbers {
  readonly #column: NumberColumn
  readonly #numbers = new Float64Array(AT_ONCE)
  #count = 0

  constructor(column: NumberColumn) {
    this.#column = column
  }

  add(number: number): void {
    this.#numbers[this.#count++] = number
    if (this.#count === AT_ONCE) this.flush()
  }

  /** Gives the column what waits. */
  flush(): void {
    this.#column.addAll(this.#numbers, this.#count)
    this.#count = 0
  }

  clear(): void {
    this.#count = 0
  }
}
