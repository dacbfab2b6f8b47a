import { z } from 'zod'
import { panelRequest, rowsRequest, sorter } from './analysis.ts'
import { defineRoute } from './route.ts'
import { tableWhere } from './table-where.ts'

const segment = z.string().min(1).max(100)
const key = z.string().max(80)

/** A table as it stands on the screen: its order, conditions, grouping, and its columns in their order. */
const tableState = z.strictObject({
  sorter: sorter.optional(),
  where: tableWhere.optional(),
  by: key.optional(),
  columns: z.array(key).max(200).optional(),
})
export type TableState = z.infer<typeof tableState>

/** Where the reader stands: the path and query of the page, for whoever gets the file. */
const address = z.string().startsWith('/').max(8000).optional()

/** Body of an export: the question of the page, and each table as it stands. */
export const exportRequest = panelRequest
  .omit({ current: true, pageSize: true, sorter: true, by: true, where: true })
  .extend({ tables: z.record(key, tableState).optional(), address })
export type ExportRequest = z.infer<typeof exportRequest>

/** Body of an export of rows behind a number. */
export const exportRowsRequest = rowsRequest.omit({ current: true, pageSize: true }).extend({ address })
export type ExportRowsRequest = z.infer<typeof exportRowsRequest>

const flag = z.enum(['0', '1'])

/** `panel`: only this one, which a CSV file needs. `notes`: `#` lines with the query, and with the notes of the team on its time, before the rows. `bom`: the mark by which spreadsheets know UTF-8. */
export const exportQuery = z.strictObject({
  format: z.enum(['xlsx', 'csv']),
  panel: key.optional(),
  notes: flag.optional(),
  bom: flag.optional(),
})
export type ExportQuery = z.infer<typeof exportQuery>

const FILE = 'application/octet-stream'

/** The page as it stands, as a file. */
export const exportPage = defineRoute({
  method: 'POST',
  path: '/v1/analysis/:area/:page/export',
  summary: 'The page as it stands as a workbook with a sheet a panel, or one of its panels as CSV.',
  access: { page: 'in-path', ui: 'export' },
  params: z.object({ area: segment, page: segment }),
  query: exportQuery,
  body: exportRequest,
  answer: z.string(),
  gives: FILE,
})

/** The rows behind a number, as a file. */
export const exportRows = defineRoute({
  method: 'POST',
  path: '/v1/analysis/:area/:page/:panel/rows/export',
  summary: 'Every row behind one mark or cell of a panel as a workbook or as CSV.',
  access: { page: 'in-path', ui: 'export' },
  params: z.object({ area: segment, page: segment, panel: segment }),
  query: exportQuery.omit({ panel: true }),
  body: exportRowsRequest,
  answer: z.string(),
  gives: FILE,
})
