import { allMeasures, isProduct, isRatio, isSum } from '@quaywise/metrics'
import { describe, expect, test } from 'vitest'
import type { LoadedTerminal } from '../loaded-terminal.fixture.ts'
import { AGV_CHECKS } from './agv-checks.ts'
import { CALL_CHECKS } from './call-checks.ts'
import { CHAIN_CHECKS } from './chain-checks.ts'
import { cellsIn, differences, measuresOf } from './compare.ts'
import { BY_EXAMPLE, BY_INVARIANT, BY_MESSAGES, BY_SCENARIO } from './held-otherwise.ts'
import { LAND_CHECKS } from './land-checks.ts'
import { MACHINE_CHECKS } from './machine-checks.ts'
import { QUAY_CHECKS } from './quay-checks.ts'
import { YARD_CHECKS } from './yard-checks.ts'

const CHECKS = [
  ...QUAY_CHECKS,
  ...CALL_CHECKS,
  ...AGV_CHECKS,
  ...YARD_CHECKS,
  ...LAND_CHECKS,
  ...CHAIN_CHECKS,
  ...MACHINE_CHECKS,
]

const SUMS = allMeasures().flatMap(([id, measure]) =>
  !isRatio(measure) && !isProduct(measure) && isSum(measure) ? [id] : [],
)

/** The simulator's own count against the measures: in all, and by each dimension that both know. */
export const proveLedger = (loaded: () => LoadedTerminal): void => {
  describe('what the simulator counted is what the measures say', () => {
    test.each(CHECKS)('$what', async (check) => {
      const terminal = loaded()
      const cells = cellsIn(terminal, check)
      expect(cells.length).toBeGreaterThan(0)
      for (const cut of [null, ...check.cuts])
        expect(await differences(terminal, check, cells, cut), `by ${cut}`).toEqual([])
    })

    test('leaves no sum of the catalogue unheld', () => {
      const counted = CHECKS.flatMap((check) => measuresOf(cellsIn(loaded(), check)))
      const otherwise = [...BY_INVARIANT, ...BY_EXAMPLE, ...BY_MESSAGES, ...BY_SCENARIO]
      const held = new Set([...counted, ...otherwise])
      expect([...held].sort()).toEqual([...SUMS].sort())
      expect(counted.filter((id) => otherwise.includes(id))).toEqual([])
    })
  })
}
