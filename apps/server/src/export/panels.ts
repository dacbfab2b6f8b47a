import type { ExportRequest, TableState } from '@quaywise/contract'
import type { Report } from '@quaywise/report-kit'
import { type StreamContext, type StreamedAnswer, streamPanel } from '@quaywise/report-kit/compile'
import { panelSheet } from './sheet/panel-sheet.ts'
import type { Told } from './sheet/query-sheet.ts'
import type { Sheet } from './sheet/sheet.ts'
import { tilesSheet } from './sheet/tiles-sheet.ts'
import { whereText } from './sheet/where-text.ts'
import type { FileTexts } from './texts.ts'

/** A panel that is ready to be written. */
export type ReadyPanel = {
  readonly sheet: Sheet
  readonly told: Omit<Told, 'rows' | 'cut'>
  readonly measures: readonly string[]
}

/** Asks for the panels of a page as they stand on the screen; what is wrong with the request shows here. */
export const readyPanels = (
  report: Report,
  panels: readonly string[],
  body: ExportRequest,
  { context, texts }: { readonly context: StreamContext; readonly texts: FileTexts },
): Promise<readonly ReadyPanel[]> => {
  const { tables = {}, address: _address, ...page } = body
  return Promise.all(
    panels.map(async (id) => {
      const { columns, ...state } = Object.hasOwn(tables, id) ? (tables[id] ?? {}) : {}
      const answer = await streamPanel(report, id, { ...page, ...state }, context)
      const title = texts.text(`panel.${report.id}.${id}`, id)
      return readyPanel(title, answer, texts, { ...state, ...(columns ? { columns } : {}) })
    }),
  )
}

/** Kinds whose rows are measures. */
const BY_MEASURE: ReadonlySet<string> = new Set(['kpis', 'bullet', 'drivers'])

const readyPanel = (
  title: string,
  answer: StreamedAnswer,
  texts: FileTexts,
  { columns: shown, where = [] }: TableState,
): ReadyPanel => {
  const { columns } = answer
  const sheet = BY_MEASURE.has(answer.kind)
    ? tilesSheet(title, answer, texts)
    : panelSheet(title, answer, texts, shown)
  return {
    sheet,
    told: {
      title,
      notApplied: [...new Set(columns.flatMap(({ notApplied }) => notApplied ?? []))],
      where: where.map((condition) => whereText(condition, texts.words)),
    },
    measures: columns.filter(({ role }) => role === 'measure').map(({ key }) => key),
  }
}
