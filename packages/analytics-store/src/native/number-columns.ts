import type { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { type NumberArray, Numbers } from './numbers.ts'

const TWO_TO_32 = 4_294_967_296

const numberOf = (value: unknown): number => (value === null || value === undefined ? 0 : Number(value))

/** Whole numbers; throws `RangeError` for one that its type cannot hold, rather than cutting it short. */
export class WholeColumn implements Column {
  readonly type: string
  readonly #values: Numbers<NumberArray>

  constructor(type: string, make: (size: number) => NumberArray) {
    this.type = type
    this.#values = new Numbers(make)
  }

  add(value: unknown): void {
    const number = numberOf(value)
    if (this.#values.add(number) !== number) throw new RangeError(`${number} is no ${this.type}.`)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Numbers with a fraction, as near as their type comes. */
export class FractionColumn implements Column {
  readonly type: string
  readonly #values: Numbers<NumberArray>

  constructor(type: string, make: (size: number) => NumberArray) {
    this.type = type
    this.#values = new Numbers(make)
  }

  add(value: unknown): void {
    this.#values.add(numberOf(value))
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Numbers kept to hundredths; throws `RangeError` beyond twenty million. */
export class HundredthsColumn implements Column {
  readonly type = 'Decimal(9, 2)'
  readonly #values = new Numbers((size) => new Int32Array(size))

  add(value: unknown): void {
    const hundredths = Math.round(numberOf(value) * 100)
    if (this.#values.add(hundredths) !== hundredths)
      throw new RangeError(`${hundredths / 100} is no ${this.type}.`)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Instants in epoch milliseconds, and other whole numbers of eight bytes; fractions are rounded. */
export class LongColumn implements Column {
  readonly type: string
  readonly #halves = new Numbers((size) => new Uint32Array(size))

  constructor(type: string) {
    this.type = type
  }

  add(value: unknown): void {
    const number = Math.round(numberOf(value))
    if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no ${this.type}.`)
    this.#halves.add(number >>> 0)
    this.#halves.add(Math.floor(number / TWO_TO_32))
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#halves.bytes())
  }

  clear(): void {
    this.#halves.clear()
  }
}
