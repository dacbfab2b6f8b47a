import { Readable } from 'node:stream'
import { type MetricInfo, metricCatalogue } from '@quaywise/report-kit/compile'
import type { NoteLine } from '../annotations/read-annotations.ts'
import { csvFile } from './csv/csv-file.ts'
import type { ReadyPanel } from './panels.ts'
import { type Asked, queryLines } from './sheet/query-lines.ts'
import { querySheet } from './sheet/query-sheet.ts'
import type { FileTexts } from './texts.ts'
import { type WallClock, wallClockOf } from './wall-clock.ts'
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

/** What stands before the rows of a CSV file. */
type CsvWish = {
  /** What was asked, and the notes of the team on its time, in lines behind a `#`. */
  readonly remarks: boolean
  readonly notes: readonly NoteLine[]
  readonly bom: boolean
}

/** One panel as CSV, with what was asked and the notes on it in lines before it where they are wanted. */
export const csvOf = (
  panel: ReadyPanel,
  asked: Asked,
  texts: FileTexts,
  { remarks, notes, bom }: CsvWish,
): Readable => {
  const clock = wallClockOf(asked.terminal.zone)
  const about = queryLines(asked, texts).map(([label, cell]) => {
    const value = typeof cell === 'object' ? clock.iso(String(cell?.value ?? '')) : cell
    return `${label}: ${value}`
  })
  const sheet = `${texts.text('export.sheet')}: ${panel.told.title}`
  const lines = [...about, sheet, ...panel.told.where, ...notes.map((note) => noteText(note, clock, texts))]
  const cut = texts.text('export.cut')
  return Readable.from(csvFile({ sheet: panel.sheet, clock, remarks: remarks ? lines : [], bom, cut }))
}

/** A note in one line, after the titles of its sheet in a workbook. */
const noteText = (note: NoteLine, clock: WallClock, { text }: FileTexts): string => {
  const parts = [
    [text('keep.note.from'), clock.iso(note.startAt)],
    [text('keep.note.to'), clock.iso(note.endAt)],
    [text('keep.note.about'), note.about],
    [text('keep.note.text'), note.text],
    [text('keep.note.author'), note.author],
  ] as const
  const told = parts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return `${text('keep.notes')}: ${told.join(' · ')}`
}
