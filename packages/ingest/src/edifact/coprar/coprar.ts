import { type VesselDirection, vesselDirection } from '../coarri/vessel-direction.ts'
import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** A container that is to be loaded or discharged. */
export type ListedUnit = UnitFacts & {
  readonly type: 'COPRAR'
  readonly direction: VesselDirection | null
}

/** The list of what is to be loaded or discharged (COPRAR): one item is one container, or one of a booking. */
export const coprar: MessageKind = {
  type: 'COPRAR',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem(source) {
    const { facts } = source
    if (facts.equipmentNo === null && facts.booking === null) return NO_CONTAINER
    const direction = vesselDirection(source)
    const missing = facts.equipmentNo === null ? (['CONTAINER_NO_MISSING'] as const) : []
    const unknown = direction === null ? (['DIRECTION_UNKNOWN'] as const) : []
    return { item: { ...facts, type: 'COPRAR', direction }, odd: [...missing, ...unknown] }
  },
}
