import type { AscRates } from '../scenario/asc-rates.ts'
import { BAY_M, type BlockLayout, ROW_M } from '../scenario/layout.ts'

/** Water or land end, as an index. */
export type End = 0 | 1
export const WATER: End = 0
export const LAND: End = 1

/** Height of a container, and of the bed of a vehicle, in metres. */
const BOX_M = 2.9
const BED_M = 1.5

/** Where the places of a block are: metres along its rails from its first bay, across it, and up. */
export class BlockShape {
  readonly bays: number
  readonly rows: number
  readonly tiers: number
  readonly ground: number
  /** Where each crane hands over, and where it stands when it is out of service. */
  readonly transfer: readonly [number, number]
  readonly park: readonly [number, number]
  readonly middle: number
  /** Height of a travelling spreader. */
  readonly topM: number
  readonly bedM = BED_M
  readonly #x: number
  readonly #y: number

  constructor(block: BlockLayout, { transferM, gapM }: AscRates) {
    const length = block.bays * BAY_M
    this.bays = block.bays
    this.rows = block.rows
    this.tiers = block.tiers
    this.ground = block.bays * block.rows
    this.transfer = [-transferM, length + transferM]
    this.park = [-transferM - gapM, length + transferM + gapM]
    this.middle = length / 2
    this.topM = (block.tiers + 1) * BOX_M
    this.#x = block.x
    this.#y = block.y
  }

  /** The bay of a ground slot, from 1. */
  bayOf(ground: number): number {
    return 1 + Math.floor(ground / this.rows)
  }

  /** The row of a ground slot, from 1. */
  rowOf(ground: number): number {
    return 1 + (ground % this.rows)
  }

  /** Metres along the rails to the middle of a box whose (first) ground slot this is. */
  along(ground: number, long: boolean): number {
    return (this.bayOf(ground) - (long ? 0 : 0.5)) * BAY_M
  }

  /** Place on the terminal's grid of a row (a fraction is between rows) and of metres along the rails. */
  x(row: number): number {
    return Math.round(100 * (this.#x + (row - 0.5) * ROW_M)) / 100
  }

  y(along: number): number {
    return Math.round(100 * (this.#y + along)) / 100
  }

  /** Height of the spreader on a box in a tier. */
  z(tier: number): number {
    return tier * BOX_M
  }
}
