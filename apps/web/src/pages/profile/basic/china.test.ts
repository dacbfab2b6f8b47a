import { expect, it } from 'vitest'
import { citiesOf, PROVINCES } from './china.ts'

it('names each province and each city of it once, in both scripts', () => {
  expect(PROVINCES).toHaveLength(34)
  expect(new Set(PROVINCES.map(({ name }) => name)).size).toBe(34)
  for (const { name, chinese, cities } of PROVINCES) {
    expect([name, chinese]).toEqual([
      expect.stringMatching(/^[A-Z][A-Za-z' ]+$/),
      expect.stringMatching(/^\p{Script=Han}+$/u),
    ])
    expect(cities.length).toBeGreaterThan(0)
    expect(new Set(cities.map((city) => city.name)).size).toBe(cities.length)
    for (const city of cities) expect(city.chinese).toMatch(/^\p{Script=Han}+$/u)
  }
})

it('knows the ports', () => {
  expect(citiesOf('Zhejiang').map(({ name }) => name)).toContain('Ningbo')
  expect(citiesOf('Nowhere')).toEqual([])
})
