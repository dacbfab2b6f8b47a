import { formatLocalMinute } from '@quaywise/domain'
import type { DemoServer } from './demo-server.ts'

const DAY = 86_400_000

type Report = { readonly path: string; readonly panels: readonly { readonly id: string }[] }
type Panel = { readonly rows: readonly unknown[] }

/** What opening one page took: all its panels asked at once, as a browser asks them. */
export type Opening = { readonly ms: number; readonly rows: number }

/** Opens a page over the last day of the terminal's clock, and waits for its slowest panel. */
export const openPage = async (server: DemoServer, report: Report): Promise<Opening> => {
  const { terminal } = await server.status()
  const now = Date.parse(terminal.now)
  const filters = {
    startTime: formatLocalMinute(now - DAY, terminal.zone),
    endTime: formatLocalMinute(now - 60_000, terminal.zone),
    visitedPage: report.path,
    terminal: terminal.id,
  }
  const [area, page] = report.path.split('/').slice(-2)
  const started = performance.now()
  const panels = await Promise.all(
    report.panels.map(({ id }) =>
      server.ask<Panel>('POST', `/v1/analysis/${area}/${page}/${id}`, { inquireParamCO: filters }),
    ),
  )
  const ms = performance.now() - started
  return { ms, rows: panels.reduce((sum, panel) => sum + panel.rows.length, 0) }
}

/** Every page that there is. */
export const pagesOf = async (server: DemoServer): Promise<readonly Report[]> =>
  server.ask('GET', '/v1/analysis')

/** The value below which 95 of 100 lie. */
export const p95 = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN
}
