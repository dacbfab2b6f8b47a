import type { TerminalEntry } from '@quaywise/admin-store'
import { type HeldParameters, shiftCalendar } from '@quaywise/domain'
import { type Cell, type Reader, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { questionAt } from '../kept/question-at.ts'
import { clocked, terminalNow } from '../terminals/terminal-now.ts'
import type { AlertBody } from './alert-body.ts'
import { alertPeriod } from './alert-window.ts'

/** What a tile counts now: its value, and the state of the page that shows the same. */
export type Counted = { readonly value: number | null; readonly query: Readonly<Record<string, string>> }

/** What a tile is counted with. */
type CountingTile = { readonly reader: Reader; readonly now: Date; readonly parameters: HeldParameters }

const numeric = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null)

/** Counts the tile of an alert over its window at the terminal's now. Throws when the page or tile is gone. */
export const countTile = async (
  page: string,
  { panel: panelId, measure, query, question, window }: AlertBody,
  terminal: TerminalEntry,
  { reader, now, parameters }: CountingTile,
): Promise<Counted> => {
  const found = [...REPORTS.values()].find(({ report }) => report.path === page)
  const panel = found?.report.panels[panelId]
  if (!found || panel?.kind !== 'kpis') throw new Error(`${page} has no tiles ${panelId}.`)
  const only = panel.measures.filter((id) => id === measure)
  if (only.length === 0) throw new Error(`${page} has no tile ${measure}.`)
  const shifts = shiftCalendar(parameters, terminal.zone)
  const period = alertPeriod(window, terminalNow(terminal, now).getTime(), terminal.zone, shifts)
  const report = { ...found.report, panels: { [panelId]: { ...panel, measures: only } } }
  const { inquireParamCO, marks } = questionAt(question, period, { page, terminal: terminal.id })
  const asked = { inquireParamCO, ...(marks ? { marks } : {}) }
  const { rows } = await runPanel(report, panelId, asked, {
    reader,
    terminal: clocked(terminal, now),
    queries: {},
    parameters,
  })
  return { value: numeric(rows[0]?.value), query: { ...query, ...period } }
}
