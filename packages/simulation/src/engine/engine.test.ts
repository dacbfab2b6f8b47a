import { describe, expect, it } from 'vitest'
import { exponential } from './distribution.ts'
import { Engine } from './engine.ts'
import { keyOf, uniform } from './random.ts'

type Queue = { readonly meanWait: number; readonly meanNumber: number; readonly rate: number }

/** Plays M/M/c with mean service 1 s in milliseconds of virtual time; the answers are in seconds. */
const mmc = (servers: number, load: number, customers: number): Queue => {
  const engine = new Engine(0)
  const key = keyOf(7, 'mmc', servers)
  const waiting: number[] = []
  let busy = 0
  let wait = 0
  let area = 0
  let last = 0
  const scale = 1_000_000
  const inside = (): void => {
    area += (engine.now - last) * (busy + waiting.length)
    last = engine.now
  }
  const serve = (arrivedAt: number, customer: number): void => {
    busy++
    wait += engine.now - arrivedAt
    engine.after(exponential(uniform(key, 2 * customer), scale), leave)
  }
  let served = 0
  const leave = (): void => {
    inside()
    busy--
    const next = waiting.shift()
    if (next !== undefined) serve(next, served++)
  }
  const arrive = (customer: number): void => {
    inside()
    if (busy < servers) serve(engine.now, served++)
    else waiting.push(engine.now)
    if (customer < customers)
      engine.after(
        exponential(uniform(key, 2 * customer + 1), scale / (load * servers)),
        arrive,
        customer + 1,
      )
  }
  engine.at(0, arrive, 1)
  engine.run(Number.POSITIVE_INFINITY)
  return { meanWait: wait / customers / scale, meanNumber: area / last, rate: customers / (last / scale) }
}

/** Erlang's C: the chance to wait. */
const erlangC = (servers: number, offered: number): number => {
  let term = 1
  let sum = 1
  for (let k = 1; k < servers; k++) {
    term *= offered / k
    sum += term
  }
  const last = ((term * offered) / servers) * (servers / (servers - offered))
  return last / (sum + last)
}

describe('Engine', () => {
  it('runs events in time order, and ties in the order of scheduling', () => {
    const engine = new Engine(100)
    const seen: number[] = []
    for (const [time, id] of [
      [300, 1],
      [200, 2],
      [300, 3],
      [150, 4],
      [200, 5],
    ] as const)
      engine.at(time, (arg) => seen.push(arg), id)
    engine.run(250)
    expect(seen).toEqual([4, 2, 5])
    engine.run(300)
    expect(seen).toEqual([4, 2, 5, 1, 3])
    expect(engine.pending).toBe(0)
  })

  it('orders a thousand shuffled events', () => {
    const engine = new Engine(0)
    const seen: number[] = []
    for (let i = 0; i < 5000; i++) engine.at(Math.floor(uniform(9, i) * 700), () => seen.push(engine.now))
    engine.run(Number.POSITIVE_INFINITY)
    expect(seen).toHaveLength(5000)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it('agrees with M/M/1 at 70 % load within 4 %', () => {
    const { meanWait } = mmc(1, 0.7, 300_000)
    expect(Math.abs(meanWait / (0.7 / 0.3) - 1)).toBeLessThan(0.04)
  })

  it('agrees with M/M/3 at 80 % load within 4 %', () => {
    const { meanWait } = mmc(3, 0.8, 300_000)
    const expected = erlangC(3, 2.4) / (3 - 2.4)
    expect(Math.abs(meanWait / expected - 1)).toBeLessThan(0.04)
  })

  it("keeps Little's law within 1 %", () => {
    const { meanWait, meanNumber, rate } = mmc(3, 0.8, 200_000)
    expect(Math.abs(meanNumber / (rate * (meanWait + 1)) - 1)).toBeLessThan(0.01)
  })
})
