import { expectItsQuotient } from './support/formula.ts'
import { expect, test } from './support/journey.ts'
import {
  numberIn,
  openReport,
  panelOf,
  settled,
  textOf,
  tileNumber,
  tileOf,
  VESSEL_TABLE,
} from './support/report.ts'

const TILES = 'All calls'
const WEEK = `${VESSEL_TABLE}?startTime=2026-01-09 00:00&endTime=2026-01-15 23:59&trunkBranchLine=&distinguishSelectedShip=`

test('the first day of the trial terminal has a trunk call that departed', async ({ page }) => {
  await openReport(page, VESSEL_TABLE)
  expect(await tileNumber(tileOf(page, TILES, 'Calls'))).toBe(1)
})

test('a period in which no trunk call ended offers the branch vessels', async ({ page }) => {
  await openReport(page, `${VESSEL_TABLE}?startTime=2026-01-13 00:00&endTime=2026-01-13 17:59`)
  await expect(page.getByRole('button', { name: 'Trunk/branch line: Trunk' })).toBeVisible()
  await expect(tileOf(page, TILES, 'Calls')).toContainText('No data in this period')
  const empty = panelOf(page, 'Berth rate of calls')
  await expect(empty.getByText('No data in this period')).toBeVisible()
  await empty.getByRole('button', { name: 'Show branch vessels?' }).click()
  await expect(page.getByRole('button', { name: 'Trunk/branch line: Branch' })).toBeVisible()
  await settled(page)
  expect(await tileNumber(tileOf(page, TILES, 'Calls'))).toBeGreaterThan(0)
})

test('the calls of the week agree between tile, month and rows, and each rate is its quotient', async ({
  page,
}) => {
  await openReport(page, WEEK)
  const calls = await tileNumber(tileOf(page, TILES, 'Calls'))
  expect(calls).toBeGreaterThan(5)
  const month = panelOf(page, 'Calls per month')
  await month.getByRole('button', { name: 'View as table' }).click()
  const january = month.getByRole('row').filter({ hasText: '2026-01' })
  expect(numberIn(await textOf(january.getByRole('cell').last()))).toBe(calls)

  for (const name of ['Ship rate (VMPH)', 'Berth rate (BMPH)', 'Crane intensity', 'On-time berthing'])
    await expectItsQuotient(page, tileOf(page, TILES, name), name)

  await tileOf(page, TILES, 'Calls').getByRole('button').last().click()
  const rows = page.getByRole('dialog', { name: 'Calls' }).getByRole('status')
  await expect(rows).toContainText(`contributions add up to ${calls}`)
})

test('the table sorts calls, and a call leads to its own page in a tab of its own', async ({ page }) => {
  await openReport(page, WEEK)
  const table = panelOf(page, 'Calls in detail').getByRole('table')
  const title = table.getByRole('columnheader', { name: /^Berth rate/ })
  await title.getByRole('button').first().click()
  await expect(title).toHaveAttribute('aria-sort', /ascending|descending/)
  await settled(page)
  const first = table.getByRole('row').nth(2).getByRole('button').first()
  const ship = await textOf(first)
  await first.click()
  await page.getByRole('menuitem', { name: `Open single ship: ${ship}` }).click()
  await expect(page.getByRole('tab', { name: ship })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/VesselSingleShipSummary/)
  await page.goBack()
  await expect(title).toHaveAttribute('aria-sort', /ascending|descending/)
})

test('the berth plan can be read as a table', async ({ page }) => {
  await openReport(page, WEEK)
  const stays = panelOf(page, 'Berth stays')
  await stays.getByRole('button', { name: 'View as table' }).click()
  await expect(stays.getByRole('row').filter({ hasText: /B\d/ }).first()).toBeVisible()
})
