import type { AdminStore, KeptItem, ReportRun, ScheduleState } from '@quaywise/admin-store'
import {
  addSchedule,
  changeSchedule,
  deleteSchedule,
  listScheduleRuns,
  listSchedules,
  pauseSchedule,
  restoreSchedule,
  runSchedule,
  type Schedule,
  type ScheduleRun,
  scheduleRunFile,
} from '@quaywise/contract'
import { nextAt, type Timing } from '@quaywise/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { asJson, baseOf, bodyOf, intact, told } from '../kept/base.ts'
import { KeptDesk } from '../kept/desk.ts'
import { shiftsIn } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { runFile } from './run-file.ts'
import { runResult, type ScheduleBody, scheduleBody } from './schedule-body.ts'
import { sealed } from './secret-box.ts'
import { isSendable } from './webhook-url.ts'

const RUNS_SHOWN = 50

const runOf = ({ id, dueAt, state, tries, startedAt, finishedAt, error, result }: ReportRun): ScheduleRun => {
  const { file = null, bytes = null, rows = null } = runResult.safeParse(result).data ?? {}
  return { id, dueAt, state, tries, startedAt, finishedAt, error, file, bytes, rows }
}

const lastOf = async (admin: AdminStore, id: string): Promise<ScheduleRun | null> => {
  const [run] = await admin.runs.of(id, 1)
  return run ? runOf(run) : null
}

/** Throws `INVALID_INPUT` where a webhook leads nowhere that reports may be sent to. */
const checkTarget = (
  { target, url }: Pick<ScheduleBody, 'target' | 'url'>,
  server: string | undefined,
): void => {
  if (target !== 'webhook') return
  if (!isSendable(url ?? server ?? ''))
    throw fieldProblem({ field: 'url', code: url === null ? 'required' : 'webhook' })
}

/** Scheduled reports: made by the clock of the terminal, written to a folder or sent to a webhook. */
export const scheduleRoutes = (app: FastifyInstance, { admin, config, now }: Services): void => {
  const desk = new KeptDesk(admin, 'schedule', now)
  const shown = async (request: FastifyRequest, item: KeptItem, state?: ScheduleState): Promise<Schedule> => {
    const { secret, locale: _locale, ...body } = bodyOf(scheduleBody, item)
    const known = state ?? (await admin.schedules.of([item.id])).get(item.id)
    const when = { paused: known?.paused ?? true, nextAt: known?.nextAt ?? null }
    const base = baseOf(item, desk.isMine(request, item))
    return { ...base, ...body, ...when, signed: secret !== null, last: await lastOf(admin, item.id) }
  }
  const setOut = async (item: KeptItem, timing: Timing, paused: boolean): Promise<void> => {
    const terminal = await admin.terminals.get(item.terminal)
    const nextOf = async (of: NonNullable<typeof terminal>): Promise<Date> =>
      new Date(nextAt(timing, now().getTime(), of.zone, await shiftsIn(admin, of, now())))
    const next = terminal && !paused ? await nextOf(terminal) : null
    await admin.schedules.set(item.id, { nextAt: next, paused })
  }
  const secretOf = async (secret: string | null | undefined, kept: string | null) => {
    if (secret === undefined) return kept
    return secret === null ? null : sealed(secret, config)
  }

  registerRoute(app, listSchedules, async ({ query, request }) => {
    const items = intact(scheduleBody, await desk.list(request, query, 'every'))
    const states = await admin.schedules.of(items.map(({ id }) => id))
    const schedules = await Promise.all(items.map((item) => shown(request, item, states.get(item.id))))
    return { schedules, webhook: config.WEBHOOK_URL !== undefined }
  })

  registerRoute(
    app,
    addSchedule,
    async ({ body: { terminal: asked, page, name, secret, ...plan }, request }) => {
      const terminal = await desk.placeOf(request, { terminal: asked, page })
      checkTarget(plan, config.WEBHOOK_URL)
      const body = asJson({ ...plan, secret: await secretOf(secret, null), locale: languageOf(request) })
      const place = { terminal: terminal.id, page, name, audience: 'own' as const, roleId: null }
      const item = await desk.add(request, { ...place, startAt: null, endAt: null, body })
      await setOut(item, plan.timing, false)
      return shown(request, item)
    },
  )

  registerRoute(app, changeSchedule, async ({ params: { id }, body: { name, secret, ...plan }, request }) => {
    const item = await desk.own(request, id)
    const before = bodyOf(scheduleBody, item)
    const body = { ...before, ...told(plan), secret: await secretOf(secret, before.secret) }
    checkTarget(body, config.WEBHOOK_URL)
    const changed = await desk.change(request, id, { ...told({ name }), body: asJson(body) })
    const paused = (await admin.schedules.of([id])).get(id)?.paused ?? false
    if (plan.timing) await setOut(changed, body.timing, paused)
    return shown(request, changed)
  })

  registerRoute(app, deleteSchedule, ({ params, request }) => desk.remove(request, params.id))

  registerRoute(app, restoreSchedule, async ({ params: { id }, request }) => {
    const answer = await desk.restore(request, id)
    const item = await desk.own(request, id)
    // What fell due while it was away is not made up for.
    const paused = (await admin.schedules.of([id])).get(id)?.paused ?? false
    await setOut(item, bodyOf(scheduleBody, item).timing, paused)
    return answer
  })

  runRoutes(app, { admin, config, desk, now, shown, setOut })
}

type RunDesk = Pick<Services, 'admin' | 'config' | 'now'> & {
  readonly desk: KeptDesk
  readonly shown: (request: FastifyRequest, item: KeptItem) => Promise<Schedule>
  readonly setOut: (item: KeptItem, timing: Timing, paused: boolean) => Promise<void>
}

const runRoutes = (app: FastifyInstance, { admin, config, desk, now, shown, setOut }: RunDesk): void => {
  registerRoute(app, pauseSchedule, async ({ params: { id }, body: { paused }, request }) => {
    const item = await desk.own(request, id)
    const before = (await admin.schedules.of([id])).get(id)?.paused ?? true
    await setOut(item, bodyOf(scheduleBody, item).timing, paused)
    desk.note(request, item, { paused: before }, { paused })
    return shown(request, item)
  })

  registerRoute(app, runSchedule, async ({ params: { id }, request }) => {
    const item = await desk.own(request, id)
    const [last] = await admin.runs.of(id, 1)
    if (last?.state === 'waiting' || last?.state === 'running') throw new Problem('CONFLICT')
    await admin.runs.add(id, now(), now())
    desk.note(request, item, null, { runAt: now().toISOString() })
    return shown(request, item)
  })

  registerRoute(app, listScheduleRuns, async ({ params: { id }, request }) => {
    await desk.own(request, id)
    return (await admin.runs.of(id, RUNS_SHOWN)).map(runOf)
  })

  registerRoute(app, scheduleRunFile, async ({ params: { id, run }, request, reply }) => {
    await desk.own(request, id)
    const runs = await admin.runs.of(id, RUNS_SHOWN)
    const { name, type, file } = await runFile(
      runs.find((each) => each.id === run),
      config,
    )
    reply.type(type)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    return file
  })
}
