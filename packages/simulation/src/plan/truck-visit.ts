import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { DAY, HOUR, MINUTE, weekOf, weekStart } from '../scenario/calendar.ts'
import { gateTimes } from './gate.ts'
import type { Plan, Span } from './plan.ts'
import { type TruckTask, truckTasks } from './truck-task.ts'

/** One visit of a truck up to the block: what it brings and fetches, and when it is where by plan. */
export type TruckVisit = {
  readonly key: number
  readonly id: string
  readonly receive: TruckTask | null
  readonly deliver: TruckTask | null
  readonly arrivedAt: number
  readonly lane: number
  readonly gateInStarted: number
  readonly gateIn: number
  /** At its first block, asking for service. */
  readonly atBlock: number
  readonly trouble: boolean
  /** The instant that decides which week serves it; by then it is served, but for the longest queues. */
  readonly settledAt: number
}

/** Trucks at a block so long before a week ends, or later, are served in the next week. */
const HOLD_SINGLE = 25 * MINUTE
const HOLD_DUAL = 75 * MINUTE
/** A truck is at its block within this time of its arrival. */
export const LONGEST_APPROACH = 8 * HOUR
const DUAL_SHARE = 0.436
const NO_DUAL = 3 * HOUR
const TROUBLE_SHARE = 0.025
const GATE_DAY = 3 * HOUR

/** The truck visits that arrive in a span widened to whole gate days, in order of arrival. */
export const truckVisits = (plan: Plan, span: Span): TruckVisit[] => {
  const zero = weekStart(0, plan.scenario.terminal.zone) - 8 * HOUR + GATE_DAY
  const from = zero + Math.floor((span.from - zero) / DAY) * DAY
  const to = zero + Math.ceil((span.to - zero) / DAY) * DAY
  const hours = byHour(truckTasks(plan, { from, to }), zero)
  const arrivals = [...hours.keys()]
    .sort((a, b) => a - b)
    .flatMap((hour) => pairHour(plan, hour, zero, hours.get(hour) ?? []))
  const gate = gateTimes(plan, zero, arrivals)
  return arrivals.map((arrival, i) =>
    visitOf(plan, arrival, gate[i] ?? { lane: 0, started: arrival.at, done: arrival.at }),
  )
}

/** A truck on its way: its tasks and its arrival. */
export type Arrival = {
  readonly key: number
  readonly at: number
  readonly receive: TruckTask | null
  readonly deliver: TruckTask | null
}

const byHour = (tasks: readonly TruckTask[], zero: number): Map<number, TruckTask[]> => {
  const hours = new Map<number, TruckTask[]>()
  for (const task of tasks) {
    const hour = Math.floor((task.at - zero) / HOUR)
    const list = hours.get(hour)
    if (list) list.push(task)
    else hours.set(hour, [task])
  }
  return hours
}

/** Pairs what one hour brings with what it fetches: such a truck makes both in one visit. */
const pairHour = (plan: Plan, hour: number, zero: number, tasks: TruckTask[]): Arrival[] => {
  const ordered = [...tasks].sort((a, b) => a.at - b.at || a.key - b.key)
  const brings = ordered.filter((task) => task.kind === 'RECEIVE')
  const fetches = ordered.filter((task) => task.kind === 'DELIVER')
  const at = zero + hour * HOUR
  const zone = plan.scenario.terminal.zone
  const nearSeam = weekOf(at + NO_DUAL, zone) !== weekOf(at, zone)
  const pairs = nearSeam ? 0 : Math.min(fetches.length, Math.round(DUAL_SHARE * brings.length))
  const arrivals = [
    ...brings.map((receive, i) => ({ receive, deliver: i < pairs ? (fetches[i] ?? null) : null })),
    ...fetches.slice(pairs).map((deliver) => ({ receive: null, deliver })),
  ]
  return arrivals
    .map((a) => ({ ...a, at: (a.receive ?? a.deliver)?.at ?? at, key: (a.receive ?? a.deliver)?.key ?? 0 }))
    .sort((a, b) => a.at - b.at || a.key - b.key)
}

const visitOf = (
  plan: Plan,
  arrival: Arrival,
  gate: { readonly lane: number; readonly started: number; readonly done: number },
): TruckVisit => {
  const { truckOtherMin, truckOtherCv } = plan.scenario.rates
  const trouble = uniform(arrival.key, 20) < TROUBLE_SHARE
  const drive = logNormal(uniform(arrival.key, 21), 5 * MINUTE, 0.3)
  const other = logNormal(uniform(arrival.key, 22), truckOtherMin * 0.6 * MINUTE, truckOtherCv)
  const help = trouble ? logNormal(uniform(arrival.key, 23), 25 * MINUTE, 0.5) : 0
  const atBlock = Math.round(gate.done + Math.min(4 * HOUR, drive + other + help))
  const dual = arrival.receive !== null && arrival.deliver !== null
  return {
    ...arrival,
    id: `TV${mix(arrival.key, 24).toString(36).toUpperCase()}${Math.floor(arrival.at / MINUTE)
      .toString(36)
      .toUpperCase()}`,
    arrivedAt: arrival.at,
    lane: gate.lane,
    gateInStarted: gate.started,
    gateIn: gate.done,
    atBlock,
    trouble,
    settledAt: atBlock + (dual ? HOLD_DUAL : HOLD_SINGLE),
  }
}
