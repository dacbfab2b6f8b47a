import { mix, uniform } from '../engine/random.ts'
import { portOf } from '../scenario/ports.ts'
import { outCallOf } from './out-call.ts'
import type { Plan } from './plan.ts'
import { boxKeyOf, mixOf, stayKeyOf, type Unit } from './unit.ts'
import { isDangerous, isFull, isReefer } from './unit-draw.ts'

/** What of a container decides where it may stand. */
type Load = {
  readonly full: boolean
  readonly grossKg: number
  /** 1 (under 8 t) to 5 (26 t and more). */
  readonly weightClass: number
  readonly reefer: boolean
  /** Class of dangerous goods, '' for none. */
  readonly imoClass: string
  readonly outOfGauge: boolean
}

/** What is known of one container and its cargo from the papers. */
export type Cargo = Load & {
  readonly isoType: string
  /** Set temperature of a reefer in degrees, 0 for others. */
  readonly reeferC: number
  /** Ports of loading and discharge as UN/LOCODE. */
  readonly pol: string
  readonly pod: string
}

const TARE_SHORT = 2250
const TARE_LONG = 3900
const IMO = ['3', '3', '3', '8', '8', '9', '9', '9', '2.1', '4.1', '6.1', '5.1'] as const
const SET_TEMPERATURES = [-25, -20, -18, -18, -18, -18, 0, 1, 2, 4, 5, 7, 13] as const
const CLASS_FROM_KG = [8000, 14_000, 20_000, 26_000]

/** The cargo of box `sub` of a unit: a pure function of the plan. */
export const cargoOf = (plan: Plan, unit: Unit, sub: number): Cargo => {
  const key = boxKeyOf(unit.key, sub)
  const load = loadOf(plan, unit, sub)
  const { reefer, outOfGauge } = load
  return {
    ...load,
    isoType: isoType(unit, key, reefer, outOfGauge),
    reeferC: reefer ? pick(SET_TEMPERATURES, uniform(key, 39)) : 0,
    ...portsOf(plan, unit),
  }
}

/** The part of the cargo of box `sub` of a unit that the yard goes by. */
export const loadOf = (plan: Plan, unit: Unit, sub: number): Load => {
  const { cargo } = plan.scenario
  const { empty } = mixOf(plan.scenario, unit.flow)
  const key = boxKeyOf(unit.key, sub)
  const stayKey = stayKeyOf(unit.flow, unit.key, sub)
  const full = isFull(stayKey, empty)
  const reefer = full && isReefer(cargo, unit.key, stayKey, empty)
  const dangerous = full && !reefer && isDangerous(cargo, unit.key, empty)
  const outOfGauge = full && !reefer && !dangerous && uniform(key, 38) * (1 - empty) < cargo.outOfGauge
  const grossKg = weightOf(unit, key, full)
  return {
    full,
    grossKg,
    weightClass: weightClassOf(grossKg),
    reefer,
    imoClass: dangerous ? pick(IMO, uniform(unit.key, 40)) : '',
    outOfGauge,
  }
}

const pick = <T>(from: readonly [T, ...T[]], u: number): T => from[Math.floor(u * from.length)] ?? from[0]

const weightOf = (unit: Unit, key: number, full: boolean): number => {
  const tare = unit.lengthFt === 20 ? TARE_SHORT : TARE_LONG
  const cargo = full ? 4000 + uniform(key, 35) * (unit.lengthFt === 20 ? 19_000 : 20_000) : 0
  return Math.round(tare + cargo)
}

const weightClassOf = (kg: number): number => {
  let weightClass = 1
  for (const from of CLASS_FROM_KG) if (kg >= from) weightClass++
  return weightClass
}

const isoType = (unit: Unit, key: number, reefer: boolean, outOfGauge: boolean): string => {
  const short = unit.lengthFt === 20
  if (reefer) return unit.lengthFt === 45 ? 'L5R1' : short ? '22R1' : '45R1'
  if (outOfGauge) return short ? '22P1' : '42P1'
  if (unit.lengthFt === 45) return 'L5G1'
  return short ? '22G1' : uniform(key, 34) < 0.65 ? '45G1' : '42G1'
}

const portsOf = (plan: Plan, unit: Unit): { pol: string; pod: string } => {
  const { call, flow } = unit
  const home = plan.scenario.terminal.locode
  const key = mix(unit.key, 41)
  const out = outCallOf(plan, unit)
  const outTrunk = flow === 'EXPORT' ? call.trunk : flow !== 'TRUNK_BRANCH'
  return {
    pol: flow === 'EXPORT' ? home : portOf(call.service, call.trunk, uniform(key)),
    pod: flow === 'IMPORT' ? home : portOf(out?.service ?? '', outTrunk, uniform(key, 1)),
  }
}
