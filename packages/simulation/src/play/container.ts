import type { ContainerVisitFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import { cargoOf } from '../plan/cargo.ts'
import { outCallOf } from '../plan/out-call.ts'
import type { Plan } from '../plan/plan.ts'
import { boxKeyOf, type Unit } from '../plan/unit.ts'
import { isExport, numberOfUnit } from '../plan/unit-code.ts'
import { blockId } from '../scenario/identity.ts'

const OWNERS = ['QWXU', 'QZTU', 'XQVU', 'ZKWU', 'QYXU', 'WQZU'] as const

/** The id of one box of a unit, unique over all time. */
export const boxId = (unit: Pick<Unit, 'call' | 'code'>, sub: number): string =>
  `${unit.call.visitId}-${isExport(unit.code) ? 'E' : 'D'}${numberOfUnit(unit.code)}${sub === 0 ? '' : 'b'}`

/** The ids of all boxes of a unit. */
export const boxIds = (unit: Unit): string[] =>
  unit.boxes === 2 ? [boxId(unit, 0), boxId(unit, 1)] : [boxId(unit, 0)]

/** The ISO 6346 check digit of four letters and six digits: letters count from 10, skipping multiples of 11. */
export const checkDigit = (prefix: string): number => {
  let sum = 0
  for (let i = 0; i < prefix.length; i++) {
    const code = prefix.charCodeAt(i)
    const letter = code - 65
    const value = code < 65 ? code - 48 : letter + 10 + Math.floor((letter + 9) / 10)
    sum += value * 2 ** i
  }
  return (sum % 11) % 10
}

const containerNo = (key: number): string => {
  const owner = OWNERS[Math.floor(uniform(key, 30) * OWNERS.length)] ?? OWNERS[0]
  const body = `${owner}${String(Math.floor(uniform(key, 31) * 1_000_000)).padStart(6, '0')}`
  return `${body}${checkDigit(body)}`
}

/** What is known of a stay at a moment; instants that are not known yet are null. */
export type Stay = Pick<ContainerVisitFact, 'arrived_at' | 'yard_in' | 'yard_out' | 'left_at' | 'version'>

/** The fact of one box of a unit with the stamps of its stay. */
export const containerVisit = (plan: Plan, unit: Unit, sub: number, stay: Stay): ContainerVisitFact => {
  const cargo = cargoOf(plan, unit, sub)
  return {
    terminal_id: plan.scenario.terminal.id,
    unit_id: boxId(unit, sub),
    container_no: containerNo(boxKeyOf(unit.key, sub)),
    iso_type: cargo.isoType,
    length_ft: unit.lengthFt,
    full_empty: cargo.full ? 'FULL' : 'EMPTY',
    gross_kg: cargo.grossKg,
    reefer: cargo.reefer ? 1 : 0,
    reefer_c: cargo.reeferC,
    imo_class: cargo.imoClass,
    oog: cargo.outOfGauge ? 1 : 0,
    pol: cargo.pol,
    pod: cargo.pod,
    in_mode: unit.flow === 'EXPORT' ? 'TRUCK' : 'VESSEL',
    out_mode: unit.flow === 'IMPORT' ? 'TRUCK' : 'VESSEL',
    flow: unit.flow,
    line: unit.call.line,
    in_visit_id: unit.flow === 'EXPORT' ? '' : unit.call.visitId,
    out_visit_id: outCallOf(plan, unit)?.visitId ?? '',
    block_id: blockId(plan.scenario.layout, unit.block),
    source: SOURCE,
    ...stay,
  }
}
