import { dimensionsOf, isProduct, isRatio, isSum, measureOf } from '@quaywise/metrics'
import { type PanelAnswer, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { describe, expect } from 'vitest'
import { sumOf } from '../kept.ts'
import { SCENARIO, ZONE } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'
import { randomForm } from './random-form.ts'

const TABLES = [...REPORTS.values()].flatMap(({ report }) =>
  Object.entries(report.panels).flatMap(([panel, { kind, ...of }]) =>
    kind === 'table' && 'groupings' in of
      ? [undefined, ...Object.keys(of.groupings ?? {})].map((by) => ({ report, panel, by }))
      : [],
  ),
)

const isAdded = (id: string): boolean => {
  const measure = measureOf(id)
  return !isRatio(measure) && !isProduct(measure) && isSum(measure)
}

/** 8. The pages of a table, put together as an export does, are its totals, under the filters that it names. */
export const proveTableTotals = (loaded: Loaded): void => {
  describe('8. the pages of a table', () => {
    holds(
      'add up to its total line, and name the filters left out',
      60,
      loaded,
      async (proving, filters, where) => {
        const { terminal } = proving
        const { report, panel, by } = filters.draw.one(TABLES)
        const { form, given } = randomForm(filters, filters.draw.one([1, 24, 100]))
        const place = { id: SCENARIO.terminal.id, zone: ZONE }
        const context = { reader: terminal.reader, terminal: place, queries: {} }
        const pageSize = filters.draw.one([20, 100, 500])
        const page = (current: number): Promise<PanelAnswer> =>
          runPanel(report, panel, { inquireParamCO: form, by, pageSize, current }, context)
        const pages = [await page(1)]
        const [first] = pages
        for (let at = 2; (at - 1) * pageSize < (first?.total ?? 0); at++) pages.push(await page(at))
        const rows = pages.flatMap((each) => each.rows)
        const here = `${where}: ${report.id} ${panel} ${by} ${JSON.stringify(form)}`
        expect(rows.length, here).toBe(first?.total)
        for (const column of first?.columns ?? []) {
          if (column.role !== 'measure') continue
          const shown = Number(first?.subtotal?.[column.key] ?? 0)
          if (isAdded(column.key))
            expect(Math.abs(sumOf(rows, column.key) - shown), `${here} ${column.key}`).toBeLessThanOrEqual(
              1e-9 * Math.abs(shown),
            )
          const left = given.filter(([, dimension]) => !dimensionsOf(column.key).includes(dimension))
          const missing = left
            .map(([field]) => field)
            .filter((field) => report.filters.some((id) => id === field))
          expect([...(column.notApplied ?? [])].sort(), `${here} ${column.key}`).toEqual(missing.sort())
        }
      },
    )
  })
}
