import type { Readable } from 'node:stream'
import type { AdminStore, TerminalEntry, User } from '@quaywise/admin-store'
import type { ExportRequest } from '@quaywise/contract'
import { localeOf } from '@quaywise/i18n/errors'
import { freshnessOf, type StreamContext } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'
import { notesOfPage } from '../annotations/notes-of-page.ts'
import type { Config } from '../config/config.ts'
import { csvOf, type TYPES, workbookOf } from '../export/files.ts'
import { type ReadyPanel, readyPanels } from '../export/panels.ts'
import { notesSheet } from '../export/sheet/notes-sheet.ts'
import { textsOf } from '../export/texts.ts'
import { keptMonthsOf } from '../month-locks/kept-months.ts'
import { countedOnPage } from '../parameters/counted-by.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import { clocked } from '../terminals/terminal-now.ts'
import { ownTexts } from '../words/own-texts.ts'

/** A page as a file is asked for: which page, where, for whom, in which language. */
export type FileAsk = {
  readonly found: RegisteredReport
  readonly question: ExportRequest
  readonly terminal: TerminalEntry
  readonly user: User
  readonly format: keyof typeof TYPES
  readonly locale: string
}

type Parts = {
  readonly admin: AdminStore
  readonly config: Config
  readonly reader: StreamContext['reader']
}

/** A CSV file holds one panel: the first table of the page, else its first panel. */
const panelsOf = ({ found: { report }, format }: FileAsk): readonly string[] => {
  const all = Object.keys(report.panels)
  if (format === 'xlsx') return all
  return [all.find((id) => report.panels[id]?.kind === 'table') ?? all[0] ?? '']
}

type Chunks = ReadyPanel['sheet']['chunks']

async function* passing(
  chunks: Chunks,
  count: (rows: number) => void,
): AsyncGenerator<Chunks extends AsyncIterable<infer Chunk> ? Chunk : never> {
  for await (const rows of chunks) {
    count(rows.length)
    yield rows
  }
}

/** Hands a sheet on and counts its rows as they pass. */
const counted = (panel: ReadyPanel, most: number, count: (rows: number) => void): ReadyPanel => ({
  ...panel,
  sheet: { ...panel.sheet, most, chunks: passing(panel.sheet.chunks, count) },
})

/** The page as the export of its screen makes it; `rows` is known when the file was read to its end. */
export const reportFile = async (
  ask: FileAsk,
  { admin, config, reader }: Parts,
): Promise<{ readonly file: Readable; readonly rows: () => number }> => {
  const { found, question, terminal, user, format } = ask
  const locale = localeOf(ask.locale)
  const texts = await textsOf(found.report.id, locale, terminal.zone, await ownTexts(admin, locale))
  const parameters = await parametersAt(admin, new Date())
  const kept = keptMonthsOf(admin, found, terminal.id)
  const place = clocked(terminal, new Date())
  const context = { reader, terminal: place, queries: found.queries, kept, parameters }
  let rows = 0
  const ready = await readyPanels(found.report, panelsOf(ask), question, { context, texts })
  const panels = ready.map((panel) =>
    counted(panel, parameters.values['export.most_rows'], (more) => {
      rows += more
    }),
  )
  const notes = await notesOfPage(admin, question.inquireParamCO, terminal, user.id)
  const about = {
    report: found.report,
    inquiry: question.inquireParamCO,
    ...{ marks: question.marks ?? {}, compare: question.compare, terminal },
    address: `${config.PUBLIC_URL?.replace(/\/$/, '') ?? ''}${question.address ?? found.report.path}`,
    user: `${user.name} (${user.username})`,
    exportedAt: new Date().toISOString(),
    freshness: await freshnessOf(terminal, reader),
    parameters: countedOnPage(parameters, found.report, question.inquireParamCO, terminal),
  }
  const [first] = panels
  const told = notes.length > 0 ? [...panels, notesSheet(notes, texts)] : panels
  const file =
    format === 'csv' && first
      ? csvOf(first, about, texts, { remarks: true, notes, bom: true })
      : workbookOf(told, about, texts)
  return { file, rows: () => rows }
}
