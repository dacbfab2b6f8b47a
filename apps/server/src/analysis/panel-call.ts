import type { PanelData, PanelRequest } from '@quaywise/contract'
import type { Cell, PanelAnswer, PanelContext } from '@quaywise/report-kit/compile'
import { REPORTS, type RegisteredReport } from '@quaywise/reports/server'
import { fieldProblem, Problem } from '../http/problem.ts'
import { countedBy } from '../parameters/counted-by.ts'
import type { InEffect } from '../parameters/in-effect.ts'
import { asked } from './ask.ts'
import type { PartialReader } from './reader.ts'

/** The part of a path that names a panel. */
export type PanelPath = { readonly area: string; readonly page: string; readonly panel: string }

/** The report of a path. Throws `UNKNOWN_PAGE`. */
export const pageReportAt = ({ area, page }: Omit<PanelPath, 'panel'>): RegisteredReport => {
  const found = REPORTS.get(`${area}/${page}`)
  if (!found) throw new Problem('UNKNOWN_PAGE', { values: { page: `/BigDataAnalysis/${area}/${page}` } })
  return found
}

/** The report and panel of a path. Throws `UNKNOWN_PAGE` or `UNKNOWN_PANEL`. */
export const reportAt = ({ area, page, panel }: PanelPath): RegisteredReport => {
  const found = pageReportAt({ area, page })
  if (!Object.hasOwn(found.report.panels, panel)) throw new Problem('UNKNOWN_PANEL', { values: { panel } })
  return found
}

/** Throws `INVALID_INPUT` when a body speaks of another page than the path. */
export const checkVisitedPage = ({ report }: RegisteredReport, { inquireParamCO }: PanelRequest): void => {
  if (inquireParamCO.visitedPage === report.path) return
  throw fieldProblem({ field: 'inquireParamCO.visitedPage', code: 'notSame', values: { name: report.path } })
}

const cellsOf = (row: PanelAnswer['rows'][number]): PanelData['rows'][number] =>
  Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, isList(cell) ? [...cell] : cell]))

const isList = (cell: Cell): cell is Extract<Cell, readonly unknown[]> => Array.isArray(cell)

/**
 * The columns of an answer that holds months or periods against each other; those of sums of what is on record only
 * since later say so.
 */
const withBeginnings = async (
  { columns, compare, toDate, window }: PanelAnswer,
  terminal: PanelContext['terminal'],
  reader: PartialReader,
): Promise<PanelData['columns']> => {
  const begins = [window.start, ...(compare ? [compare.start] : [])].sort()[0] ?? ''
  const asks = compare || toDate !== undefined
  return Promise.all(
    columns.map(async (column) => {
      const since = asks && column.role === 'measure' ? await reader.since(column.key, terminal) : null
      return since !== null && Date.parse(since) > Date.parse(begins) ? { ...column, since } : { ...column }
    }),
  )
}

/** What panels are counted by beside the facts: the parameters in effect, and months that were locked. */
export type PanelTerms = { readonly inEffect: InEffect; readonly kept?: PanelContext['kept'] }

/** Answers a question about a panel, with the newest record of its terminal and what is missing beside it. */
export const panelData = async (
  question: (context: PanelContext) => Promise<PanelAnswer>,
  { queries }: RegisteredReport,
  terminal: PanelContext['terminal'],
  reader: PartialReader,
  { inEffect, kept }: PanelTerms,
): Promise<PanelData> => {
  const [answer, freshness] = await Promise.all([
    asked(() => question({ reader, terminal, queries, kept, parameters: inEffect })),
    reader.newest(terminal),
  ])
  const { kind, rows, window, total, subtotal, toDate, compare, comparedRows, excluded } = answer
  const columns = await withBeginnings(answer, terminal, reader)
  const months = answer.kept
  const missing = reader.missing()
  return {
    ...{ kind, window, freshness },
    columns: [...columns],
    rows: rows.map(cellsOf),
    parameters: countedBy(inEffect, columns, { from: Date.parse(window.start), to: Date.parse(window.end) }),
    ...(compare === undefined ? {} : { compare }),
    ...(comparedRows === undefined ? {} : { comparedRows: comparedRows.map(cellsOf) }),
    ...(excluded === undefined ? {} : { excluded: { ...excluded } }),
    ...(total === undefined ? {} : { total }),
    ...(subtotal === undefined ? {} : { subtotal: cellsOf(subtotal) }),
    ...(months === undefined ? {} : { kept: { ...months } }),
    ...(toDate === undefined ? {} : { toDate: cellsOf(toDate) }),
    ...(missing === undefined ? {} : { missing: { ...missing, shards: [...missing.shards] } }),
  }
}
