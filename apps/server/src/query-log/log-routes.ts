import type { AdminStore, LogFilter, LogSeal, LogSearch, LogSortKey } from '@quaywise/admin-store'
import {
  type BodyOf,
  exportLog,
  findLog,
  findOwnLog,
  getLogState,
  getLogVerification,
  type LogFilterAsked,
  startLogVerification,
  summariseLog,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf, userOf } from '../access/identity.ts'
import { TYPES } from '../export/files.ts'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { fieldProblem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { parameterOf } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { ownTexts } from '../words/own-texts.ts'
import { breathing } from './breathe.ts'
import { clockStretches } from './clock-stretches.ts'
import { logFile } from './log-file.ts'
import type { LogWriter } from './log-writer.ts'
import { rowTold } from './row-told.ts'
import { LogCount } from './summary-of.ts'
import { LogVerifier } from './verify-job.ts'

const LONGEST_MS = 4001 * 86_400_000

/** Throws `INVALID_INPUT` for a period that ends before it begins, or is longer than rows can be kept. */
const checkPeriod = ({ from, to }: Pick<LogFilterAsked, 'from' | 'to'>): void => {
  const ms = Date.parse(to) - Date.parse(from)
  if (!(ms > 0 && ms <= LONGEST_MS)) throw fieldProblem({ field: 'to', code: 'backwards' })
}

const searchOf = (
  { sort, order, current, pageSize }: BodyOf<typeof findOwnLog>,
  filter: LogFilter,
): LogSearch => ({
  ...{ ...filter, current, pageSize },
  sort: sort === 'notedAt' ? 'seq' : (sort satisfies LogSortKey),
  order: order === 'ascend' ? 'asc' : 'desc',
})

/** What of a body chooses rows, with the clocks of a zone for its hour. */
const filterOf = ({ from, to, hour, ...body }: LogFilterAsked, zone: string): LogFilter => {
  const { username, department, module, page, endpoint, action, result, errorCode, ip, exported, text } = body
  const rows = { username, department, module, page, endpoint, action, result, errorCode, ip, exported, text }
  const clock = hour === undefined ? [] : clockStretches(Date.parse(from), Date.parse(to), zone)
  return { from, to, ...rows, hour: hour === undefined ? undefined : { of: hour, clock } }
}

const listed = ({ data, total, current, pageSize }: Awaited<ReturnType<AdminStore['log']['search']>>) => ({
  rows: data.map(rowTold),
  beside: { total, current, pageSize },
})

const fileName = (format: string): string =>
  `attachment; filename="query-log.${format}"; filename*=UTF-8''query-log.${format}`

const NOT_FILTERS = new Set(['terminal'])

const aboutOf = (body: BodyOf<typeof exportLog>, by: string, now: Date) => [
  ...Object.entries(body)
    .filter(([key, value]) => value !== undefined && !NOT_FILTERS.has(key))
    .map(([key, value]) => [key, String(value)] as const),
  ['by', by] as const,
  ['at', now.toISOString()] as const,
]

/** The query log: its rows, what they add up to, and whether it is whole. */
export const logRoutes = (
  app: FastifyInstance,
  { admin, config, now }: Services,
  log: LogWriter,
  seal: () => Promise<LogSeal>,
): void => {
  const verifier = new LogVerifier({
    ...{ admin, seal, now, dataDir: config.DATA_DIR, flush: () => log.flush() },
    onError: (error) => app.log.error({ err: error }, 'the query log could not be verified'),
  })
  app.addHook('onClose', async () => verifier.stop())

  const zoneOf = async (request: FastifyRequest, terminal: string | undefined): Promise<string> =>
    (await chosenTerminal(admin, identityOf(request), terminal)).zone

  registerRoute(app, findLog, async ({ body, request }) => {
    checkPeriod(body)
    const zone = body.hour === undefined ? 'UTC' : await zoneOf(request, body.terminal)
    await log.flush()
    return listed(await admin.log.search(searchOf(body, filterOf(body, zone))))
  })

  registerRoute(app, findOwnLog, async ({ body, request }) => {
    checkPeriod(body)
    await log.flush()
    const { from, to, action, result, text } = body
    const own = { from, to, action, result, text, userId: userOf(request).user.id }
    return listed(await admin.log.search(searchOf(body, own)))
  })

  registerRoute(app, summariseLog, async ({ body, request }) => {
    checkPeriod(body)
    const zone = await zoneOf(request, body.terminal)
    await log.flush()
    const count = new LogCount(body.from, body.to, zone)
    for await (const rows of breathing(admin.log.scan(filterOf(body, zone))))
      for (const row of rows) count.add(row)
    return count.told()
  })

  registerRoute(app, exportLog, async ({ query: { format }, body, request, reply }) => {
    checkPeriod(body)
    const zone = await zoneOf(request, body.terminal)
    const locale = languageOf(request)
    const texts = await textsOf('system/log', locale, zone, await ownTexts(admin, locale))
    await log.flush()
    reply.type(TYPES[format])
    reply.header('content-disposition', fileName(format))
    const about = aboutOf(body, userOf(request).user.username, now())
    const counted = (rows: number) => {
      request.rowsGiven = rows
    }
    return logFile({
      format,
      chunks: breathing(admin.log.read(filterOf(body, zone))),
      texts,
      zone,
      about,
      counted,
    })
  })

  registerRoute(app, getLogState, async () => ({
    ...(await admin.log.ends()),
    retentionDays: await parameterOf(admin, 'log.retention_days', now()),
  }))
  registerRoute(app, startLogVerification, ({ request }) => verifier.start(userOf(request).user.username))
  registerRoute(app, getLogVerification, () => verifier.current())
}
