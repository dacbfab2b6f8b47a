import { callOfUnit, type UnitCode } from './unit-code.ts'

const UNITS_OF_CALL = 8192

/** A set of very many units: a byte for each that its call may have, which costs a tenth of a set of numbers. */
export class UnitMarks {
  readonly #byCall: (Uint8Array | undefined)[] = []

  add(unit: UnitCode): void {
    const call = callOfUnit(unit)
    const marks = this.#byCall[call] ?? new Uint8Array(UNITS_OF_CALL)
    this.#byCall[call] = marks
    marks[unit % UNITS_OF_CALL] = 1
  }

  has(unit: UnitCode): boolean {
    return this.#byCall[callOfUnit(unit)]?.[unit % UNITS_OF_CALL] === 1
  }
}
