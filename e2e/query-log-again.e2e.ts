import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const DAY = 'startTime=2026-01-12+00%3A00&endTime=2026-01-12+23%3A59'
const LOG = '/BigDataAnalysis/system/log'

/** Pages in states of every sort: sorted, narrowed by columns, compared, of one ship, of months, of administration. */
const STATES = {
  sorted: `/BigDataAnalysis/qc/qcEfficiencyTable?${DAY}&table.sort=-gmph`,
  narrowed: `/BigDataAnalysis/qc/qcEfficiencyTable?${DAY}&table.where.lifts=10..`,
  compared: `/BigDataAnalysis/vessel/VesselEfficiencyTable?${DAY}&compare=previous`,
  ship: '/BigDataAnalysis/vessel/VesselSingleShipSummary?visit=TN05-106',
  month: '/BigDataAnalysis/monthly/monthlyEfficiencyTable?month=2026-01',
  shift: `/BigDataAnalysis/workshift/workshiftMonitor?${DAY}&trunkBranchLine=TRUNK`,
} as const

type Asked = ReadonlyMap<string, string>

const PAUSE_MS = 1500

/** What each panel of a page asks while something is done, until nothing more is asked. */
const askedWhile = async (page: Page, work: () => Promise<unknown>): Promise<Asked> => {
  const asked = new Map<string, string>()
  const note = (request: { method(): string; url(): string; postData(): string | null }) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/v1/analysis/'))
      asked.set(pathname, request.postData() ?? '')
  }
  page.on('request', note)
  await work()
  await expect.poll(() => asked.size, { timeout: 30_000 }).toBeGreaterThan(1)
  for (let known = 0; known !== asked.size; await page.waitForTimeout(PAUSE_MS)) known = asked.size
  page.off('request', note)
  return asked
}

for (const [state, address] of Object.entries(STATES))
  test(`a page that is ${state} is opened out of the log and asks the same`, async ({ page }) => {
    const first = await askedWhile(page, () => page.goto(address))
    const [path = ''] = address.split('?')
    // Others ask the same page meanwhile: the day, ship or month of this one tells them apart.
    const [own = ''] = /\d{4}-\d{2}(-\d{2})?|TN\d+-\d+/.exec(address) ?? []
    await page.goto(`${LOG}?visited=${encodeURIComponent(path)}&action=query&text=${own}`)
    const rows = page.getByRole('region', { name: 'Log rows' }).last()
    await rows.getByRole('row').nth(1).getByRole('button').first().click()
    const again = await askedWhile(page, () => rows.getByRole('button', { name: 'Open this query' }).click())
    const query = (url: string) => Object.fromEntries(new URL(url, 'http://here').searchParams)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(query(page.url())).toMatchObject(query(address))
    // Which panels are in sight may differ; what each asks may not.
    const both = [...again].filter(([panel]) => first.has(panel))
    expect(both.length).toBeGreaterThan(0)
    for (const [panel, body] of both) expect([panel, body]).toEqual([panel, first.get(panel)])
  })
