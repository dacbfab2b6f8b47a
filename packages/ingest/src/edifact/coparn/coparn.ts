import { type Vessel, vesselOf } from '../message/message-head.ts'
import type { MessageKind } from '../message/message-kind.ts'
import { NO_CONTAINER } from '../message/message-kind.ts'
import { type CodeList, meaningOf } from '../segment/code-list.ts'
import { momentWith } from '../segment/moment.ts'
import { placeWith } from '../segment/place-name.ts'
import type { Stamp } from '../segment/stamp.ts'
import type { UnitFacts } from '../unit/unit-facts.ts'

/** Containers that a line announces: to be released, or to be accepted. */
export type EquipmentOrder = UnitFacts & {
  readonly type: 'COPARN'
  readonly purpose: 'RELEASE' | 'ACCEPTANCE' | null
  /** How many containers of this kind; one where they are named. */
  readonly count: number
  readonly validFrom: Stamp | null
  readonly validTo: Stamp | null
  readonly pickUpAt: string | null
  readonly returnTo: string | null
  readonly vessel: Vessel | null
}

/** Senders differ in what 11 and 12 mean: the codes count only where the container does not tell. */
const PURPOSES: CodeList<EquipmentOrder['purpose']> = {
  ...{ '11': 'ACCEPTANCE', '12': 'RELEASE', '126': 'ACCEPTANCE' },
}

/** The announcement of containers (COPARN): one item is one container, or so many of a booking. */
export const coparn: MessageKind = {
  type: 'COPARN',
  anchor: 'EQUIPMENT',
  instructs: false,
  readItem({ facts, unit, head }) {
    const booking = facts.booking ?? head.booking
    if (facts.equipmentNo === null && booking === null && facts.release === null) return NO_CONTAINER
    const ordered = facts.equipmentNo === null ? Math.max(1, Math.trunc(unit.count ?? 1)) : 1
    const item = {
      ...facts,
      booking,
      type: 'COPARN' as const,
      purpose: purposeOf(facts) ?? meaningOf(PURPOSES, head.documentCode),
      count: ordered,
      validFrom: momentWith(unit.moments, '7', '200', '201', '64') ?? momentWith(head.moments, '7'),
      validTo: momentWith(unit.moments, '36', '61', '63') ?? momentWith(head.moments, '36', '61'),
      pickUpAt: placeWith([...unit.places, ...head.places], '98', '88')?.code ?? null,
      returnTo: placeWith([...unit.places, ...head.places], '99')?.code ?? null,
      vessel: vesselOf(unit.transports) ?? head.vessel,
    }
    return { item, odd: [] }
  },
}

/** Empty containers are released for exports and come back from imports; full ones go the other way. */
const purposeOf = ({ load, movement }: UnitFacts): EquipmentOrder['purpose'] => {
  if (load === null || (movement !== 'EXPORT' && movement !== 'IMPORT')) return null
  return (load === 'EMPTY') === (movement === 'EXPORT') ? 'RELEASE' : 'ACCEPTANCE'
}
