import type { ByteSink } from './byte-sink.ts'
import type { NumberColumn } from './column.ts'
import { type NumberArray, Numbers } from './numbers.ts'

const TWO_TO_32 = 4_294_967_296
const MOST_HUNDREDTHS = 2_147_483_647

/** A kind of whole number, and the least and the greatest that it can hold. */
export type WholeKind = {
  readonly type: string
  readonly make: (size: number) => NumberArray
  readonly least: number
  readonly most: number
}

/** Whole numbers; throws `RangeError` for one that its type cannot hold, rather than cutting it short. */
export class WholeColumn implements NumberColumn {
  readonly takes = 'numbers'
  readonly type: string
  readonly #kind: WholeKind
  readonly #values: Numbers<NumberArray>

  constructor(kind: WholeKind) {
    this.type = kind.type
    this.#kind = kind
    this.#values = new Numbers(kind.make)
  }

  addAll(values: Float64Array, count: number): void {
    const { least, most } = this.#kind
    for (let i = 0; i < count; i += 1) {
      const number = values[i] ?? 0
      if (!(number >= least && number <= most && Number.isInteger(number)))
        throw new RangeError(`${number} is no ${this.type}.`)
    }
    const first = this.#values.extend(count)
    this.#values.values.set(values.subarray(0, count), first)
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Numbers with a fraction, as near as single precision comes. */
export class FractionColumn implements NumberColumn {
  readonly takes = 'numbers'
  readonly type = 'Float32'
  readonly #values = new Numbers((size) => new Float32Array(size))

  addAll(values: Float64Array, count: number): void {
    const first = this.#values.extend(count)
    const kept = this.#values.values
    for (let i = 0; i < count; i += 1) kept[first + i] = values[i] ?? 0
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Numbers kept to hundredths; throws `RangeError` beyond twenty million. */
export class HundredthsColumn implements NumberColumn {
  readonly takes = 'numbers'
  readonly type = 'Decimal(9, 2)'
  readonly #values = new Numbers((size) => new Int32Array(size))

  addAll(values: Float64Array, count: number): void {
    const first = this.#values.extend(count)
    const kept = this.#values.values
    for (let i = 0; i < count; i += 1) {
      const hundredths = Math.round((values[i] ?? 0) * 100)
      if (!(Math.abs(hundredths) <= MOST_HUNDREDTHS))
        throw new RangeError(`${hundredths / 100} is no ${this.type}.`)
      kept[first + i] = hundredths
    }
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#values.bytes())
  }

  clear(): void {
    this.#values.clear()
  }
}

/** Instants in epoch milliseconds, and other whole numbers of eight bytes; fractions are rounded. */
export class LongColumn implements NumberColumn {
  readonly takes = 'numbers'
  readonly type: string
  readonly #halves = new Numbers((size) => new Uint32Array(size))

  constructor(type: string) {
    this.type = type
  }

  addAll(values: Float64Array, count: number): void {
    const first = this.#halves.extend(2 * count)
    const halves = this.#halves.values
    for (let i = 0; i < count; i += 1) {
      const number = Math.round(values[i] ?? 0)
      if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is no ${this.type}.`)
      halves[first + 2 * i] = number >>> 0
      halves[first + 2 * i + 1] = Math.floor(number / TWO_TO_32)
    }
  }

  writeTo(sink: ByteSink): void {
    sink.append(this.#halves.bytes())
  }

  clear(): void {
    this.#halves.clear()
  }
}
