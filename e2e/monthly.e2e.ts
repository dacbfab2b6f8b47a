import type { Page } from '@playwright/test'
import { ask } from './support/api.ts'
import { expectItsQuotient } from './support/formula.ts'
import { expect, test } from './support/journey.ts'
import { numberIn, panelOf, settled, textOf, tileNumber, tileOf } from './support/report.ts'

const MONTHLY = '/BigDataAnalysis/monthly/monthlyEfficiencyTable'
const TILES = 'This month'
const ALL = `${MONTHLY}?startTime=2026-01-01 00:00&endTime=2026-01-31 23:59&trunkBranchLine=&distinguishSelectedShip=`

/** Thirteen months of a page take longer than a day. */
async function openMonth(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: /^Throughput TEU 20/ }).first()).toBeVisible({
    timeout: 45_000,
  })
  await settled(page)
}

test.slow()

test('a month is the sum of its days, in tile, calendar, scorecard and table', async ({ page }) => {
  await openMonth(page, ALL)
  const teu = await tileNumber(tileOf(page, TILES, 'Throughput TEU'))
  expect(teu).toBeGreaterThan(1000)
  await expectItsQuotient(page, tileOf(page, TILES, 'Gross rate (GMPH)'), 'Gross rate (GMPH)')

  const calendar = panelOf(page, 'Throughput day by day')
  await expect(calendar.getByRole('button', { name: /^2026-01-04: no data/ })).toBeVisible()
  await calendar.getByRole('button', { name: 'View as table' }).click()
  const cells = await calendar.getByRole('table').getByRole('row').getByRole('cell').allTextContents()
  const days = cells.filter((_, at) => at % 2 === 1).map(numberIn)
  expect(days.reduce((sum, each) => sum + each, 0)).toBe(teu)

  const card = panelOf(page, 'KPIs by month')
  const january = card.getByRole('button', { name: /^Throughput TEU 2026-01:/ })
  expect(numberIn(await textOf(january))).toBe(teu)
  await expect(card.getByRole('button', { name: /^Throughput TEU 2025-12: –/ })).toBeVisible()
  const total = panelOf(page, 'Day by day').getByRole('row').filter({ hasText: 'Σ' })
  await expect(total).toContainText(teu.toLocaleString('en-US'))

  await january.press('Enter')
  await page.getByRole('menuitem', { name: 'Show rows' }).click()
  const told = page.getByRole('dialog').getByRole('status')
  await expect(told).toContainText('add up to')
  expect(numberIn((await textOf(told)).split('add up to')[1] ?? '')).toBe(teu)
})

test('a day leads to its shifts, a month of the chart to its page, weeks to the same total', async ({
  page,
}) => {
  await openMonth(page, ALL)
  const day = panelOf(page, 'Throughput day by day').getByRole('button', { name: /^2026-01-13:/ })
  await day.press('Enter')
  await page.getByRole('menuitem', { name: 'Open shifts: 2026-01-13' }).click()
  await expect(page).toHaveURL(/workshiftMonitor\?.*startTime=2026-01-13/)
  await page.goBack()
  await settled(page)

  const table = panelOf(page, 'Day by day')
  const before = await textOf(table.getByRole('row').filter({ hasText: 'Σ' }))
  await table.getByRole('combobox').selectOption({ label: 'Per week' })
  await settled(page)
  await expect(table.getByRole('row').filter({ hasText: '2026-W02' })).toBeVisible()
  expect(await textOf(table.getByRole('row').filter({ hasText: 'Σ' }))).toBe(before)

  const month = panelOf(page, 'KPIs by month').getByRole('button', { name: '2025-12', exact: true })
  await month.click()
  await page.getByRole('menuitem', { name: 'Show month: 2025-12' }).click()
  await expect(page).toHaveURL(/startTime=2025-12-01/)
})

test('a month is compared with the same month a year before', async ({ page }) => {
  await openMonth(page, `${ALL}&compare=last-year`)
  await expect(page.getByText('1 Jan, 00:00 – 31 Jan, 23:59')).toBeVisible()
  await expect(tileOf(page, TILES, 'Throughput TEU')).toContainText('nothing to compare')
})

test('a month that is not over, or of which nothing is on record, is not locked', async ({ page }) => {
  await openMonth(page, ALL)
  await expect(page.getByText('month not over', { exact: true }).first()).toBeVisible()
  const card = panelOf(page, 'KPIs by month')
  await expect(card.getByText('only partly on record')).toBeVisible()
  await expect(
    card.getByRole('button', { name: /^2026-01\s*month not over · records begin 08\/01\/2026/ }),
  ).toBeVisible()
  await openMonth(page, `${MONTHLY}?startTime=2025-12-01 00:00&endTime=2025-12-31 23:59`)
  const bar = page.getByRole('region', { name: 'Lock month' })
  await expect(bar).toContainText('Nothing to lock: no records of this month')
  await expect(bar.getByRole('button', { name: 'Lock month' })).toBeDisabled()
})

test('a month that is over is locked', async ({ page, site, token }) => {
  test.setTimeout(240_000)
  const id = `gate-${Date.now() % 1_000_000}`
  await ask(`${site}/v1/ingest/terminals`, token, { id, name: 'Gate', zone: 'Europe/Berlin', clock: 'live' })
  const sent = await fetch(`${site}/v1/ingest/facts/truck_visit?terminal=${id}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
    body: JSON.stringify(TRUCK),
  })
  expect(sent.status).toBe(200)
  await page.goto(`${MONTHLY}?terminal=${id}&startTime=2025-03-01 00:00&endTime=2025-03-31 23:59`)
  await settled(page)
  const bar = page.getByRole('region', { name: 'Lock month' })
  await bar.getByRole('button', { name: 'Lock month' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
  // Nine choices of filters are counted and kept.
  await expect(bar).toContainText('version 1', { timeout: 120_000 })
  await expect(bar).toContainText('as reported')
})

/** A truck of March 2025. */
const TRUCK = {
  ...{ truck_visit_id: 'T1', company: 'Quay Haulage', plate: '', driver: '', appointment_id: '' },
  ...{
    flow: 'RECEIVE',
    lane: 'G1',
    lane_out: 'G2',
    trouble: 0,
    trouble_code: '',
    source: 'gate',
    version: 1,
  },
  arrived_at: '2025-03-10T08:00:00.000Z',
  gate_in_started_at: '2025-03-10T08:02:00.000Z',
  gate_in_at: '2025-03-10T08:04:00.000Z',
  gate_out_started_at: '2025-03-10T08:40:00.000Z',
  gate_out_at: '2025-03-10T08:44:00.000Z',
}
