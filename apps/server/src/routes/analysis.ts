import {
  findContainerNumbers,
  getConditions,
  getPanel,
  getPanelRows,
  listMetrics,
  listReports,
  mayOpen,
  pageAt,
} from '@quaywise/contract'
import { conditionsOf, metricCatalogue, runPanel, runRows, windowOf } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { containerChoices } from '../analysis/container-choices.ts'
import { checkVisitedPage, panelData, reportAt } from '../analysis/panel-call.ts'
import { readersOf } from '../analysis/reader.ts'
import { reportInfo } from '../analysis/report-info.ts'
import { wrongPeriod } from '../analysis/wrong-period.ts'
import { offered } from '../dictionary/offered.ts'
import { registerRoute } from '../http/register-route.ts'
import { keptMonthsOf } from '../month-locks/kept-months.ts'
import { parametersOf } from '../parameters/in-effect.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { clocked } from '../terminals/terminal-now.ts'
import type { Services } from './services.ts'

/** The numbers of the pages, what they can be asked for, and how each measure is made. */
export const analysisRoutes = (app: FastifyInstance, { store, admin, now }: Services): void => {
  const readers = readersOf(store, admin)
  const terminalOf = async (request: FastifyRequest, id: string | undefined) =>
    clocked(await chosenTerminal(admin, identityOf(request), id), now())

  registerRoute(app, getConditions, async ({ body: { inquireParamCO: asked }, request, reply }) => {
    const terminal = await terminalOf(request, asked.terminal)
    const window = windowOf(asked.startTime, asked.endTime, terminal.zone)
    if (!window) throw wrongPeriod('inquireParamCO.startTime')
    return offered(admin, await conditionsOf(terminal, window, readers.partial(reply)))
  })

  registerRoute(app, findContainerNumbers, async ({ body, request, reply }) => {
    const asked = body.inquireParamCO
    const terminal = await terminalOf(request, asked.terminal)
    const window = windowOf(asked.startTime, asked.endTime, terminal.zone)
    if (!window) throw wrongPeriod('inquireParamCO.startTime')
    return containerChoices(terminal.id, window, body.containerNumber, readers.partial(reply))
  })

  registerRoute(app, getPanel, async ({ params, body, request, reply }) => {
    const found = reportAt(params)
    checkVisitedPage(found, body)
    const terminal = await terminalOf(request, body.inquireParamCO.terminal)
    const reader = readers.partial(reply)
    return panelData(
      (context) => runPanel(found.report, params.panel, body, context),
      found,
      terminal,
      reader,
      { inEffect: await parametersOf(request, admin, now()), kept: keptMonthsOf(admin, found, terminal.id) },
    )
  })

  registerRoute(app, getPanelRows, async ({ params, body, request, reply }) => {
    const found = reportAt(params)
    checkVisitedPage(found, body)
    const terminal = await terminalOf(request, body.inquireParamCO.terminal)
    const reader = readers.partial(reply)
    return panelData(
      (context) => runRows(found.report, params.panel, body, context),
      found,
      terminal,
      reader,
      { inEffect: await parametersOf(request, admin, now()), kept: keptMonthsOf(admin, found, terminal.id) },
    )
  })

  registerRoute(app, listReports, async ({ request }) => {
    const { rights } = identityOf(request)
    const open = [...REPORTS.values()].filter(({ report }) => {
      const page = pageAt(report.path)
      return page !== undefined && mayOpen(page, rights)
    })
    return open.map(({ report }) => reportInfo(report))
  })

  registerRoute(app, listMetrics, async () => [...metricCatalogue()])
}
