import type { ContainerVisitFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { mix, uniform } from '../engine/random.ts'
import type { Plan } from '../plan/plan.ts'
import type { Flow, Unit } from '../plan/unit.ts'
import { isExport, numberOfUnit } from '../plan/unit-code.ts'
import { blockId } from '../scenario/identity.ts'
import type { Scenario } from '../scenario/scenario.ts'

const OWNERS = ['QWXU', 'QZTU', 'XQVU', 'ZKWU', 'QYXU', 'WQZU'] as const
const REEFER_SHARE = 0.07

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

const emptyShare = (scenario: Scenario, flow: Flow): number => {
  const { flows } = scenario
  const of = {
    IMPORT: flows.import,
    EXPORT: flows.export,
    BRANCH_TRUNK: flows.branchTrunk,
    TRUNK_BRANCH: flows.trunkBranch,
    TRUNK_TRUNK: flows.trunkTrunk,
  }
  return of[flow].empty
}

const isoType = (unit: Unit, key: number, full: boolean): string => {
  if (unit.lengthFt === 45) return 'L5G1'
  const size = unit.lengthFt === 20 ? '2' : '4'
  if (full && uniform(key, 33) < REEFER_SHARE) return `${size}5R1`
  return unit.lengthFt === 20 ? '22G1' : uniform(key, 34) < 0.65 ? '45G1' : '42G1'
}

/** What is known of a stay at a moment; instants that are not known yet are null. */
export type Stay = Pick<ContainerVisitFact, 'arrived_at' | 'yard_in' | 'yard_out' | 'left_at' | 'version'>

/** The fact of one box of a unit with the stamps of its stay. */
export const containerVisit = (plan: Plan, unit: Unit, sub: number, stay: Stay): ContainerVisitFact => {
  const truckSide = unit.flow === 'IMPORT' || unit.flow === 'EXPORT'
  const key = mix(unit.key, 100 + sub)
  const drawKey = truckSide ? key : unit.key
  const full = uniform(drawKey, 2) >= emptyShare(plan.scenario, unit.flow)
  const out = outVisit(plan, unit)
  const tare = unit.lengthFt === 20 ? 2250 : 3900
  const cargo = full ? 4000 + uniform(key, 35) * (unit.lengthFt === 20 ? 19_000 : 20_000) : 0
  return {
    terminal_id: plan.scenario.terminal.id,
    unit_id: boxId(unit, sub),
    container_no: containerNo(key),
    iso_type: isoType(unit, key, full),
    length_ft: unit.lengthFt,
    full_empty: full ? 'FULL' : 'EMPTY',
    gross_kg: Math.round(tare + cargo),
    reefer: 0,
    reefer_c: 0,
    imo_class: '',
    oog: 0,
    pol: '',
    pod: '',
    in_mode: unit.flow === 'EXPORT' ? 'TRUCK' : 'VESSEL',
    out_mode: unit.flow === 'IMPORT' ? 'TRUCK' : 'VESSEL',
    flow: unit.flow,
    line: unit.call.line,
    in_visit_id: unit.flow === 'EXPORT' ? '' : unit.call.visitId,
    out_visit_id: out,
    block_id: blockId(unit.block),
    source: SOURCE,
    ...stay,
  }
}

/** The visit that takes a unit away over the quay, '' for an import or a ship beyond the plan's horizon. */
const outVisit = (plan: Plan, unit: Unit): string => {
  if (unit.flow === 'EXPORT') return unit.call.visitId
  if (unit.flow === 'IMPORT') return ''
  const out = unit.call.outCalls[numberOfUnit(unit.code) - unit.call.importUnits]
  return out === undefined ? '' : (plan.calls[out]?.visitId ?? '')
}
