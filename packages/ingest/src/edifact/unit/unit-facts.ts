import type { Place } from '../reading.ts'
import type { DangerousGoods } from '../segment/dangerous-goods.ts'
import type { Equipment } from '../segment/equipment.ts'
import type { Oversize } from '../segment/oversize.ts'
import { partyWith } from '../segment/party.ts'
import { type PlaceName, placeWith } from '../segment/place-name.ts'
import { type Reference, referenceWith } from '../segment/reference.ts'
import type { Remark } from '../segment/remark.ts'
import type { Seal } from '../segment/seal.ts'
import type { StowPosition } from '../segment/stow-position.ts'
import type { Temperature } from '../segment/temperature.ts'
import { weightOf } from '../segment/weight.ts'
import type { Unit } from './unit.ts'

/** What every message can say of a container; null where it does not. Masses in kilograms. */
export type UnitFacts = {
  /** The number of its message in the file, from 1. */
  readonly message: number
  readonly place: Place
  /** The number of the equipment, whatever it is. */
  readonly equipmentNo: string | null
  /** The same where it is a container. */
  readonly containerNo: string | null
  /** CN a container; BB break bulk; CH a chassis, and so on. */
  readonly equipmentKind: string | null
  readonly isoType: string | null
  readonly lengthFt: number | null
  readonly load: Equipment['load']
  readonly movement: Equipment['movement']
  /** The gross mass as it counts: the verified one where it is the only one. */
  readonly grossKg: number | null
  readonly verifiedKg: number | null
  readonly tareKg: number | null
  readonly position: StowPosition | null
  readonly pol: string | null
  readonly pod: string | null
  readonly transshipmentPort: string | null
  readonly finalPort: string | null
  readonly originPort: string | null
  readonly optionalPorts: readonly string[]
  readonly operator: string | null
  readonly temperature: Temperature
  readonly dangerousGoods: readonly DangerousGoods[]
  readonly oversize: Oversize
  readonly seals: readonly Seal[]
  readonly booking: string | null
  readonly billOfLading: string | null
  readonly release: string | null
  readonly references: readonly Reference[]
  readonly goods: string | null
  readonly damage: string | null
  readonly remarks: readonly Remark[]
  readonly attached: readonly Equipment[]
}

const OPTIONAL = new Set(['64', '68', '97'])
/** Stands for "no bill of lading" with planners, whose standard demands the segment. */
const DUMMY = /^[01]$/

/** What a message says of all its items; an item that says otherwise is right. */
type Common = {
  readonly message: number
  readonly operator: string | null
  readonly places: readonly PlaceName[]
}

/** Understands the segments of one item, and adds what its message says of all of them. */
export const unitFacts = (unit: Unit, common: Common): UnitFacts => {
  const { equipment, weights, places, references, remarks } = unit
  const port = (...roles: string[]): string | null => placeWith(places, ...roles)?.code ?? null
  const verifiedKg = weightOf(weights, 'VERIFIED')
  const bill = referenceWith(references, 'BM')
  return {
    message: common.message,
    place: unit.place,
    equipmentNo: equipment?.number ?? null,
    containerNo: equipment?.kind === 'CN' ? equipment.number : null,
    equipmentKind: equipment?.kind ?? null,
    isoType: equipment?.isoType ?? null,
    lengthFt: equipment?.lengthFt ?? null,
    load: equipment?.load ?? null,
    movement: equipment?.movement ?? null,
    grossKg: weightOf(weights, 'GROSS') ?? verifiedKg,
    verifiedKg,
    tareKg: weightOf(weights, 'TARE'),
    position: unit.position,
    pol: port('9', '6') ?? placeWith(common.places, '9')?.code ?? null,
    pod: port('11', '12') ?? placeWith(common.places, '11')?.code ?? null,
    transshipmentPort: port('13'),
    finalPort: port('83', '170', '152', '65', '7', '8'),
    originPort: port('76', '88', '80'),
    optionalPorts: places.flatMap(({ role, code }) => (OPTIONAL.has(role) && code ? [code] : [])),
    operator: partyWith(unit.parties, 'CF', 'CA') ?? common.operator,
    temperature: unit.temperature,
    dangerousGoods: unit.dangerousGoods,
    oversize: unit.oversize,
    seals: unit.seals,
    booking: referenceWith(references, 'BN'),
    billOfLading: bill === null || DUMMY.test(bill) ? null : bill,
    release: referenceWith(references, 'RE', 'REO', 'AAJ', 'AKG'),
    references,
    goods: textOf(remarks, 'AAA'),
    damage: textOf(remarks, 'DAM', 'DAR'),
    remarks,
    attached: unit.attached,
  }
}

const textOf = (remarks: readonly Remark[], ...subjects: readonly string[]): string | null => {
  const found = remarks.find(({ subject }) => subjects.includes(subject))
  return found?.text ?? found?.code ?? null
}
