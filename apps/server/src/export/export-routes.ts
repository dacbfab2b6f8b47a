import type { Readable } from 'node:stream'
import { type ExportQuery, exportPage, exportRows } from '@quaywise/contract'
import { streamRows } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { userOf } from '../access/identity.ts'
import { asked } from '../analysis/ask.ts'
import { checkVisitedPage, pageReportAt, reportAt } from '../analysis/panel-call.ts'
import { callerOf, readersOf } from '../analysis/reader.ts'
import { notesOfPage } from '../annotations/notes-of-page.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { exportCall, fileOf } from './export-call.ts'
import { readyPanels } from './panels.ts'
import { type Places, placesFor } from './places.ts'
import { notesSheet } from './sheet/notes-sheet.ts'
import { panelSheet } from './sheet/panel-sheet.ts'

/** The page as it stands, and the rows behind a number, as files. */
export const exportRoutes = (app: FastifyInstance, services: Services): void => {
  const readers = readersOf(services.store, services.admin)
  const places = placesFor(services.store.kind)

  registerRoute(app, exportPage, ({ params, query, body, reply }) => {
    const found = pageReportAt(params)
    checkVisitedPage(found, body)
    const panels = panelsOf(found, query)
    return inPlace(places, reply, async () => {
      const call = await exportCall(found, body, reply, services, readers)
      const ready = await asked(() => readyPanels(found.report, panels, body, call))
      const [only] = query.panel === undefined ? [] : ready
      const page = call.texts.text(`page.${found.report.id}`, found.report.id)
      const notes = await notesOfPage(
        services.admin,
        body.inquireParamCO,
        call.about.terminal,
        userOf(reply.request).user.id,
      )
      const all = notes.length > 0 && !only ? [...ready, notesSheet(notes, call.texts)] : ready
      return fileOf(call, all, only ? `${page} ${only.told.title}` : page, query, notes)
    })
  })

  registerRoute(app, exportRows, async ({ params, query, body, reply }) => {
    const found = reportAt(params)
    checkVisitedPage(found, body)
    return inPlace(places, reply, async () => {
      const call = await exportCall(found, body, reply, services, readers)
      const answer = await asked(() => streamRows(found.report, params.panel, body, call.context))
      const title = call.texts.words.measure(answer.measure)
      const sheet = panelSheet(title, answer, call.texts)
      const panel = { sheet, told: { title, notApplied: [], where: [] }, measures: [answer.measure] }
      return fileOf(call, [panel], title, query)
    })
  })
}

const panelsOf = ({ report }: RegisteredReport, { panel, format }: ExportQuery): readonly string[] => {
  const all = Object.keys(report.panels)
  if (panel === undefined && format === 'xlsx') return all
  if (panel !== undefined && all.includes(panel)) return [panel]
  if (panel !== undefined) throw new Problem('UNKNOWN_PANEL', { values: { panel } })
  throw fieldProblem({ field: 'panel', code: 'required' })
}

/** Makes a file once there is a place for it; the place is free again when the file was sent or left. */
const inPlace = async (
  places: Places,
  reply: FastifyReply,
  make: () => Promise<Readable>,
): Promise<Readable> => {
  const leave = await places(callerOf(reply.request))
  try {
    // Whoever went away while waiting is not worked for.
    if (reply.raw.destroyed) throw new Problem('ENGINE_UNAVAILABLE')
    return (await make()).once('close', leave)
  } catch (thrown) {
    leave()
    throw thrown
  }
}
