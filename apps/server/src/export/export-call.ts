import type { Readable } from 'node:stream'
import type { ExportQuery, ExportRequest, ExportRowsRequest } from '@quaywise/contract'
import { PARAMETER_DEFAULTS } from '@quaywise/domain'
import { freshnessOf, type StreamContext } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import type { readersOf } from '../analysis/reader.ts'
import type { NoteLine } from '../annotations/read-annotations.ts'
import { languageOf } from '../http/answers.ts'
import { keptMonthsOf } from '../month-locks/kept-months.ts'
import { countedOnPage } from '../parameters/counted-by.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { clocked } from '../terminals/terminal-now.ts'
import { ownTexts } from '../words/own-texts.ts'
import { attachment, periodText } from './file-name.ts'
import { csvOf, TYPES, workbookOf } from './files.ts'
import type { ReadyPanel } from './panels.ts'
import type { Asked } from './sheet/query-lines.ts'
import type { Sheet } from './sheet/sheet.ts'
import { type FileTexts, textsOf } from './texts.ts'

type Body = ExportRequest | ExportRowsRequest

/** Everything that the file of one call is made with. */
export type ExportCall = {
  readonly context: StreamContext
  readonly texts: FileTexts
  readonly about: Asked
  readonly reply: FastifyReply
}

/** Finds the terminal, the language and the person of a call. */
export const exportCall = async (
  found: RegisteredReport,
  body: Body,
  reply: FastifyReply,
  { admin, config, now }: Services,
  readers: ReturnType<typeof readersOf>,
): Promise<ExportCall> => {
  const { report, queries } = found
  const caller = userOf(reply.request)
  const terminal = clocked(await chosenTerminal(admin, caller, body.inquireParamCO.terminal), now())
  const reader = readers.streaming(reply)
  const parameters = await parametersAt(admin, now())
  const locale = languageOf(reply.request)
  const texts = await textsOf(report.id, locale, terminal.zone, await ownTexts(admin, locale))
  const about: Asked = {
    report,
    inquiry: body.inquireParamCO,
    marks: marksOf(body),
    compare: body.compare,
    terminal,
    address: `${originOf(reply.request, config.PUBLIC_URL)}${body.address ?? report.path}`,
    user: `${caller.user.name} (${caller.user.username})`,
    exportedAt: now().toISOString(),
    freshness: await freshnessOf(terminal, reader),
    parameters: countedOnPage(parameters, report, body.inquireParamCO, terminal),
  }
  const kept = keptMonthsOf(admin, found, terminal.id)
  return { context: { reader, terminal, queries, kept, parameters }, texts, about, reply }
}

/** What was clicked: the values of a mark, or of the page's own choice among marks. */
const marksOf = (body: Body): Asked['marks'] => {
  const mark = 'mark' in body ? (body.mark ?? {}) : {}
  const { marks = {} } = body
  return { ...marks, ...Object.fromEntries(Object.entries(mark).map(([key, value]) => [key, [value]])) }
}

const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`

/** Panels as the file that was asked for, with its type and name; a CSV file holds the first, and notes as remarks. */
export const fileOf = (
  { context, texts, about, reply }: ExportCall,
  panels: readonly ReadyPanel[],
  title: string,
  query: ExportQuery,
  notes: readonly NoteLine[] = [],
): Readable => {
  const { startTime, endTime } = about.inquiry
  const period = periodText(String(startTime), String(endTime))
  reply.type(TYPES[query.format])
  reply.header('content-disposition', attachment(about.report.id, title, period, query.format))
  const most = context.parameters?.values['export.most_rows'] ?? PARAMETER_DEFAULTS['export.most_rows']
  const counted = panels.map((one) => ({
    ...one,
    sheet: { ...countedSheet(one.sheet, reply.request), most },
  }))
  const [first] = counted
  if (query.format === 'xlsx' || !first) return workbookOf(counted, about, texts)
  return csvOf(first, about, texts, { remarks: query.notes === '1', notes, bom: query.bom !== '0' })
}

/** A sheet whose rows are counted as they are read. */
const countedSheet = (sheet: Sheet, request: FastifyRequest): Sheet => ({
  ...sheet,
  chunks: (async function* () {
    for await (const rows of sheet.chunks) {
      request.rowsGiven = (request.rowsGiven ?? 0) + rows.length
      yield rows
    }
  })(),
})
