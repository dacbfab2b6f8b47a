import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import { eventTime } from '../segment/moment.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'
import { type VesselDirection, vesselDirection } from './vessel-direction.ts'

/** A container that was discharged or loaded. */
export type VesselMove = UnitFacts & {
  readonly type: 'COARRI'
  readonly direction: VesselDirection | null
  readonly movedAt: Stamp | null
}

/** The report of what was discharged and loaded (COARRI): one item is one move. */
export const coarri: MessageKind = {
  type: 'COARRI',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem(source) {
    const { facts, unit } = source
    if (facts.equipmentNo === null) return NO_CONTAINER
    const direction = vesselDirection(source)
    const moved = eventTime(unit.moments, '203', '7', 'ACT', '181', '310', '46', '44')
    const odd = direction === null ? (['DIRECTION_UNKNOWN', ...moved.odd] as const) : moved.odd
    return { item: { ...facts, type: 'COARRI', direction, movedAt: moved.at }, odd }
  },
}
