import { z } from 'zod'
import { pageQuery } from './paged.ts'
import { defineRoute } from './route.ts'

const access = { page: '/BigDataAnalysis/system/log' } as const
const instant = z.iso.datetime()
const word = z.string().min(1).max(300)

/** What is noted of people and of the server; `system` is what the server did by itself. */
export const LOGGED_ACTIONS = [
  'query',
  'export',
  'sign-in',
  'sign-out',
  'code',
  'change',
  'ingest',
  'correction',
  'system',
] as const

/** What the log can be sorted by. */
export const LOG_SORTS = [
  'notedAt',
  'username',
  'department',
  'roles',
  'module',
  'page',
  'endpoint',
  'action',
  'status',
  'ms',
  'rowCount',
  'exported',
  'ip',
] as const

/** Which rows are asked for: noted in `[from, to)`, at most 400 days. */
export const logFilter = z.strictObject({
  from: instant,
  to: instant,
  username: word.optional(),
  department: word.optional(),
  module: word.optional(),
  page: word.optional(),
  endpoint: word.optional(),
  action: z.enum(LOGGED_ACTIONS).optional(),
  result: z.enum(['ok', 'failed']).optional(),
  errorCode: word.optional(),
  ip: word.optional(),
  exported: z.boolean().optional(),
  text: z.string().max(200).optional(),
  /** Hour of the day on the clocks of the terminal; the caller’s default one unless told. */
  hour: z.number().int().min(0).max(23).optional(),
  terminal: z.string().max(60).optional(),
})
export type LogFilterAsked = z.infer<typeof logFilter>

const sorted = {
  sort: z.enum(LOG_SORTS).default('notedAt'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  current: pageQuery.current,
  pageSize: pageQuery.pageSize,
}

/** One thing that a call changed; what was not there before or after is null. */
export const loggedChange = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type LoggedChange = z.infer<typeof loggedChange>

/** A row of the log. `id` is its number in the chain; `part` counts the rows of a call that changed many things. */
export const logRow = z.object({
  id: z.string(),
  seq: z.number().int(),
  notedAt: z.string(),
  username: z.string(),
  personName: z.string(),
  department: z.string(),
  roles: z.string(),
  module: z.string(),
  page: z.string().nullable(),
  endpoint: z.string(),
  action: z.enum(LOGGED_ACTIONS),
  /** What was asked, without secrets. */
  parameters: z.unknown(),
  /** The page and its query where the caller stood: opening it asks the same again. */
  address: z.string().nullable(),
  status: z.number().int(),
  errorCode: z.string().nullable(),
  ms: z.number().int(),
  rowCount: z.number().int().nullable(),
  exported: z.boolean(),
  part: z.number().int(),
  ip: z.string(),
  agent: z.string(),
  traceId: z.string(),
  changes: z.array(loggedChange).nullable(),
  hash: z.string(),
})
export type LogRowTold = z.infer<typeof logRow>

/** The rows of the log, page by page. */
export const findLog = defineRoute({
  method: 'POST',
  path: '/v1/log/find',
  summary: 'The rows of the query log, newest first unless sorted otherwise; times are instants.',
  access,
  body: logFilter.extend(sorted),
  answer: z.array(logRow),
  lists: true,
})

const counted = z.object({ key: z.string(), count: z.number().int() })

/** Tiles and charts over the rows of the log. */
export const summariseLog = defineRoute({
  method: 'POST',
  path: '/v1/log/summary',
  summary: 'Tiles and charts of the query log for a period; hours are those of the terminal’s zone.',
  access,
  body: logFilter,
  answer: z.object({
    tiles: z.object({
      requests: z.number().int(),
      users: z.number().int(),
      failed: z.number().int(),
      p95: z.number().nullable(),
      exports: z.number().int(),
      signInsFailed: z.number().int(),
    }),
    /** Local hours, `YYYY-MM-DD HH`, or days, `YYYY-MM-DD`, in their order, with those in which nothing happened. */
    grain: z.enum(['hour', 'day']),
    hours: z.array(
      z.object({
        key: z.string(),
        from: z.string(),
        to: z.string(),
        ok: z.number().int(),
        failed: z.number().int(),
      }),
    ),
    endpoints: z.array(counted.extend({ p95: z.number() })),
    pages: z.array(counted),
    failures: z.array(counted),
    /** People by hour of the day. */
    people: z.array(
      z.object({ username: z.string(), name: z.string(), hours: z.array(z.number().int()).length(24) }),
    ),
    zone: z.string(),
  }),
})
export type LogSummary = z.infer<typeof summariseLog.answer>

/** How long rows are kept, and which rows there are. */
export const getLogState = defineRoute({
  method: 'GET',
  path: '/v1/log/state',
  summary: 'How long rows of the query log are kept, and from which to which row it reaches.',
  access,
  answer: z.object({
    retentionDays: z.number().int(),
    firstSeq: z.number().int(),
    lastSeq: z.number().int(),
    cutAt: z.string().nullable(),
  }),
})
export type LogState = z.infer<typeof getLogState.answer>

/** Why a chain is not whole. */
export const LOG_BREAKS = ['changed', 'missing', 'seal', 'older'] as const

/** A verification of the chain: how far it is, and what it found. */
export const logVerification = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  startedBy: z.string(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  checked: z.number().int(),
  total: z.number().int(),
  verdict: z
    .union([
      z.object({ state: z.literal('whole'), from: z.number().int(), to: z.number().int() }),
      z.object({ state: z.literal('broken'), at: z.number().int(), reason: z.enum(LOG_BREAKS) }),
    ])
    .nullable(),
})
export type LogVerification = z.infer<typeof logVerification>

/** Begins to verify the chain. */
export const startLogVerification = defineRoute({
  method: 'POST',
  path: '/v1/log/verify',
  summary: 'Begin to verify the chain of the query log; one that is under way is joined.',
  access,
  answer: logVerification,
})

/** How far the verification is. */
export const getLogVerification = defineRoute({
  method: 'GET',
  path: '/v1/log/verify',
  summary: 'The newest verification of the query log, or null.',
  access,
  answer: logVerification.nullable(),
})

/** The rows of the log as a file. */
export const exportLog = defineRoute({
  method: 'POST',
  path: '/v1/log/export',
  summary: 'The rows of the query log as a workbook or as CSV, newest first.',
  access: { ...access, ui: 'export' },
  query: z.strictObject({ format: z.enum(['xlsx', 'csv']) }),
  body: logFilter,
  answer: z.string(),
  gives: 'application/octet-stream',
})

/** The caller's own rows. */
export const findOwnLog = defineRoute({
  method: 'POST',
  path: '/v1/log/own',
  summary: 'What the query log holds of yourself, newest first.',
  access: 'signed-in',
  body: logFilter.pick({ from: true, to: true, action: true, result: true, text: true }).extend(sorted),
  answer: z.array(logRow),
  lists: true,
})
