import { describe, expect, it } from 'vitest'
import { Engine } from './engine.ts'
import { uniform } from './random.ts'

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

  it('counts what has happened and what is pending, with events that schedule others', () => {
    const engine = new Engine(0)
    let called = 0
    const again = (left: number): void => {
      called++
      if (left > 0) engine.after(10, again, left - 1)
    }
    engine.at(5, again, 3)
    engine.at(500, again, 0)
    engine.run(100)
    expect(called).toBe(4)
    expect(engine.happened).toBe(called)
    expect(engine.pending).toBe(1)
    expect(engine.now).toBe(35)
  })

  it('lets an event in the past happen now, after what was scheduled for now before it', () => {
    const engine = new Engine(1_000)
    const seen: number[] = []
    engine.at(1_000, (arg) => seen.push(arg), 1)
    engine.at(3, (arg) => seen.push(arg), 2)
    engine.after(-40, (arg) => seen.push(arg), 3)
    engine.run(1_000)
    expect(seen).toEqual([1, 2, 3])
  })
})
