import { describe, expect, it } from 'vitest'
import { type PlayedQueue, playQueue, SERVICE_MS } from './multi-server.ts'

/** Erlang's C, the chance to wait for one of `servers` at an offered load of `offered` servers. */
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

/** Mean wait in mean services of M/M/c, by Erlang's C. */
const expectedWait = (servers: number, load: number): number =>
  erlangC(servers, servers * load) / (servers * (1 - load))

const BATCHES = 30
/** Two-sided 99 % quantile of Student's t with 28 degrees of freedom: 29 batches, the first is dropped. */
const T_99 = 2.763

/** The mean of a figure over customers with the half width of its 99 % confidence interval by batch means. */
const estimate = (count: number, figureOf: (customer: number) => number): { mean: number; half: number } => {
  const size = Math.floor(count / BATCHES)
  const means = Array.from({ length: BATCHES - 1 }, (_, batch) => {
    let sum = 0
    for (let i = (batch + 1) * size; i < (batch + 2) * size; i++) sum += figureOf(i)
    return sum / size
  })
  const mean = means.reduce((sum, m) => sum + m, 0) / means.length
  const variance = means.reduce((sum, m) => sum + (m - mean) ** 2, 0) / (means.length - 1)
  return { mean, half: T_99 * Math.sqrt(variance / means.length) }
}

const waitOf = (queue: PlayedQueue, customer: number): number =>
  ((queue.startedAt[customer] ?? 0) - (queue.arrivedAt[customer] ?? 0)) / SERVICE_MS

/** The estimate holds the theory's value and is no vaguer than `tolerance` of it. */
const expectTheory = (seen: { mean: number; half: number }, theory: number, tolerance: number): void => {
  expect(Math.abs(seen.mean - theory)).toBeLessThanOrEqual(seen.half)
  expect(seen.half / theory).toBeLessThan(tolerance)
}

describe('a queue on the engine', () => {
  for (const [servers, load, customers] of [
    [1, 0.5, 300_000],
    [1, 0.7, 400_000],
    [2, 0.8, 400_000],
    [3, 0.8, 400_000],
    [8, 0.8, 600_000],
    [21, 0.8, 900_000],
  ] as const)
    it(`waits as Erlang's C says, M/M/${servers} at ${load * 100} % load`, () => {
      const queue = playQueue({ servers, load, customers, service: 'exponential' })
      const wait = estimate(customers, (i) => waitOf(queue, i))
      expectTheory(wait, expectedWait(servers, load), 0.1)
      const waited = estimate(customers, (i) => (waitOf(queue, i) > 0 ? 1 : 0))
      expectTheory(waited, erlangC(servers, servers * load), 0.05)
    })

  it('has the exponential tail of waits of M/M/1', () => {
    const customers = 400_000
    const queue = playQueue({ servers: 1, load: 0.7, customers, service: 'exponential' })
    for (const t of [1, 3, 6])
      expectTheory(
        estimate(customers, (i) => (waitOf(queue, i) > t ? 1 : 0)),
        0.7 * Math.exp(-0.3 * t),
        0.1,
      )
  })

  it('waits half as long when every service takes the same time, M/D/1 by Pollaczek and Khinchine', () => {
    const queue = playQueue({ servers: 1, load: 0.7, customers: 300_000, service: 'constant' })
    expectTheory(
      estimate(300_000, (i) => waitOf(queue, i)),
      0.7 / (2 * 0.3),
      0.05,
    )
  })

  it("keeps Little's law to the millisecond in any window, with stays cut at its edges", () => {
    const edges = [0, 12_345_678, 900_000_001, 7_777_777_777, 30_000_000_000]
    const queue = playQueue({
      servers: 3,
      load: 0.8,
      customers: 60_000,
      service: 'exponential',
      readAt: edges,
    })
    expect(queue.areaAt).toHaveLength(edges.length)
    for (let edge = 1; edge < edges.length; edge++) {
      const from = edges[edge - 1] ?? 0
      const to = edges[edge] ?? 0
      let stays = 0
      for (let i = 0; i < queue.arrivedAt.length; i++)
        stays += Math.max(0, Math.min(queue.leftAt[i] ?? 0, to) - Math.max(queue.arrivedAt[i] ?? 0, from))
      expect(stays).toBeGreaterThan(0)
      expect((queue.areaAt[edge] ?? 0) - (queue.areaAt[edge - 1] ?? 0)).toBe(stays)
    }
  })

  it('serves in the order of arrival, never before it, and repeats itself', () => {
    const play = () => playQueue({ servers: 4, load: 0.95, customers: 20_000, service: 'exponential' })
    const queue = play()
    for (let i = 1; i < 20_000; i++) {
      expect(queue.startedAt[i] ?? -1).toBeGreaterThanOrEqual(queue.arrivedAt[i] ?? 0)
      expect(queue.startedAt[i] ?? -1).toBeGreaterThanOrEqual(queue.startedAt[i - 1] ?? 0)
    }
    expect(play().leftAt).toEqual(queue.leftAt)
  })
})
