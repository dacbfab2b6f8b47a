import { describe, expect, test } from 'vitest'
import type { LoadedTerminal } from '../loaded-terminal.fixture.ts'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'
import { FLOWS } from './all-flows.ts'

const WITHIN = 0.02
const ROUNDING = 1e-9

/** Little's law: how many are there is how many come a unit of time by how long they stay. */
export const proveLittle = (loaded: () => LoadedTerminal): void => {
  describe("Little's law over four weeks", () => {
    test.each(FLOWS)('holds for $what within 2 %', async ({ census, stays, exact }) => {
      const hours = (SPAN.to - SPAN.from) / HOUR
      const [mean, passed] = [(await census(loaded())) / hours, (await stays(loaded())) / hours]
      expect(mean).toBeGreaterThan(0.1)
      expect(Math.abs(passed / mean - 1)).toBeLessThan(exact ? ROUNDING : WITHIN)
    })
  })
}
