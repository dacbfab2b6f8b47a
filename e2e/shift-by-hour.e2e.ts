import { expectItsQuotient } from './support/formula.ts'
import { expect, test } from './support/journey.ts'
import {
  explain,
  lineOf,
  numberIn,
  openReport,
  panelOf,
  SHIFT_BY_HOUR,
  settled,
  textOf,
  tileNumber,
  tileOf,
} from './support/report.ts'
import { addUpRows } from './support/rows.ts'

const DAY = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }
const AS_OPENED = { ...DAY, trunkBranchLine: ['TRUNK'], distinguishSelectedShip: ['OWN'] }

test('opens on the day three days before the terminal’s today, trunk line and own ships', async ({
  page,
}) => {
  await openReport(page, SHIFT_BY_HOUR)
  await expect(page.getByRole('banner').getByText('16 Jan')).toBeVisible()
  await expect(page.getByLabel('Date of the shift')).toHaveValue('2026-01-13')
  await expect(page.getByLabel('Shift', { exact: true })).toHaveValue('WHOLE')
  await expect(page.getByRole('button', { name: 'Trunk/branch line: Trunk' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Own ship: Own ship' })).toBeVisible()
  await expect(page.getByText('Times in Asia/Shanghai (UTC+8)')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Latest full hour 23:00–00:00' })).toBeVisible()
  for (const name of ['Crane boxes', 'Gross rate (GMPH)', 'Cranes working']) {
    expect(await tileNumber(tileOf(page, 'This period', name)), name).toBeGreaterThan(0)
    expect(await tileNumber(tileOf(page, 'Latest full hour 23:00–00:00', name)), name).toBeGreaterThan(0)
  }
  for (const name of ['AGVs on a job', 'ASC productive moves', 'Trucks inside'])
    expect(await tileNumber(tileOf(page, 'This period', name)), name).toBeGreaterThan(0)

  // Trucks and yard moves belong to no vessel: the page says that its ship filters do not reach them.
  for (const filter of ['Trunk/branch line', 'Own ship']) {
    await expect(panelOf(page, 'This period').getByText(`${filter}: n/a`)).toBeVisible()
    await expect(panelOf(page, 'Yard moves').getByText(filter)).toBeVisible()
    await expect(panelOf(page, 'Boxes per hour').getByText(filter)).toHaveCount(0)
  }
})

test('a rate is its numerator by its denominator, and the rows behind it add up', async ({
  page,
  site,
  token,
}) => {
  await openReport(page, SHIFT_BY_HOUR)
  const tile = tileOf(page, 'This period', 'Gross rate (GMPH)')
  await expectItsQuotient(page, tile, 'Gross rate (GMPH)')
  const card = await explain(page, tile, 'Gross rate (GMPH)')
  const numerator = numberIn(await textOf(lineOf(card, 'Numerator')))
  const rows = await addUpRows({
    ...{ site, token, report: 'workshift/workshiftMonitorHour', panel: 'summary', measure: 'gmph' },
    filters: AS_OPENED,
  })
  expect(rows.sum).toBe(numerator)
  expect(rows.count).toBe(rows.total)
  expect(numberIn(await textOf(lineOf(card, 'Rows counted')))).toBe(rows.total)

  await card.getByRole('button', { name: 'Show rows' }).click()
  const drawer = page.getByRole('dialog', { name: 'Gross rate (GMPH)' })
  const told = drawer.getByRole('status')
  await expect(told).toContainText('contributions add up to')
  expect((await textOf(told)).match(/\d[\d,]*/g)?.map(numberIn)).toEqual([rows.total, numerator])
  const table = drawer.getByRole('table')
  await expect(table).toHaveAttribute('aria-rowcount', String(rows.total))
  await drawer.getByRole('region', { name: 'Gross rate (GMPH)' }).evaluate((box) => {
    box.scrollTop = box.scrollHeight
  })
  await expect(table.getByRole('row').last()).toContainText(/-[A-Z]\d+/)

  await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0)
  const container = drawer.getByRole('button', { name: /-[A-Z]\d+/ }).first()
  const unit = await textOf(container)
  await container.click()
  const journey = page.getByRole('dialog', { name: /^Container / })
  await expect(journey.getByText(unit, { exact: true })).toBeVisible()
  await expect(journey.getByRole('listitem').filter({ hasText: 'Main trolley' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(journey).toBeHidden()
  await expect(drawer).toBeVisible()
})

test('marks of charts and heat maps are within reach of the keyboard', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  const map = panelOf(page, 'Rate by crane and hour')
  const cell = map.getByRole('button', { name: /^QC101 18: \d+ box\/h/ })
  await map.getByRole('button', { name: /^QC101 00:/ }).focus()
  for (let hour = 0; hour < 18; hour += 1) await page.keyboard.press('ArrowRight')
  await expect(cell).toBeFocused()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu').filter({ hasText: 'Show rows' })
  await expect(menu.getByRole('menuitem', { name: 'How is this computed?' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Show rows' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(cell).toBeFocused()

  const chart = panelOf(page, 'Boxes per hour').getByRole('slider')
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /^23, Discharge boxes: \d+/)
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'Show rows' }).first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('contributions add up to')
})

test('a line over bars, and what is drawn as one, explain their numbers too', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  const menu = page.getByRole('menu').filter({ hasText: 'Show rows' })
  const chart = panelOf(page, 'Boxes per hour').getByRole('slider')
  await chart.focus()
  await page.keyboard.press('End')
  for (let series = 0; series < 3; series += 1) await page.keyboard.press('ArrowUp')
  await expect(chart).toHaveAttribute('aria-valuetext', /^23, Planned crane boxes: \d+ box/)
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'How is this computed?' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Planned crane boxes' })).toBeVisible()
  await page.keyboard.press('Escape')

  const causes = panelOf(page, 'Crane time by cause').getByRole('slider')
  await causes.focus()
  await page.keyboard.press('End')
  for (let series = 0; series < 6; series += 1) await page.keyboard.press('ArrowUp')
  await expect(causes).toHaveAttribute('aria-valuetext', /^23, Others: /)
  await page.keyboard.press('Enter')
  const parts = menu.getByRole('menuitem', { name: 'Show rows' })
  await expect(parts.first()).toContainText('13 Jan, 23:00 · ')
  await parts.first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('contributions add up to')
})

test('a chart can be read as a table, and the table scrolls through all of its rows', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  const panel = panelOf(page, 'Boxes per hour')
  await panel.getByRole('button', { name: 'View as table' }).click()
  await expect(panel.getByRole('columnheader', { name: 'Discharge boxes' })).toBeVisible()
  await expect(panel.getByRole('slider')).toHaveCount(0)
  await panel.getByRole('button', { name: 'View as chart' }).click()
  await expect(panel.getByRole('slider')).toBeVisible()

  const table = panelOf(page, 'Hour, vessel, crane')
  const rows = table.getByRole('row')
  await rows.nth(2).scrollIntoViewIfNeeded()
  await expect(rows.last()).not.toBeInViewport()
  await rows.nth(2).hover()
  await page.mouse.wheel(0, 20_000)
  await expect(rows.last()).toBeInViewport()
})

test('shifts step back and forth, and an empty one leads to the latest data', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  await page.getByLabel('Shift', { exact: true }).selectOption({ label: 'Day 08–20' })
  await expect(page).toHaveURL(/startTime=2026-01-13\+08%3A00&endTime=2026-01-13\+19%3A59/)
  await page.getByRole('button', { name: 'Next shift' }).click()
  await expect(page).toHaveURL(/startTime=2026-01-13\+20%3A00&endTime=2026-01-14\+07%3A59/)

  await openReport(page, `${SHIFT_BY_HOUR}?startTime=2025-12-01 00:00&endTime=2025-12-01 23:59`)
  await expect(tileOf(page, 'This period', 'Gross rate (GMPH)')).toContainText('No data in this period')
  await page.getByRole('button', { name: 'Go to the latest data (2026-01-15)' }).first().click()
  await expect(page.getByLabel('Date of the shift')).toHaveValue('2026-01-15')
  await settled(page)
  expect(await tileNumber(tileOf(page, 'This period', 'ASC productive moves'))).toBeGreaterThan(0)
})
