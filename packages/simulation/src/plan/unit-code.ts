/** A unit as one integer: the call that brings it (or, for an export, takes it) and its number there. */
export type UnitCode = number

const EXPORT = 4096

/** The code of unit `unit` (below 4,096) discharged by the call with this index. */
export const dischargedUnit = (call: number, unit: number): UnitCode => call * 8192 + unit

/** The code of export unit `unit` (below 4,096) of the call with this index. */
export const exportUnit = (call: number, unit: number): UnitCode => call * 8192 + EXPORT + unit

/** The index of the call that a unit is numbered under. */
export const callOfUnit = (code: UnitCode): number => Math.floor(code / 8192)

/** Whether the unit came by truck. */
export const isExport = (code: UnitCode): boolean => code % 8192 >= EXPORT

/** The number of the unit inside its call. */
export const numberOfUnit = (code: UnitCode): number => code % EXPORT

/** Box `sub` (0 or 1) of a unit as one integer. */
export const boxCode = (unit: UnitCode, sub: number): number => 2 * unit + sub
