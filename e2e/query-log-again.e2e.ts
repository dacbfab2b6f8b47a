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

/** What a page asks of its panels while something is done, as it is sent, in an order of its own. */
const askedWhile = async (page: Page, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const asked = new Set<string>()
  const note = (request: { method(): string; url(): string; postData(): string | null }) => {
    if (request.method() === 'POST' && request.url().includes('/v1/analysis/'))
      asked.add(`${new URL(request.url()).pathname} ${request.postData()}`)
  }
  page.on('request', note)
  await work()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return [...asked].sort()
}

for (const [state, address] of Object.entries(STATES))
  test(`a page that is ${state} is opened out of the log and asks the same`, async ({ page }) => {
    const first = await askedWhile(page, () => page.goto(address, { waitUntil: 'networkidle' }))
    expect(first.length).toBeGreaterThan(0)
    const [path = ''] = address.split('?')
    await page.goto(`${LOG}?visited=${encodeURIComponent(path)}&action=query`)
    const rows = page.getByRole('region', { name: 'Log rows' }).last()
    await rows.getByRole('row').nth(1).getByRole('button').first().click()
    const again = await askedWhile(page, () => rows.getByRole('button', { name: 'Open this query' }).click())
    await expect(page).toHaveURL(new RegExp(path))
    const query = (url: string) => Object.fromEntries(new URL(url, 'http://here').searchParams)
    expect(query(page.url())).toMatchObject(query(address))
    expect(again).toEqual(first)
  })
