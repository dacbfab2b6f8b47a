import { categorical } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { blockAt } from '../scenario/block-at.ts'
import type { Call } from './call.ts'
import type { Plan } from './plan.ts'
import { callOfUnit, isExport, numberOfUnit, type UnitCode } from './unit-code.ts'

const TWIN_SHARE = 0.2
const SINGLE_LENGTHS = [0.1, 0.87, 0.03]
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
  readonly bay: number
}

/** The random key of a unit. */
export const unitKey = (call: Call, code: UnitCode): number =>
  mix(call.key, isExport(code) ? EXPORT_KEY + numberOfUnit(code) : numberOfUnit(code))

/** Boxes of a unit: 2 for a twin. */
export const boxesOf = (key: number): 1 | 2 => (uniform(key) < TWIN_SHARE ? 2 : 1)

/** The flow of a unit by its place in the list of its call. */
const flowOf = (call: Call, code: UnitCode): Flow => {
  if (isExport(code)) return 'EXPORT'
  const number = numberOfUnit(code)
  if (number < call.importUnits) return 'IMPORT'
  if (!call.trunk) return 'BRANCH_TRUNK'
  return number < call.importUnits + call.crossUnits ? 'TRUNK_BRANCH' : 'TRUNK_TRUNK'
}

/** Everything about a unit that the plan fixes. Throws RangeError for a code of an unknown call. */
export const unitOf = (plan: Plan, code: UnitCode): Unit => {
  const call = plan.calls[callOfUnit(code)]
  if (!call) throw new RangeError(`no call for unit ${code}`)
  const key = unitKey(call, code)
  const boxes = boxesOf(key)
  const block = blockOf(plan, call, key)
  const lengthFt = boxes === 2 ? 20 : ([20, 40, 45] as const)[categorical(uniform(key, 6), SINGLE_LENGTHS)]
  return {
    code,
    key,
    call,
    flow: flowOf(call, code),
    boxes,
    lengthFt: lengthFt ?? 40,
    teu: boxes === 2 ? 2 : lengthFt === 20 ? 1 : 2,
    block,
    bay: 1 + Math.floor(uniform(key, 9) * (plan.scenario.layout.blocks[block]?.bays ?? 1)),
  }
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
