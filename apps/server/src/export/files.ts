import { Readable } from 'node:stream'
import { type MetricInfo, metricCatalogue } from '@quaywise/report-kit/compile'
import { csvFile } from './csv/csv-file.ts'
import type { ReadyPanel } from './panels.ts'
import { type Asked, queryLines } from './sheet/query-lines.ts'
import { querySheet } from './sheet/query-sheet.ts'
import type { FileTexts } from './texts.ts'
import { wallClockOf } from './wall-clock.ts'
import { workbook } from './xlsx/workbook.ts'

/** The type of each kind of file. */
export const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

const catalogueOf = (): ReadonlyMap<string, MetricInfo> =>
  new Map(metricCatalogue().map((info) => [info.id, info]))

/** Panels as a workbook: a sheet each, and one about what was asked. */
export const workbookOf = (panels: readonly ReadyPanel[], asked: Asked, texts: FileTexts): Readable => {
  const measures = panels.flatMap((panel) => panel.measures)
  return Readable.from(
    workbook({
      sheets: panels.map(({ sheet }) => sheet),
      last: {
        title: texts.text('export.query'),
        make: (written) => {
          const told = panels.map(({ told }, at) => ({
            ...told,
            ...(written[at] ?? { rows: 0, cut: false }),
          }))
          return querySheet(asked, told, measures, catalogueOf(), texts)
        },
      },
      clock: wallClockOf(asked.terminal.zone),
    }),
    { objectMode: false },
  )
}

/** One panel as CSV, with what was asked in lines before it where they are wanted. */
export const csvOf = (
  panel: ReadyPanel,
  asked: Asked,
  texts: FileTexts,
  wanted: { readonly notes: boolean; readonly bom: boolean },
): Readable => {
  const clock = wallClockOf(asked.terminal.zone)
  const notes = wanted.notes
    ? [
        ...queryLines(asked, texts).map(([label, cell]) => {
          const value = typeof cell === 'object' ? clock.iso(String(cell?.value ?? '')) : cell
          return `${label}: ${value}`
        }),
        `${texts.text('export.sheet')}: ${panel.told.title}`,
        ...panel.told.where,
      ]
    : []
  return Readable.from(
    csvFile({ sheet: panel.sheet, clock, notes, bom: wanted.bom, cut: texts.text('export.cut') }),
  )
}
