import { Readable } from 'node:stream'
import type { LogRow } from '@quaywise/admin-store'
import type { Lookup } from '@quaywise/i18n/words'
import { csvFile } from '../export/csv/csv-file.ts'
import type { Sheet, SheetCell, SheetColumn } from '../export/sheet/sheet.ts'
import type { FileTexts } from '../export/texts.ts'
import { wallClockOf } from '../export/wall-clock.ts'
import { workbook } from '../export/xlsx/workbook.ts'

type Part = readonly [
  key: string,
  format: SheetColumn['format'],
  width: number,
  cell: (row: LogRow, text: Lookup) => SheetCell,
]

const moduleName = ({ module }: LogRow, text: Lookup): string =>
  module === 'other' ? text('log.module.other') : text(`menu.${module}`, module)

const pageName = ({ page }: LogRow, text: Lookup): string | null =>
  page && text(`page.${page.split('/').slice(-2).join('/')}`, page)

const PARTS: readonly Part[] = [
  ['seq', 'plain', 9, (row) => row.seq],
  ['notedAt', 'instant', 19, (row) => row.notedAt],
  ['username', 'text', 16, (row) => row.username],
  ['personName', 'text', 18, (row) => row.personName],
  ['department', 'text', 18, (row) => row.department],
  ['roles', 'text', 22, (row) => row.roles],
  ['action', 'text', 12, (row, text) => text(`log.action.${row.action}`, row.action)],
  ['module', 'text', 14, moduleName],
  ['page', 'text', 36, pageName],
  ['endpoint', 'text', 40, (row) => row.endpoint],
  ['parameters', 'text', 50, (row) => row.parameters],
  ['status', 'plain', 8, (row) => row.status],
  ['errorCode', 'text', 18, (row) => row.errorCode],
  ['ms', 'count', 9, (row) => row.ms],
  ['rowCount', 'count', 9, (row) => row.rowCount],
  ['exported', 'plain', 9, (row) => (row.exported ? 1 : 0)],
  ['ip', 'text', 16, (row) => row.ip],
  ['agent', 'text', 30, (row) => row.agent],
  ['traceId', 'text', 36, (row) => row.traceId],
  ['address', 'text', 40, (row) => row.address],
  ['changes', 'text', 50, (row) => row.changes],
  ['hash', 'text', 64, (row) => row.hash],
]

type LogFile = {
  readonly format: 'xlsx' | 'csv'
  readonly chunks: AsyncIterable<readonly LogRow[]>
  readonly texts: FileTexts
  readonly zone: string
  /** What was asked, line by line. */
  readonly about: readonly (readonly [label: string, value: string])[]
  readonly counted: (rows: number) => void
}

async function* lines({
  chunks,
  counted,
  texts: { text },
}: LogFile): Sheet['chunks'] extends AsyncIterable<infer T> ? AsyncGenerator<T> : never {
  let rows = 0
  for await (const chunk of chunks) {
    rows += chunk.length
    counted(rows)
    yield chunk.map((row) => PARTS.map(([, , , cell]) => cell(row, text)))
  }
}

const aboutSheet = ({ about, texts }: LogFile): Sheet => ({
  title: texts.text('export.query'),
  columns: [
    { title: '', format: 'text', width: 24 },
    { title: '', format: 'text', width: 60 },
  ],
  chunks: (async function* () {
    yield about
  })(),
})

/** Rows of the log as a workbook or as CSV; texts that look like formulas stay texts. */
export const logFile = (file: LogFile): Readable => {
  const { texts, zone, format } = file
  const columns = PARTS.map(([key, kind, width]) => ({
    title: texts.text(`log.column.${key}`),
    ...{ format: kind, width },
  }))
  const sheet: Sheet = { title: texts.text('page.system/log'), columns, chunks: lines(file) }
  const clock = wallClockOf(zone)
  if (format === 'csv')
    return Readable.from(csvFile({ sheet, clock, remarks: [], bom: true, cut: texts.text('export.cut') }))
  const last = { title: texts.text('export.query'), make: () => aboutSheet(file) }
  return Readable.from(workbook({ sheets: [sheet], last, clock }), { objectMode: false })
}
