import { describe, expect, it } from 'vitest'
import { DAY } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import type { FlowMix } from '../scenario/scenario.ts'
import { unitsIn } from './call-work.ts'
import { stockAt } from './stock.ts'
import { planOf } from './terminal-plan.ts'
import { TruckTimes } from './truck-task.ts'
import { boxKeyOf, type Flow, unitOf } from './unit.ts'
import { exportUnit, numberOfUnit } from './unit-code.ts'

const from = Date.UTC(2025, 5, 1)
const to = Date.UTC(2025, 11, 1)
const terminal = planOf(QUARTER, { from, to })
const plan = terminal.through(to)
const times = new TruckTimes(plan)

/** Boxes and their summed dwell, by flow, of the ships worked in the span. */
const flows = new Map<Flow, { boxes: number; dwell: number }>()
const add = (flow: Flow, boxes: number, dwell: number): void => {
  const sum = flows.get(flow) ?? { boxes: 0, dwell: 0 }
  flows.set(flow, { boxes: sum.boxes + boxes, dwell: sum.dwell + dwell * boxes })
}
for (const call of plan.calls.filter((c) => c.opStart >= from && c.opStart < to)) {
  const middle = (call.opStart + call.opEnd) / 2
  const exports = Array.from({ length: call.exportUnits }, (_, n) => exportUnit(call.index, n))
  for (const code of [...unitsIn(call), ...exports]) {
    const unit = unitOf(plan, code)
    const out = plan.calls[call.outCalls[numberOfUnit(code) - call.importUnits] ?? -1]
    if (unit.flow === 'IMPORT' || unit.flow === 'EXPORT')
      for (let sub = 0; sub < unit.boxes; sub++) {
        const key = boxKeyOf(unit.key, sub)
        const import_ = unit.flow === 'IMPORT'
        add(
          unit.flow,
          1,
          import_ ? times.fetch(call, unit.key, key) - middle : middle - times.bring(call, unit.key, key),
        )
      }
    else if (out) add(unit.flow, unit.boxes, (out.opStart + out.opEnd) / 2 - middle)
  }
}

const stated = ({ empty, fullDays, emptyDays }: FlowMix): number => (1 - empty) * fullDays + empty * emptyDays

describe('the flows of containers', () => {
  const mixes: Record<Flow, FlowMix> = {
    IMPORT: QUARTER.flows.import,
    EXPORT: QUARTER.flows.export,
    BRANCH_TRUNK: QUARTER.flows.branchTrunk,
    TRUNK_BRANCH: QUARTER.flows.trunkBranch,
    TRUNK_TRUNK: QUARTER.flows.trunkTrunk,
  }

  it.each(['IMPORT', 'EXPORT', 'BRANCH_TRUNK', 'TRUNK_BRANCH', 'TRUNK_TRUNK'] as const)(
    'have the stated volume within 6 %% and dwell within 3 %%: %s',
    (flow) => {
      const { boxes, dwell } = flows.get(flow) ?? { boxes: 0, dwell: 0 }
      expect(Math.abs(boxes / ((to - from) / DAY) / mixes[flow].share - 1)).toBeLessThan(0.06)
      expect(Math.abs(dwell / boxes / DAY / stated(mixes[flow]) - 1)).toBeLessThan(0.03)
    },
  )

  it("keep Little's law: the mean stock is arrivals times dwell, within 2 %", () => {
    const flowing = [...flows.values()].reduce((sum, flow) => sum + flow.dwell, 0) / (to - from)
    const stocks: number[] = []
    for (let at = from + 1.5 * DAY; at < to; at += 9 * DAY + 5 * 3_600_000)
      stocks.push(stockAt(terminal, at).reduce((sum, block) => sum + block.boxes, 0))
    const mean = stocks.reduce((a, b) => a + b, 0) / stocks.length
    expect(Math.abs(mean / flowing - 1)).toBeLessThan(0.02)
  })
})
