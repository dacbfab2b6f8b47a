import { type Cell, type PanelAnswer, runPanel } from '@quaywise/report-kit/compile'
import { csvLine } from './csv-line.ts'
import type { ExportPage, PageAsk } from './export-page.ts'

const A_PAGE = 1000
const MOST_ROWS = 1_000_000

const plain = (cell: Cell | undefined): string | number | null => {
  if (cell === undefined || cell === null) return null
  if (typeof cell === 'string' || typeof cell === 'number') return cell
  if (Array.isArray(cell)) return cell.join(' ')
  return 'value' in cell && 'numerator' in cell ? cell.value : JSON.stringify(cell)
}

const headOf = ({ columns }: PanelAnswer): readonly string[] =>
  columns.map(({ key, unit }) => (unit === null || unit === '1' ? key : `${key} [${unit}]`))

/** A panel of tiles has a row for each measure; all else has a column for each. */
const linesOf = (answer: PanelAnswer, first: boolean): readonly string[] => {
  if (answer.kind === 'kpis') {
    const rows = answer.rows.map(({ measure, value }) => csvLine([plain(measure), plain(value)]))
    return [csvLine(['measure', 'value']), ...rows]
  }
  const rows = answer.rows.map((row) => csvLine(answer.columns.map(({ key }) => plain(row[key]))))
  return first ? [csvLine(headOf(answer)), ...rows] : rows
}

async function* panelLines(ask: PageAsk, panel: string): AsyncGenerator<{ text: string; rows: number }> {
  const { found, inquiry, terminal, reader } = ask
  const pages = found.report.panels[panel]?.kind === 'table'
  for (let current = 1; current * A_PAGE <= MOST_ROWS; current += 1) {
    const request = { inquireParamCO: inquiry, ...(pages ? { current, pageSize: A_PAGE } : {}) }
    const answer = await runPanel(found.report, panel, request, { reader, terminal, queries: found.queries })
    yield { text: linesOf(answer, current === 1).join(''), rows: answer.rows.length }
    if (!pages || answer.rows.length < A_PAGE) return
  }
}

const about = ({ found, inquiry, terminal, userName, now }: PageAsk): string =>
  [
    ['page', found.report.path],
    ['terminal', terminal.name],
    ['zone', terminal.zone],
    ['made for', userName],
    ['made at', now.toISOString()],
    ...Object.entries(inquiry).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  ]
    .map((line) => csvLine(line))
    .join('')

const notesOf = ({ notes }: PageAsk): string =>
  [
    csvLine(['notes']),
    csvLine(['start', 'end', 'about', 'text', 'author']),
    ...notes.map(({ startAt, endAt, about: subject, text, author }) =>
      csvLine([startAt, endAt, subject, text, author]),
    ),
  ].join('')

/** A page as one CSV file: what was asked, then every panel under its name, then the notes of its time. */
export const exportCsv: ExportPage = (ask) => {
  let rows = 0
  async function* pieces(): AsyncGenerator<string> {
    yield `\uFEFF${about(ask)}`
    for (const panel of Object.keys(ask.found.report.panels)) {
      yield `\r\n${csvLine([panel])}`
      for await (const { text, rows: more } of panelLines(ask, panel)) {
        rows += more
        yield text
      }
    }
    if (ask.notes.length > 0) yield `\r\n${notesOf(ask)}`
  }
  return { type: 'text/csv; charset=utf-8', extension: 'csv', pieces: pieces(), rows: () => rows }
}
