import { getStatus } from '@quaywise/contract'
import { ALL_TIME, stepsIn } from '@quaywise/domain'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../http/register-route.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import type { Services } from './services.ts'

// The first is the default.
const THEMES = ['dark', 'light', 'system'] as const

const differencesOf = async ({ rollups }: Services['admin']) => {
  const found = await rollups.differences()
  return found > 0 ? { rollupDifferences: found } : {}
}

const shownParameters = async (admin: Services['admin'], at: Date) => {
  const held = await parametersAt(admin, at)
  const { values } = held
  return {
    panelSeconds: values['refresh.panel_s'],
    noticeSeconds: values['refresh.notice_s'],
    forecastSeconds: values['refresh.forecast_s'],
    nearShare: values['target.near_percent'] / 100,
    theme: THEMES.find((theme) => theme === values['appearance.theme']) ?? THEMES[0],
    footerYear: values['appearance.footer_year'],
    shifts: stepsIn(held, 'shift.hours', ALL_TIME).map(({ from, value }) => ({
      from: Number.isFinite(from) ? new Date(from).toISOString() : null,
      hours: String(value),
    })),
  }
}

/** What anyone may know of the server. */
export const statusRoutes = (app: FastifyInstance, { store, admin, web, now, loading }: Services): void => {
  registerRoute(app, getStatus, async () => ({
    buildId: web.buildId,
    terminals: (await admin.terminals.list()).map((terminal) => ({
      id: terminal.id,
      name: terminal.name,
      zone: terminal.zone,
      clock: terminal.clock,
      now: terminalNow(terminal, now()).toISOString(),
    })),
    loading: [...(await loading())],
    engine: store.kind,
    parameters: await shownParameters(admin, now()),
    ...(await differencesOf(admin)),
  }))
}
