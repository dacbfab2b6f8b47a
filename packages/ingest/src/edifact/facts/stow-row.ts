import type { QuayOp, StowPositionFact } from '@quaywise/domain'
import type { StowedUnit } from '../baplie/baplie.ts'
import type { StowInstruction } from '../movins/movins.ts'
import { isDeparture } from './call-of.ts'
import { cargoOf, isOversize, word } from './cargo.ts'
import { firstInstant, SOURCE, type Telling } from './telling.ts'

const OPS: Readonly<Record<NonNullable<StowInstruction['instruction']>, QuayOp>> = {
  ...{ LOAD: 'LOAD', DISCHARGE: 'DISC', RESTOW: 'RESTOW_QUAY', SHIFT: 'RESTOW_SHIP' },
}

/** The position of a stow plan that an item tells. A plan without any date is older than all that have one. */
export const stowRow = (
  item: StowedUnit | StowInstruction,
  telling: Telling,
  visitId: string,
): StowPositionFact => {
  const { position } = item
  const instructed = item.type === 'MOVINS' && item.instruction !== null ? OPS[item.instruction] : ''
  const occupied = item.type === 'BAPLIE' ? item.occupied : true
  return {
    ...cargoOf(item),
    ...planOf(item.type, telling, visitId),
    op: instructed,
    ...{ bay: position?.bay ?? 0, row: position?.row ?? 0, tier: position?.tier ?? 0 },
    occupied: occupied && !telling.cancels ? 1 : 0,
    oog: isOversize(item),
  }
}

/** An empty position that stands for a whole plan that was taken back. */
export const emptyPlan = (
  type: 'BAPLIE' | 'MOVINS',
  telling: Telling,
  visitId: string,
): StowPositionFact => ({
  ...planOf(type, telling, visitId),
  ...{ op: '', bay: 0, row: 0, tier: 0, occupied: 0, oog: 0, container_no: '', iso_type: '', length_ft: 0 },
  ...{ full_empty: '', gross_kg: 0, pol: '', pod: '', imo_class: '', reefer: 0, reefer_c: 0, line: '' },
})

const planOf = (type: 'BAPLIE' | 'MOVINS', telling: Telling, visitId: string) =>
  ({
    ...{ terminal_id: telling.terminalId, visit_id: visitId, source: SOURCE, version: telling.version },
    plan: type === 'MOVINS' ? 'WORK' : isDeparture(telling) ? 'DEPARTURE' : 'ARRIVAL',
    planned_at: firstInstant(telling) ?? 0,
    port: word(telling.head.port),
  }) as const
