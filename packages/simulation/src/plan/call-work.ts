import { mix } from '../engine/random.ts'
import { inTurns } from './block-turns.ts'
import { type Call, discUnits } from './call.ts'
import type { CraneWork } from './crane-work.ts'
import type { Plan } from './plan.ts'
import { Remembered } from './remembered.ts'
import { type Share, stow } from './stow.ts'
import { dischargedUnit, exportUnit, type UnitCode } from './unit-code.ts'

/** Calls of about twelve weeks of a large terminal. */
const known = new Remembered<Call, readonly CraneWork[]>(1300)

/** What each crane does on a call: a pure function of the plan, remembered as long as the call is. */
export const workOf = (plan: Plan, call: Call): readonly CraneWork[] =>
  known.get(call, () => makeWork(plan, call))

/** The units that a call discharges, in the order of the flows. */
export const unitsIn = (call: Call): UnitCode[] =>
  Array.from({ length: discUnits(call) }, (_, unit) => dischargedUnit(call.index, unit))

/** The units that a call loads. */
export const unitsOut = (call: Call): UnitCode[] => [
  ...Array.from({ length: call.exportUnits }, (_, unit) => exportUnit(call.index, unit)),
  ...call.inbound,
]

const makeWork = (plan: Plan, call: Call): CraneWork[] => {
  const kind = call.trunk ? plan.scenario.trunk : plan.scenario.branch
  const rest = {
    disc: inTurns(plan, unitsIn(call), mix(call.key, 31)),
    load: inTurns(plan, unitsOut(call), mix(call.key, 32)),
    ship: call.restowsShip,
    quay: call.restowsQuay,
  }
  let left = call.parts.reduce((sum, part) => sum + part.lifts, 0)
  return call.parts.map((part, i) => {
    const share = takeShare(rest, part.lifts, left)
    left -= part.lifts
    return { part, ...stow(kind, plan.scenario.dualShare, call, i, share) }
  })
}

type Rest = { disc: UnitCode[]; load: UnitCode[]; ship: number; quay: number }

/** Takes `lifts` out of the `left` that remain, each kind in proportion. */
const takeShare = (rest: Rest, lifts: number, left: number): Share => {
  const part = left === 0 ? 1 : lifts / left
  const quay = Math.min(rest.quay, Math.floor(lifts / 2), Math.round(rest.quay * part))
  const ship = Math.min(rest.ship, lifts - 2 * quay, Math.round(rest.ship * part))
  const boxes = lifts - 2 * quay - ship
  const all = rest.disc.length + rest.load.length
  const fewest = Math.max(0, boxes - rest.load.length)
  const disc = Math.max(
    fewest,
    Math.min(rest.disc.length, Math.round((boxes * rest.disc.length) / Math.max(1, all))),
  )
  rest.quay -= quay
  rest.ship -= ship
  return { disc: rest.disc.splice(0, disc), load: rest.load.splice(0, boxes - disc), ship, quay }
}
