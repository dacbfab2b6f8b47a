import { normalQuantile } from '../engine/normal.ts'
import { uniform } from '../engine/random.ts'
import { loadOf } from '../plan/cargo.ts'
import { departureOf } from '../plan/departure.ts'
import type { Plan } from '../plan/plan.ts'
import { boxKeyOf, type Unit } from '../plan/unit.ts'
import { boxId } from '../play/container.ts'
import { HOUR } from '../scenario/calendar.ts'
import type { Expected } from './slot-outcome.ts'

/** One container as the yard sees it. */
export type YardBox = {
  readonly id: string
  readonly unit: Unit
  readonly sub: number
  readonly teu: number
  /** Needs two neighbouring bays. */
  readonly long: boolean
  readonly kg: number
  readonly weightClass: number
  readonly full: boolean
  readonly reefer: boolean
  readonly imoClass: string
  readonly outOfGauge: boolean
  /** When the yard expects it to leave. */
  readonly leaves: number
  /** Of the slot that was chosen for it last, and of the one in which it stands; null where it was dealt. */
  chosen: Expected | null
  expected: Expected | null
  /** Its ground slot and tier while it stands; tier 0 while it does not. */
  ground: number
  tier: number
}

/** Box `sub` of a unit as it comes into the yard at `since`; its expected departure is blurred. */
export const yardBox = (plan: Plan, unit: Unit, sub: number, since: number): YardBox => {
  const { slots } = plan.scenario.rates
  const load = loadOf(plan, unit, sub)
  const blur = unit.flow === 'IMPORT' ? slots.importBlurHours : slots.loadBlurHours
  const error = blur * HOUR * normalQuantile(uniform(boxKeyOf(unit.key, sub), 42))
  return {
    id: boxId(unit, sub),
    unit,
    sub,
    teu: unit.teu / unit.boxes,
    long: unit.lengthFt !== 20,
    kg: load.grossKg,
    weightClass: load.weightClass,
    full: load.full,
    reefer: load.reefer,
    imoClass: load.imoClass,
    outOfGauge: load.outOfGauge,
    leaves: departureOf(plan, unit, sub, since) + error,
    chosen: null,
    expected: null,
    ground: 0,
    tier: 0,
  }
}
