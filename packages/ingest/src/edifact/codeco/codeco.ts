import { inlandOf, type Vessel, vesselOf } from '../message/message-head.ts'
import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import { type CodeList, meaningOf } from '../segment/code-list.ts'
import { eventTime } from '../segment/moment.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { Mode } from '../segment/transport.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** Which way a container goes through the gate. */
export type GateDirection = 'GATE_IN' | 'GATE_OUT'

/** A container that came in or went out through a gate. */
export type GateMove = UnitFacts & {
  readonly type: 'CODECO'
  readonly direction: GateDirection | null
  readonly movedAt: Stamp | null
  readonly mode: Mode | null
  readonly plate: string | null
  readonly haulier: string | null
  readonly vessel: Vessel | null
}

const DOCUMENTS: CodeList<GateDirection> = { '34': 'GATE_IN', '36': 'GATE_OUT' }

/** The report of gate moves (CODECO): one item is one container through the gate. */
export const codeco: MessageKind = {
  type: 'CODECO',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem({ facts, unit, head }) {
    if (facts.equipmentNo === null) return NO_CONTAINER
    const direction = meaningOf(DOCUMENTS, head.documentCode)
    const moved = eventTime(unit.moments, '7', '203', 'ACT', '181', '179', '200')
    const inland = inlandOf(...unit.transports, ...head.transports)
    const odd = direction === null ? (['DIRECTION_UNKNOWN', ...moved.odd] as const) : moved.odd
    const carried = {
      mode: inland?.mode ?? null,
      plate: inland?.id ?? null,
      haulier: inland?.carrier ?? inland?.carrierName ?? null,
      vessel: vesselOf(unit.transports) ?? head.vessel,
    }
    return { item: { ...facts, type: 'CODECO', direction, movedAt: moved.at, ...carried }, odd }
  },
}
