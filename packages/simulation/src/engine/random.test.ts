import { describe, expect, it } from 'vitest'
import { categorical, exponential, logNormal, truncatedLogNormal } from './distribution.ts'
import { normalCdf, normalQuantile } from './normal.ts'
import { keyOf, mix, uniform } from './random.ts'

const mean = (draw: (u: number) => number, count = 200_000): number => {
  const key = keyOf(1, 'mean')
  let sum = 0
  for (let i = 0; i < count; i++) sum += draw(uniform(key, i))
  return sum / count
}

describe('random streams', () => {
  it('give the same draw for the same key in any order', () => {
    const forward = [0, 1, 2, 3].map((i) => uniform(keyOf(5, 'crane', 2), i))
    const backward = [3, 2, 1, 0].map((i) => uniform(keyOf(5, 'crane', 2), i)).reverse()
    expect(backward).toEqual(forward)
  })

  it('differ by seed, name and index', () => {
    const draws = [
      uniform(keyOf(5, 'a')),
      uniform(keyOf(6, 'a')),
      uniform(keyOf(5, 'b')),
      uniform(keyOf(5, 'a', 1)),
    ]
    expect(new Set(draws).size).toBe(4)
  })

  it('are uniform in each of 64 cells, over indices and over children', () => {
    for (const draw of [(i: number) => uniform(77, i), (i: number) => uniform(mix(77, i), 3)]) {
      const cells = new Array<number>(64).fill(0)
      for (let i = 0; i < 64_000; i++) {
        const cell = Math.floor(draw(i) * 64)
        cells[cell] = (cells[cell] ?? 0) + 1
      }
      const chi = cells.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
      expect(chi).toBeLessThan(110)
    }
  })
})

describe('distributions', () => {
  it('have the stated means', () => {
    expect(mean((u) => exponential(u, 20))).toBeCloseTo(20, 0)
    expect(mean((u) => logNormal(u, 20, 0.6))).toBeCloseTo(20, 0)
  })

  it('keep the stated mean after the cut', () => {
    const sample = truncatedLogNormal(132, Math.sqrt(50 / 132), 396)
    const drawn = mean(sample)
    expect(Math.abs(drawn / 132 - 1)).toBeLessThan(0.005)
    expect(sample(0.999999)).toBeLessThanOrEqual(396)
  })

  it('choose categories by weight', () => {
    expect(mean((u) => (categorical(u, [1, 3, 6]) === 1 ? 1 : 0))).toBeCloseTo(0.3, 2)
  })

  it('invert the normal distribution', () => {
    for (const p of [0.001, 0.02, 0.3, 0.5, 0.8, 0.999])
      expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 5)
  })
})
