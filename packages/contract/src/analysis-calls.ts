import { z } from 'zod'
import { conditions, inquireParam, panelData, panelRequest, reportInfo, rowsRequest } from './analysis.ts'
import { metricInfo } from './metric-info.ts'
import { defineRoute } from './route.ts'

const segment = z.string().min(1).max(100)
const panelPath = z.object({ area: segment, page: segment, panel: segment })

/** The choices of a page's search form with their counts in the period. */
export const getConditions = defineRoute({
  method: 'POST',
  path: '/v1/inquire/condition',
  summary: 'The choices of a page’s search form, with counts, for a period.',
  access: { page: 'in-body' },
  body: z.strictObject({ inquireParamCO: inquireParam }),
  answer: conditions,
})

/** The reports that the user may open. */
export const listReports = defineRoute({
  method: 'GET',
  path: '/v1/analysis',
  summary: 'The analytics pages that you may open, with their filters and panels.',
  access: 'signed-in',
  answer: z.array(reportInfo),
})

/** The numbers of one panel. */
export const getPanel = defineRoute({
  method: 'POST',
  path: '/v1/analysis/:area/:page/:panel',
  summary: 'The numbers of one panel of a page.',
  access: { page: 'in-path' },
  params: panelPath,
  body: panelRequest,
  answer: panelData,
})

/** The rows behind one mark or cell of a panel. */
export const getPanelRows = defineRoute({
  method: 'POST',
  path: '/v1/analysis/:area/:page/:panel/rows',
  summary: 'The rows behind one mark or cell of a panel.',
  access: { page: 'in-path' },
  params: panelPath,
  body: rowsRequest,
  answer: panelData,
})

/** The catalogue of measures. */
export const listMetrics = defineRoute({
  method: 'GET',
  path: '/v1/metrics',
  summary: 'Every measure: unit, definition, formula, source.',
  access: 'signed-in',
  answer: z.array(metricInfo),
})
