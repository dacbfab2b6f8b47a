import { unitOf } from '../plan/unit.ts'
import type { UnitCode } from '../plan/unit-code.ts'
import { containerVisit } from './container.ts'
import type { World } from './world.ts'

const RESTOWED_KG = 16_000
const NO_STAY = { arrived_at: 0, yard_in: null, yard_out: null, left_at: null, version: 0 }

/** Kilogrammes of the boxes of one lift; a restow, which has no unit here, weighs what boxes weigh on average. */
export const unitWeight = ({ plan }: World, code: UnitCode | null): number => {
  if (code === null) return RESTOWED_KG
  const unit = unitOf(plan, code)
  let kg = 0
  for (let sub = 0; sub < unit.boxes; sub++) kg += containerVisit(plan, unit, sub, NO_STAY).gross_kg
  return kg
}
