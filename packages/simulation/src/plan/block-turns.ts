import type { Plan } from './plan.ts'
import { shuffled } from './shuffle.ts'
import { unitOf } from './unit.ts'
import type { UnitCode } from './unit-code.ts'

/** The golden ratio less one: its multiples fall most evenly into the unit interval. */
const STEP = (Math.sqrt(5) - 1) / 2

/**
 * Units in an order in which their blocks take turns, as yard planning has it: any stretch of the list asks each
 * block for about as many as the whole list does. Which unit of a block comes when is chance.
 */
export const inTurns = (plan: Plan, units: readonly UnitCode[], key: number): UnitCode[] => {
  const byBlock = shuffled(units, key)
    .map((code) => ({ code, block: unitOf(plan, code).block }))
    .sort((a, b) => a.block - b.block)
  const turns = byBlock
    .map((_, place) => ({ place, turn: (place * STEP) % 1 }))
    .sort((a, b) => a.turn - b.turn)
  const ordered: UnitCode[] = new Array<UnitCode>(units.length)
  for (const [rank, { place }] of turns.entries()) ordered[place] = byBlock[rank]?.code ?? 0
  return ordered
}
