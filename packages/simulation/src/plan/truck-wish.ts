import { HOUR, weekOf } from '../scenario/calendar.ts'
import { gateDayStart } from './gate-day.ts'
import type { Plan } from './plan.ts'
import { type TruckTask, truckTasks } from './truck-task.ts'
import { unitOf } from './unit.ts'
import { callOfUnit } from './unit-code.ts'

/** What one truck shall bring and fetch, and when its haulier would like to come. */
export type TruckWish = {
  readonly key: number
  readonly at: number
  readonly receive: TruckTask | null
  readonly deliver: TruckTask | null
  /** When its import is surely ashore; 0 without one. */
  readonly ashore: number
  /** When its export would miss the ship; Infinity without one. */
  readonly aboard: number
}

const ASHORE = 2 * HOUR
const ABOARD = 8 * HOUR
/** No truck does both so long before a week ends: it could be at its first block when the week ends. */
const NO_DUAL = 5 * HOUR

/** The wishes of gate days `[fromDay, toDay)`, in order of time. */
export const truckWishes = (plan: Plan, fromDay: number, toDay: number): TruckWish[] => {
  const { zone } = plan.scenario.terminal
  const from = gateDayStart(fromDay, zone)
  const hours: TruckTask[][] = Array.from({ length: (toDay - fromDay) * 24 }, () => [])
  for (const task of truckTasks(plan, { from, to: gateDayStart(toDay, zone) }))
    hours[Math.floor((task.at - from) / HOUR)]?.push(task)
  return hours.flatMap((tasks, hour) => pairHour(plan, from + hour * HOUR, tasks))
}

/** Pairs what one hour brings with what it fetches: such a truck makes both in one visit. */
const pairHour = (plan: Plan, at: number, tasks: TruckTask[]): TruckWish[] => {
  const ordered = tasks.sort(inOrder)
  const brings = ordered.filter((task) => task.kind === 'RECEIVE')
  const fetches = ordered.filter((task) => task.kind === 'DELIVER')
  const { land, terminal } = plan.scenario
  const nearSeam = weekOf(at + NO_DUAL, terminal.zone) !== weekOf(at, terminal.zone)
  const pairs = nearSeam ? 0 : Math.min(fetches.length, Math.round(land.dualShare * brings.length))
  return [
    ...brings.map((receive, i) => wishOf(plan, receive, receive, i < pairs ? (fetches[i] ?? null) : null)),
    ...fetches.slice(pairs).map((deliver) => wishOf(plan, deliver, null, deliver)),
  ].sort(inOrder)
}

const inOrder = (a: { at: number; key: number }, b: { at: number; key: number }): number =>
  a.at - b.at || a.key - b.key

const wishOf = (
  plan: Plan,
  { at, key }: TruckTask,
  receive: TruckTask | null,
  deliver: TruckTask | null,
): TruckWish => ({
  key,
  at,
  receive,
  deliver,
  ashore: deliver ? (plan.calls[callOfUnit(deliver.unit)]?.opEnd ?? 0) + ASHORE : 0,
  aboard: receive
    ? (plan.calls[callOfUnit(receive.unit)]?.opStart ?? Number.POSITIVE_INFINITY) - ABOARD
    : Number.POSITIVE_INFINITY,
})

/** The index of the block to which the truck of a wish drives first. */
export const firstBlock = (plan: Plan, { receive, deliver }: TruckWish): number => {
  const task = receive ?? deliver
  return task ? unitOf(plan, task.unit).block : 0
}
