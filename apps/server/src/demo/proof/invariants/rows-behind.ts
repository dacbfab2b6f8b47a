import { allMeasures, dimensionsOf, isProduct, isRatio, isSum, type MeasureId } from '@quaywise/metrics'
import type { Report } from '@quaywise/report-kit'
import { runRows } from '@quaywise/report-kit/compile'
import { describe, expect } from 'vitest'
import type { Filters } from '../filters.ts'
import { sumOf } from '../kept.ts'
import { type LoadedTerminal, SCENARIO, ZONE } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'
import { randomForm } from './random-form.ts'

const SUMS = allMeasures().flatMap(([id, measure]) =>
  !isRatio(measure) && !isProduct(measure) && isSum(measure) ? [id as MeasureId] : [],
)
const RATIOS = allMeasures().flatMap(([id, measure]) => (isRatio(measure) ? [id as MeasureId] : []))
const LONGEST_HOURS = 12

/** A page with one table of one measure, and every filter. */
const pageOf = (measure: MeasureId, basis: 'time' | 'call'): Report => ({
  ...{ id: 'proof/rows', path: '/proof/rows', authority: 'proof', gated: false, basis },
  filters: [
    ...(['period', 'trunkBranchLine', 'distinguishSelectedShip', 'opMode'] as const),
    ...(['vesselVoyage', 'line', 'equipment', 'block'] as const),
  ],
  panels: { table: { kind: 'table', by: [], measures: [measure] } },
})

/** Lists the rows behind a random number; gives back how many there are. */
const prove = async (terminal: LoadedTerminal, filters: Filters, where: string, measure: MeasureId) => {
  const basis = filters.draw.one(['time', 'call'] as const)
  const { window, restrictions, form } = randomForm(filters, LONGEST_HOURS)
  const kept = restrictions.filter(({ dimension }) => dimensionsOf(measure).includes(dimension))
  const { rows } = await terminal.ask({ window, restrictions: kept, basis, measures: [measure] })
  const place = { id: SCENARIO.terminal.id, zone: ZONE }
  const context = { reader: terminal.reader, terminal: place, queries: {} }
  const request = { inquireParamCO: form, measure, pageSize: 1_000_000 }
  const listed = await runRows(pageOf(measure, basis), 'table', request, context)
  const cell = rows[0]?.[measure] ?? null
  const number = typeof cell === 'object' && cell && 'numerator' in cell ? cell.numerator : cell
  const here = `${where}: ${measure} ${basis} ${JSON.stringify(form)}`
  for (const found of [Number(listed.subtotal?.contribution ?? 0), sumOf(listed.rows, 'contribution')])
    expect(Math.abs(found - Number(number ?? 0)), here).toBeLessThanOrEqual(1e-9 * Math.abs(found))
  expect(listed.total, here).toBe(listed.rows.length)
  return listed.rows.length
}

/** 7. The rows behind a number make it up. */
export const proveRows = (loaded: Loaded): void => {
  describe('7. the rows behind a number', () => {
    let seen = 0
    holds('add up to it, sum by sum', SUMS.length, loaded, async ({ terminal }, filters, where, time) => {
      seen += await prove(terminal, filters, where, SUMS[time] ?? filters.draw.one(SUMS))
    })
    holds('add up to the numerator of a ratio', 60, loaded, async ({ terminal }, filters, where) => {
      seen += await prove(terminal, filters, where, filters.draw.one(RATIOS))
      expect(seen).toBeGreaterThan(0)
    })
  })
}
