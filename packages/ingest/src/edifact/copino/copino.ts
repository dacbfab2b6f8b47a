import type { GateDirection } from '../codeco/codeco.ts'
import { inlandOf, type Vessel, vesselOf } from '../message/message-head.ts'
import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import { momentWith } from '../segment/moment.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { Mode } from '../segment/transport.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** A container that somebody announces to bring or to fetch. */
export type GateAppointment = UnitFacts & {
  readonly type: 'COPINO'
  /** Exports are brought, imports are fetched. */
  readonly direction: GateDirection | null
  readonly expectedAt: Stamp | null
  readonly mode: Mode | null
  readonly plate: string | null
  readonly haulier: string | null
  readonly driver: string | null
  readonly vessel: Vessel | null
}

const EXPECTED = ['132', '232', '133', '7', '200', '234', '394', '2', '63', '64'] as const

/** The announcement of a delivery or pick-up (COPINO): one item is one container. */
export const copino: MessageKind = {
  type: 'COPINO',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem({ facts, unit, head }) {
    const booking = facts.booking ?? head.booking
    if (facts.equipmentNo === null && booking === null && facts.release === null) return NO_CONTAINER
    const inland = inlandOf(...unit.transports, ...head.transports)
    const direction = directionOf(facts)
    const odd = direction === null ? (['DIRECTION_UNKNOWN'] as const) : []
    const carried = {
      expectedAt: momentWith(unit.moments, ...EXPECTED) ?? momentWith(head.moments, ...EXPECTED),
      mode: inland?.mode ?? null,
      plate: inland?.id ?? null,
      haulier: inland?.carrier ?? inland?.carrierName ?? null,
      driver: inland?.name ?? null,
      vessel: vesselOf(unit.transports) ?? head.vessel,
    }
    return { item: { ...facts, booking, type: 'COPINO', direction, ...carried }, odd }
  },
}

const directionOf = ({ movement, release }: UnitFacts): GateDirection | null => {
  if (movement === 'EXPORT') return 'GATE_IN'
  return movement === 'IMPORT' || release !== null ? 'GATE_OUT' : null
}
