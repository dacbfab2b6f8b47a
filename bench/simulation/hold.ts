import { Engine, keyOf, uniform } from '@quaywise/simulation/engine'
import { coreSeconds } from './core-seconds.ts'
import { PlainHeap } from './plain-heap.ts'

const PENDING = 2_000
const MEAN_MS = 1_000_000
const DRAWS = 65_536

/** Holding times, drawn before the clock runs so that both heaps pay for events alone. */
const holds = Float64Array.from({ length: DRAWS }, (_, draw) =>
  Math.round(-Math.log(uniform(keyOf(1, 'hold'), draw)) * MEAN_MS),
)

const holdOf = (event: number): number => holds[event & (DRAWS - 1)] ?? 0

/** Events per core second of the engine on the hold model: each event schedules the next, 2,000 are pending. */
export const holdEngine = (events: number): number => {
  const engine = new Engine(0)
  let count = 0
  const hold = (arg: number): void => {
    if (count++ < events) engine.after(holdOf(count), hold, arg)
  }
  for (let i = 0; i < PENDING; i++) engine.at(holdOf(i), hold, i)
  return events / coreSeconds(() => engine.run(Number.POSITIVE_INFINITY))
}

/** The same on the plain heap, without handlers. */
export const holdPlainHeap = (events: number): number => {
  const heap = new PlainHeap(PENDING)
  for (let i = 0; i < PENDING; i++) heap.push(holdOf(i), i)
  return (
    events /
    coreSeconds(() => {
      for (let count = 0; count < events; count++) {
        const now = heap.nextTime
        heap.push(now + holdOf(count), heap.pop())
      }
    })
  )
}
