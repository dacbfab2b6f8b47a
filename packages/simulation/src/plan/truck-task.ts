import { uniform } from '../engine/random.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import type { Call } from './call.ts'
import { ImportHolds } from './import-holds.ts'
import type { Plan, Span } from './plan.ts'
import { drawDwell, dwellOf, type FlowDwell } from './transhipment.ts'
import { boxKeyOf, unitKey } from './unit.ts'
import { dischargedUnit, exportUnit, type UnitCode } from './unit-code.ts'
import { boxesOf } from './unit-draw.ts'

/** One container that a truck brings or fetches: box `sub` (0 or 1) of a unit, wanted at an instant. */
export type TruckTask = {
  readonly unit: UnitCode
  readonly sub: number
  readonly key: number
  readonly kind: 'RECEIVE' | 'DELIVER'
  readonly at: number
}

/** No truck comes for a box before its ship is worked and this long has passed, in ms. */
const AFTER_SHIP = 3 * HOUR
/** Exports arrive this long before their ship is worked, or earlier, in ms. */
const BEFORE_SHIP = 10 * HOUR
const SPREAD = 6 * HOUR
const IMPORT_DAYS = 35
const EXPORT_DAYS = 26

/** When trucks come for the boxes of a plan. */
export class TruckTimes {
  readonly #imports: FlowDwell
  readonly #exports: FlowDwell
  readonly #holds: ImportHolds
  readonly #zero: number
  readonly #hours: readonly number[]
  readonly #total: number

  constructor(plan: Plan) {
    this.#imports = dwellOf(plan.scenario.flows.import, plan.scenario.cargo)
    this.#exports = dwellOf(plan.scenario.flows.export, plan.scenario.cargo)
    this.#holds = new ImportHolds(plan.scenario)
    this.#zero = weekStart(0, plan.scenario.terminal.zone) - 8 * HOUR
    this.#hours = plan.scenario.land.hours
    this.#total = this.#hours.reduce((sum, weight) => sum + weight, 0)
  }

  /** When a truck comes to fetch an imported box. */
  fetch(call: Call, key: number, boxKey: number): number {
    const wanted = this.wanted(call, key, boxKey)
    const free = this.#holds.freeAt(wanted, boxKey)
    return free === wanted ? wanted : Math.round(this.#inDay(free, uniform(boxKey, 91)))
  }

  /** When its haulier would come for it if nobody held it back. */
  wanted(call: Call, key: number, boxKey: number): number {
    const landed = call.opStart + (call.opEnd - call.opStart) * uniform(key, 4)
    const wanted = this.#inDay(landed + drawDwell(this.#imports, boxKey, key), uniform(boxKey, 4))
    const earliest = call.opEnd + AFTER_SHIP
    return Math.round(wanted < earliest ? earliest + SPREAD * uniform(boxKey, 5) : wanted)
  }

  /** How much later than usual the boxes that are fetched in a span may be, in ms. */
  heldIn(span: Span): number {
    return this.#holds.longestIn(span)
  }

  /** When a truck brings a box for export. */
  bring(call: Call, key: number, boxKey: number): number {
    const loaded = call.opStart + (call.opEnd - call.opStart) * uniform(key, 4)
    const wanted = this.#inDay(loaded - drawDwell(this.#exports, boxKey, key), uniform(boxKey, 4))
    const latest = call.opStart - BEFORE_SHIP
    return Math.round(wanted > latest ? latest - SPREAD * uniform(boxKey, 5) : wanted)
  }

  /** Moves an instant inside its day so that wishes follow the hours of the land side. */
  #inDay(at: number, u: number): number {
    const day = Math.floor((at - this.#zero) / DAY) * DAY + this.#zero
    let left = u * this.#total
    let hour = 0
    while (hour < 23 && left >= (this.#hours[hour] ?? 0)) left -= this.#hours[hour++] ?? 0
    return day + (hour + left / (this.#hours[hour] ?? 1)) * HOUR
  }
}

/** The containers that trucks bring and fetch in a span, or do only one of them (`only`), in no order. */
export const truckTasks = (plan: Plan, span: Span, only?: TruckTask['kind']): TruckTask[] => {
  const tasks: TruckTask[] = []
  const times = new TruckTimes(plan)
  const add = (call: Call, unit: UnitCode, kind: TruckTask['kind']): void => {
    const unitRandom = unitKey(call, unit)
    for (let sub = 0; sub < boxesOf(unitRandom); sub++) {
      const key = boxKeyOf(unitRandom, sub)
      const at = kind === 'DELIVER' ? times.fetch(call, unitRandom, key) : times.bring(call, unitRandom, key)
      if (at >= span.from && at < span.to) tasks.push({ unit, sub, key, kind, at })
    }
  }
  const oldest = IMPORT_DAYS * DAY + times.heldIn(span)
  for (const call of plan.calls) {
    if (!call.trunk) continue
    if (only !== 'RECEIVE' && call.opStart < span.to && call.opEnd > span.from - oldest)
      for (let n = 0; n < call.importUnits; n++) add(call, dischargedUnit(call.index, n), 'DELIVER')
    if (only !== 'DELIVER' && call.opStart > span.from && call.opStart < span.to + EXPORT_DAYS * DAY)
      for (let n = 0; n < call.exportUnits; n++) add(call, exportUnit(call.index, n), 'RECEIVE')
  }
  return tasks
}
