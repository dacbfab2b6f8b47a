import type { Dataset } from './dataset.ts'
import { agvTime } from './datasets/agv-time.ts'
import { agvTrips } from './datasets/agv-trips.ts'
import { appointments } from './datasets/appointments.ts'
import { ascMoves } from './datasets/asc-moves.ts'
import { ascTime } from './datasets/asc-time.ts'
import { berthCapacity, quayUse } from './datasets/berth-use.ts'
import { blockSends } from './datasets/block-sends.ts'
import { standingBoxes, terminalStays, yardStays } from './datasets/box-stays.ts'
import { callPulse } from './datasets/call-pulse.ts'
import { callRecords } from './datasets/call-records.ts'
import { callWork } from './datasets/call-work.ts'
import { calls } from './datasets/calls.ts'
import { craneCycles } from './datasets/crane-cycles.ts'
import { craneFaults } from './datasets/crane-faults.ts'
import { craneLosses } from './datasets/crane-losses.ts'
import { craneTime } from './datasets/crane-time.ts'
import { equipmentOrders } from './datasets/equipment-orders.ts'
import { forecasts } from './datasets/forecasts.ts'
import { instructions } from './datasets/instructions.ts'
import { legs } from './datasets/legs.ts'
import { loadLists } from './datasets/load-lists.ts'
import { agvFaults, ascFaults } from './datasets/machine-faults.ts'
import { agvRepairs, ascRepairs, qcRepairs } from './datasets/machine-repairs.ts'
import { agvPhases, ascPhases, qcPhases } from './datasets/phases.ts'
import { plannedWork } from './datasets/planned-work.ts'
import { qcTime } from './datasets/qc-time.ts'
import { shiftCalendar } from './datasets/shift-calendar.ts'
import { shiftChanges } from './datasets/shift-changes.ts'
import { slotDecisions } from './datasets/slot-decisions.ts'
import { slotOutcomes } from './datasets/slot-outcomes.ts'
import { slotBookings, slotOffers } from './datasets/slot-use.ts'
import { stowPlans } from './datasets/stow-plans.ts'
import { agvCharge, weatherReadings } from './datasets/surroundings.ts'
import { truckArrivals } from './datasets/truck-arrivals.ts'
import { truckServices } from './datasets/truck-services.ts'
import { gateIns, gateOuts, truckPresence } from './datasets/trucks.ts'
import { visitTime } from './datasets/visit-time.ts'
import { agvWaits, craneWaits, truckWaits } from './datasets/waits.ts'
import { yardFlow, yardStock } from './datasets/yard-stock.ts'
import { type BaseMeasure, isProduct, isRatio, type Measure } from './measure.ts'
import { PRODUCTS } from './products.ts'
import { RATIOS } from './ratios.ts'

/** Every dataset. A new one is one line here. */
export const DATASETS = [
  craneCycles,
  craneTime,
  craneLosses,
  visitTime,
  calls,
  callRecords,
  craneFaults,
  plannedWork,
  agvTrips,
  agvTime,
  ascMoves,
  gateIns,
  gateOuts,
  truckPresence,
  qcTime,
  ascTime,
  agvFaults,
  ascFaults,
  qcRepairs,
  agvRepairs,
  ascRepairs,
  appointments,
  slotOffers,
  slotBookings,
  berthCapacity,
  quayUse,
  blockSends,
  standingBoxes,
  terminalStays,
  yardStays,
  callPulse,
  callWork,
  forecasts,
  instructions,
  legs,
  agvPhases,
  ascPhases,
  qcPhases,
  shiftCalendar,
  shiftChanges,
  slotDecisions,
  slotOutcomes,
  agvCharge,
  weatherReadings,
  truckArrivals,
  truckServices,
  agvWaits,
  craneWaits,
  truckWaits,
  yardFlow,
  yardStock,
  stowPlans,
  loadLists,
  equipmentOrders,
] as const satisfies readonly Dataset[]

type AnyDataset = (typeof DATASETS)[number]
type Declared = (typeof RATIOS)[keyof typeof RATIOS]

type MeasuresIn<D> = D extends Dataset ? keyof D['measures'] & string : never
type DimensionsIn<D> = D extends Dataset ? keyof D['dimensions'] & string : never

/** Names of measures declared on datasets. */
export type BaseMeasureId = MeasuresIn<AnyDataset>
export type RatioId = keyof typeof RATIOS
export type ProductId = keyof typeof PRODUCTS
export type MeasureId = BaseMeasureId | RatioId | ProductId
export type DimensionId = DimensionsIn<AnyDataset>

type Excepted<M> = M extends { readonly not: readonly (infer D)[] } ? D : never
type CutsIn<D> = D extends Dataset
  ? { [M in keyof D['measures']]: Exclude<keyof D['dimensions'], Excepted<D['measures'][M]>> }
  : never
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never
type BaseDimensions = UnionToIntersection<CutsIn<AnyDataset>>
type SideDimensions<M> = M extends keyof BaseDimensions ? BaseDimensions[M] : never

type RatioDimensions<M extends RatioId> = SideDimensions<(typeof RATIOS)[M]['ratio'][0]> &
  SideDimensions<(typeof RATIOS)[M]['ratio'][1]>
type FactorDimensions<M> = M extends RatioId ? RatioDimensions<M> : SideDimensions<M>
/** What every member of a union has: each is put where a union becomes an intersection. */
type Shared<F> = (F extends unknown ? (u: [FactorDimensions<F>]) => void : never) extends (
  i: infer I extends readonly [unknown],
) => void
  ? I[0]
  : never

/**
 * The dimensions by which a measure may be cut; of a ratio those that both of its sides have, of a product those
 * of every factor.
 */
export type DimensionsOf<M extends MeasureId> = M extends ProductId
  ? Shared<(typeof PRODUCTS)[M]['product'][number]>
  : FactorDimensions<M>

/** The measures that may be cut by all of these dimensions. */
export type MeasuresOver<D> = { [M in MeasureId]: [D] extends [DimensionsOf<M>] ? M : never }[MeasureId]

type FactorsDeclared = (typeof PRODUCTS)[ProductId]['product'][number]

/** Each side of a ratio must be a measure that some dataset declares, each factor such a measure or a ratio. */
type UnknownSide =
  | Exclude<Declared['ratio'][number], BaseMeasureId>
  | Exclude<FactorsDeclared, BaseMeasureId | RatioId>
const everySideIsDeclared: [UnknownSide] extends [never] ? true : UnknownSide = true

const home = new Map<string, Dataset>()
const measures = new Map<string, Measure>(
  everySideIsDeclared ? [...Object.entries(RATIOS), ...Object.entries(PRODUCTS)] : [],
)
for (const dataset of DATASETS as readonly Dataset[])
  for (const [id, measure] of Object.entries(dataset.measures)) {
    if (measures.has(id))
      throw new Error(`Measure ${id} is declared twice; rename the one in dataset ${dataset.name}.`)
    measures.set(id, measure)
    home.set(id, dataset)
  }

/** Every measure with its id, in the order of declaration. */
export const allMeasures = (): readonly (readonly [string, Measure])[] => [...measures]

/** The measure of an id. Throws on an id that nobody declared. */
export const measureOf = (id: string): Measure => {
  const measure = measures.get(id)
  if (!measure) throw new Error(`No measure is called ${id}.`)
  return measure
}

/** The dataset that declares a base measure. Throws on ratios and unknown ids. */
export const datasetOf = (id: string): Dataset => {
  const dataset = home.get(id)
  if (!dataset) throw new Error(`No dataset declares ${id}.`)
  return dataset
}

/** A base measure by its id. Throws on ratios, products and unknown ids. */
export const baseMeasureOf = (id: string): BaseMeasure => {
  const measure = measureOf(id)
  if (isRatio(measure) || isProduct(measure))
    throw new Error(`${id} is made of others, not a measure of one dataset.`)
  return measure
}

/** The base measures that a measure is made of: a ratio's numerator first, a product's factors in order. */
export const sidesOf = (id: string): readonly string[] => {
  const measure = measureOf(id)
  if (isProduct(measure)) return measure.product.flatMap(sidesOf)
  return isRatio(measure) ? measure.ratio : [id]
}

/** The dimensions by which a measure may be cut and filtered, as at compile time by `DimensionsOf`. */
export const dimensionsOf = (id: string): readonly string[] => {
  const [first = [], ...others] = sidesOf(id).map((side) => {
    const except = new Set([...(baseMeasureOf(side).not ?? []), ...(measureOf(id).not ?? [])])
    return Object.keys(datasetOf(side).dimensions).filter((d) => !except.has(d))
  })
  return first.filter((d) => others.every((list) => list.includes(d)))
}

/** The scope that narrows a measure's window; undefined where what it is made of has none in common. */
export const scopeOf = (id: string): Dataset['scope'] => {
  const [first, ...others] = sidesOf(id).map((side) => datasetOf(side).scope)
  return others.every((scope) => scope === first) ? first : undefined
}
