import { rowNumber, type Ship, tierNumber } from './ship.ts'

/** A place in a bay of a ship. */
export type Cell = { readonly row: number; readonly tier: number }

/**
 * The rows of one bay visit on deck or in the hold: boxes leave row by row from the top, then boxes come row by
 * row from the bottom, so that nothing is taken from below another box or put on a row that is not cleared.
 */
export class Pile {
  readonly #ship: Ship
  readonly #deckHold: 'DECK' | 'HOLD'
  readonly #firstRow: number
  readonly #height: number
  readonly #leaving: number
  #left = 0
  #come = 0
  #aside = 0
  readonly #rows: number

  /** `rows` rows from place `firstRow` on; `leaving` and `coming` boxes are expected, `aside` of them shifted. */
  constructor(
    ship: Ship,
    deckHold: 'DECK' | 'HOLD',
    place: { readonly firstRow: number; readonly rows: number },
    boxes: { readonly leaving: number; readonly coming: number; readonly aside: number },
  ) {
    this.#ship = ship
    this.#deckHold = deckHold
    this.#firstRow = place.firstRow
    this.#rows = Math.max(1, place.rows - (boxes.aside > 0 ? 1 : 0))
    const tiers = deckHold === 'DECK' ? ship.deckTiers : ship.holdTiers
    this.#height = Math.max(tiers, Math.ceil(Math.max(boxes.leaving, boxes.coming) / this.#rows))
    this.#leaving = boxes.leaving
  }

  /** Boxes that one row holds. */
  get height(): number {
    return this.#height
  }

  /** The place of the next box that leaves. */
  leave(): Cell {
    const row = Math.floor(this.#left / this.#height)
    const standing = Math.min(this.#height, this.#leaving - row * this.#height)
    return this.#cell(row, standing - 1 - (this.#left++ % this.#height))
  }

  /** The place of the next box that comes. */
  come(): Cell {
    const row = Math.floor(this.#come / this.#height)
    return this.#cell(row, this.#come++ % this.#height)
  }

  /** The place to which the next box is shifted on board: the last row, kept free for that. */
  shift(): Cell {
    this.#left++
    return this.#cell(this.#rows, this.#aside++)
  }

  #cell(row: number, tier: number): Cell {
    const place = Math.min(this.#ship.rows - 1, this.#firstRow + row)
    return { row: rowNumber(this.#ship, place), tier: tierNumber(this.#deckHold, tier) }
  }
}
