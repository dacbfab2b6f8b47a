import type { EdifactWarningCode } from '../reason.ts'

/** A cell on board: bay, row and tier as numbers, and the seven digits of ISO 9711. */
export type StowPosition = {
  readonly bay: number
  readonly row: number
  readonly tier: number
  readonly code: string
}

/** A position read, and what is odd about it. */
export type PositionReading = {
  readonly position: StowPosition | null
  readonly odd: readonly EdifactWarningCode[]
}

/** Reads five to eight digits from their end: two of the tier, two of the row, the rest of the bay. */
export const readStowPosition = (given: string): PositionReading => {
  if (given === '') return { position: null, odd: [] }
  const digits = given.replace(/[\s.\-/]+/g, '')
  if (!/^\d{5,8}$/.test(digits)) return { position: null, odd: ['POSITION_UNREADABLE'] }
  const [bay, row, tier] = [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)].map(Number)
  if (bay === undefined || row === undefined || tier === undefined || bay === 0 || bay > 999)
    return { position: null, odd: ['POSITION_UNREADABLE'] }
  const code = `${String(bay).padStart(3, '0')}${digits.slice(-4)}`
  return { position: { bay, row, tier, code }, odd: digits.length === 7 ? [] : ['POSITION_LENGTH'] }
}
