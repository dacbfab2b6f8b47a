import type { Call } from './call.ts'
import type { Plan } from './plan.ts'
import type { Unit } from './unit.ts'
import { numberOfUnit } from './unit-code.ts'

/** The call that takes a unit away over the quay; null for an import or a ship beyond the plan's horizon. */
export const outCallOf = (plan: Plan, unit: Unit): Call | null => {
  if (unit.flow === 'EXPORT') return unit.call
  if (unit.flow === 'IMPORT') return null
  const out = unit.call.outCalls[numberOfUnit(unit.code) - unit.call.importUnits]
  return out === undefined ? null : (plan.calls[out] ?? null)
}
