import { exponential } from './distribution.ts'
import { Engine } from './engine.ts'
import { keyOf, uniform } from './random.ts'

/** Mean service of a played queue, in milliseconds of its own time. */
export const SERVICE_MS = 1_000_000

/** What came out of a played queue, by customer in order of arrival; times in milliseconds. */
export type PlayedQueue = {
  readonly arrivedAt: Float64Array
  readonly startedAt: Float64Array
  readonly leftAt: Float64Array
  /** Customer-milliseconds inside up to an instant, integrated event by event. */
  readonly areaAt: readonly number[]
  readonly events: number
}

/** A queue to play: `load` is the share of its servers that work on average. */
export type Queue = {
  readonly servers: number
  readonly load: number
  readonly customers: number
  readonly service: 'exponential' | 'constant'
  /** Instants at which the area is read. */
  readonly readAt?: readonly number[]
}

/** Plays a first-come queue with Poisson arrivals on the engine until all customers have left. */
export const playQueue = ({ servers, load, customers, service, readAt = [] }: Queue): PlayedQueue => {
  const engine = new Engine(0)
  const key = keyOf(7, 'queue', servers, customers)
  const gapMs = SERVICE_MS / (load * servers)
  const arrivedAt = new Float64Array(customers)
  const startedAt = new Float64Array(customers)
  const leftAt = new Float64Array(customers)
  const areaAt: number[] = []
  let arrived = 0
  let started = 0
  let left = 0
  let area = 0
  let last = 0
  const observe = (): void => {
    area += (engine.now - last) * (arrived - left)
    last = engine.now
  }
  const serve = (): void => {
    const customer = started++
    startedAt[customer] = engine.now
    const ms = service === 'constant' ? SERVICE_MS : exponential(uniform(key, 2 * customer), SERVICE_MS)
    engine.after(ms, leave, customer)
  }
  const leave = (customer: number): void => {
    observe()
    left++
    leftAt[customer] = engine.now
    if (started < arrived) serve()
  }
  const arrive = (customer: number): void => {
    observe()
    arrived++
    arrivedAt[customer] = engine.now
    if (started - left < servers) serve()
    if (arrived < customers)
      engine.after(exponential(uniform(key, 2 * customer + 1), gapMs), arrive, customer + 1)
  }
  engine.at(0, arrive, 0)
  for (const at of readAt) {
    engine.run(at)
    areaAt.push(area + (at - last) * (arrived - left))
  }
  engine.run(Number.POSITIVE_INFINITY)
  return { arrivedAt, startedAt, leftAt, areaAt, events: engine.happened }
}
