import type { AlertState, KeptItem } from '@quaywise/admin-store'
import {
  type Alert,
  acknowledgeAlert,
  addAlert,
  changeAlert,
  deleteAlert,
  listAlerts,
  restoreAlert,
  snoozeAlert,
} from '@quaywise/contract'
import { measuresOf } from '@quaywise/report-kit'
import { REPORTS } from '@quaywise/reports/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { asJson, baseOf, bodyOf, intact, told } from '../kept/base.ts'
import { KeptDesk } from '../kept/desk.ts'
import type { Services } from '../routes/services.ts'
import { type AlertBody, alertBody } from './alert-body.ts'

const MINUTE_MS = 60_000

const ANEW = { level: 'quiet', since: null, acknowledgedAt: null, acknowledgedBy: null } as const

/** Throws `INVALID_INPUT` unless the page has a panel of tiles with the measure. */
const checkTile = (page: string, { panel, measure }: AlertBody): void => {
  const report = [...REPORTS.values()].find((known) => known.report.path === page)?.report
  const found = report && Object.hasOwn(report.panels, panel) ? report.panels[panel] : undefined
  if (found?.kind === 'kpis' && measuresOf(found).includes(measure)) return
  throw fieldProblem({ field: 'measure', code: 'choice' })
}

/** Alerts on tiles: set, changed, silenced, taken on. */
export const alertRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const desk = new KeptDesk(admin, 'alert', now)
  const shown = (request: FastifyRequest, item: KeptItem, { itemId: _id, ...state }: AlertState): Alert => ({
    ...baseOf(item, desk.isMine(request, item)),
    ...bodyOf(alertBody, item),
    state,
  })
  const current = async (request: FastifyRequest, id: string): Promise<Alert> =>
    shown(request, await desk.seen(request, id), await admin.alerts.get(id))

  registerRoute(app, listAlerts, async ({ query, request }) => {
    const items = intact(alertBody, await desk.list(request, query))
    const states = await admin.alerts.of(items.map(({ id }) => id))
    const stateOf = async (id: string) => states.get(id) ?? (await admin.alerts.get(id))
    return Promise.all(items.map(async (item) => shown(request, item, await stateOf(item.id))))
  })

  registerRoute(
    app,
    addAlert,
    async ({ body: { terminal: asked, page, name, audience, ...rule }, request }) => {
      const terminal = await desk.placeOf(request, { terminal: asked, page })
      checkTile(page, rule)
      const place = { terminal: terminal.id, page, name, audience, roleId: null, startAt: null, endAt: null }
      const { id } = await desk.add(request, { ...place, body: asJson(rule) })
      return current(request, id)
    },
  )

  registerRoute(app, changeAlert, async ({ params: { id }, body: { name, audience, ...rule }, request }) => {
    const item = await desk.own(request, id)
    const changed = { ...bodyOf(alertBody, item), ...told(rule) }
    checkTile(item.page, changed)
    await desk.change(request, id, { ...told({ name, audience }), body: asJson(changed) })
    if (Object.keys(told(rule)).length > 0) await admin.alerts.set(id, ANEW)
    return current(request, id)
  })

  registerRoute(app, deleteAlert, ({ params, request }) => desk.remove(request, params.id))
  registerRoute(app, restoreAlert, ({ params, request }) => desk.restore(request, params.id))

  registerRoute(app, snoozeAlert, async ({ params: { id }, body: { minutes }, request }) => {
    const item = await desk.seen(request, id)
    const { snoozedUntil } = await admin.alerts.get(id)
    const until = new Date(now().getTime() + minutes * MINUTE_MS).toISOString()
    const next = { snoozedUntil: minutes === 0 ? null : until }
    await admin.alerts.set(id, next)
    desk.note(request, item, { snoozedUntil }, next)
    return current(request, id)
  })

  registerRoute(app, acknowledgeAlert, async ({ params: { id }, request }) => {
    const item = await desk.seen(request, id)
    const { level, acknowledgedAt, acknowledgedBy } = await admin.alerts.get(id)
    if (level !== 'firing') throw new Problem('CONFLICT')
    const by = { acknowledgedAt: now().toISOString(), acknowledgedBy: userOf(request).user.name }
    await admin.alerts.set(id, by)
    desk.note(request, item, { acknowledgedAt, acknowledgedBy }, by)
    return current(request, id)
  })
}
