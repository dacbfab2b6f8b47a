import type { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { type NumberArray, Numbers } from './numbers.ts'

const TWO_TO_32 = 4_294_967_296
const MOST_HUNDREDTHS = 2_147_483_647

const numberOf = (value: unknown): number => (value === null || value === undefined ? 0 : Number(value))

/** A kind of whole number, and the least and the greatest that it can hold. */
export type WholeKind = {
  readonly type: string
  readonly make: (size: number) => NumberArray
  readonly least: number
  readonly most: number
}

/** Whole numbers; throws `RangeError` for one that its type cannot hold, rather than cutting it short. */
export class WholeColumn implements Column {
  readonly type: string
  readonly #kind: WholeKind
  readonly #values: Numbers<NumberArray>

  constructor(kind: WholeKind) {
    this.type = kind.type
    this.#kind = kind
    this.#values = new Numbers(kind.make)
  }

  addAll(values: readonly unknown[]): void {
    const { least, most } = this.#kind
    const numbers = new Float64Array(values.length)
    for (let i = 0; i < values.length; i += 1) {
      const number = numberOf(values[i])
      if (!(number >= least && number <= most && Number.isInteger(number)))
        throw new RangeError(`${number} is no ${this.type}.`)
      numbers[i] = number
    }
    this.#values.append(numbers)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Numbers with a fraction, as near as single precision comes. */
export class FractionColumn implements Column {
  readonly type = 'Float32'
  readonly #values = new Numbers((size) => new Float32Array(size))

  addAll(values: readonly unknown[]): void {
    const numbers = new Float32Array(values.length)
    for (let i = 0; i < values.length; i += 1) numbers[i] = numberOf(values[i])
    this.#values.append(numbers)
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

  addAll(values: readonly unknown[]): void {
    const numbers = new Int32Array(values.length)
    for (let i = 0; i < values.length; i += 1) {
      const hundredths = Math.round(numberOf(values[i]) * 100)
      if (!(Math.abs(hundredths) <= MOST_HUNDREDTHS))
        throw new RangeError(`${hundredths / 100} is no ${this.type}.`)
      numbers[i] = hundredths
    }
    this.#values.append(numbers)
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

  addAll(values: readonly unknown[]): void {
    const halves = new Uint32Array(values.length * 2)
    for (let i = 0; i < values.length; i += 1) {
      const number = Math.round(numberOf(values[i]))
      if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no ${this.type}.`)
      halves[2 * i] = number >>> 0
      halves[2 * i + 1] = Math.floor(number / TWO_TO_32)
    }
    this.#halves.append(halves)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#halves.bytes())
  }

  clear(): void {
    this.#halves.clear()
  }
}
