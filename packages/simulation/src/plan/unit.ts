import { mix, uniform } from '../engine/random.ts'
import { blockAt } from '../scenario/block-at.ts'
import type { FlowMix, Scenario } from '../scenario/scenario.ts'
import { type BlockNeed, suitedBlock } from './block-choice.ts'
import type { Call } from './call.ts'
import type { Plan } from './plan.ts'
import { callOfUnit, isExport, numberOfUnit, type UnitCode } from './unit-code.ts'
import { boxesOf, isDangerous, isFull, isReefer, lengthOf } from './unit-draw.ts'

const EXPORT_KEY = 1_000_000

/** How containers pass the terminal. */
export type Flow = 'IMPORT' | 'EXPORT' | 'BRANCH_TRUNK' | 'TRUNK_BRANCH' | 'TRUNK_TRUNK'

/** What one lift carries: one container, or two of 20 feet that travel over the quay as a twin. */
export type Unit = {
  readonly code: UnitCode
  readonly key: number
  readonly call: Call
  readonly flow: Flow
  readonly boxes: 1 | 2
  readonly lengthFt: 20 | 40 | 45
  readonly teu: number
  /** Index of the block where it stands, from 0. */
  readonly block: number
}

/** The random key of a unit. */
export const unitKey = (call: Call, code: UnitCode): number =>
  mix(call.key, isExport(code) ? EXPORT_KEY + numberOfUnit(code) : numberOfUnit(code))

/** The flow of a unit by its place in the list of its call. */
const flowOf = (call: Call, code: UnitCode): Flow => {
  if (isExport(code)) return 'EXPORT'
  const number = numberOfUnit(code)
  if (number < call.importUnits) return 'IMPORT'
  if (!call.trunk) return 'BRANCH_TRUNK'
  return number < call.importUnits + call.crossUnits ? 'TRUNK_BRANCH' : 'TRUNK_TRUNK'
}

/** So many units are remembered, each till another takes its place: a lift asks eight times for its own. */
const REMEMBERED = 8192
let remembered: { readonly plan: Plan; readonly units: (Unit | undefined)[] } | null = null

/** Everything about a unit that the plan fixes. Throws RangeError for a code of an unknown call. */
export const unitOf = (plan: Plan, code: UnitCode): Unit => {
  if (remembered?.plan !== plan) remembered = { plan, units: new Array<Unit | undefined>(REMEMBERED) }
  // Calls that are worked at the same time must not meet in the same places.
  const place = (code + 977 * callOfUnit(code)) % REMEMBERED
  const known = remembered.units[place]
  if (known?.code === code) return known
  const unit = makeUnit(plan, code)
  remembered.units[place] = unit
  return unit
}

const makeUnit = (plan: Plan, code: UnitCode): Unit => {
  const call = plan.calls[callOfUnit(code)]
  if (!call) throw new RangeError(`no call for unit ${code}`)
  const key = unitKey(call, code)
  const boxes = boxesOf(key)
  const lengthFt = lengthOf(key)
  const flow = flowOf(call, code)
  return {
    code,
    key,
    call,
    flow,
    boxes,
    lengthFt,
    teu: boxes === 2 || lengthFt !== 20 ? 2 : 1,
    block: suitedBlock(plan.scenario, blockOf(plan, call, key), needOf(plan.scenario, flow, key, boxes), key),
  }
}

/** The random key of box `sub` of a unit. */
export const boxKeyOf = (key: number, sub: number): number => mix(key, 100 + sub)

/** The random key of what stays together: each box by itself where trucks come for it, else the unit. */
export const stayKeyOf = (flow: Flow, key: number, sub: number): number =>
  flow === 'IMPORT' || flow === 'EXPORT' ? boxKeyOf(key, sub) : key

/** The volume, dwell and empties of a flow. */
export const mixOf = ({ flows }: Scenario, flow: Flow): FlowMix => {
  switch (flow) {
    case 'IMPORT':
      return flows.import
    case 'EXPORT':
      return flows.export
    case 'BRANCH_TRUNK':
      return flows.branchTrunk
    case 'TRUNK_BRANCH':
      return flows.trunkBranch
    case 'TRUNK_TRUNK':
      return flows.trunkTrunk
  }
}

const needOf = (scenario: Scenario, flow: Flow, key: number, boxes: 1 | 2): BlockNeed => {
  const { cargo } = scenario
  const { empty } = mixOf(scenario, flow)
  const stayKey = stayKeyOf(flow, key, 0)
  if (isReefer(cargo, key, stayKey, empty)) return 'REEFER'
  if (!isDangerous(cargo, key, empty)) return ''
  return boxes === 2 || isFull(stayKey, empty) ? 'DANGEROUS' : ''
}

/** Blocks near the ship are likelier; the yard ends reflect. */
const blockOf = (plan: Plan, call: Call, key: number): number => {
  const { layout } = plan.scenario
  const { quayM, spread } = layout
  const middle = (call.fromM + call.toM) / 2 / quayM
  const share = middle + (uniform(key, 7) + uniform(key, 8) - 1) * spread
  const inside = share < 0 ? -share : share > 1 ? 2 - share : share
  return blockAt(layout, inside)
}
