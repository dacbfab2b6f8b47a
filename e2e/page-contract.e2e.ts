import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import {
  numberIn,
  openReport,
  panelOf,
  QC_TABLE,
  SHIFT_BY_HOUR,
  settled,
  textOf,
  tileNumber,
  tileOf,
} from './support/report.ts'

const boxes = (page: Page) => tileOf(page, 'All cranes', 'Crane boxes')
const period = (page: Page) => page.getByRole('textbox', { name: 'Period' })
const compareBy = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Compare' }).selectOption({ label })

/** What the drawer says its rows add up to. */
const sumOfRows = async (page: Page): Promise<number> => {
  const told = page.getByRole('dialog').getByRole('status')
  await expect(told).toContainText('add up to')
  return numberIn((await textOf(told)).split('add up to')[1] ?? '')
}

const openMenu = async (page: Page, mark: Locator, item: RegExp | string): Promise<void> => {
  await mark.press('Enter')
  await page.getByRole('menuitem', { name: item }).first().click()
}

test('numbers are compared, down to the rows of both sides', async ({ page, context }) => {
  await openReport(page, QC_TABLE)
  const today = await tileNumber(boxes(page))
  await compareBy(page, 'previous period')
  await expect(page).toHaveURL(/compare=previous/)
  await settled(page)
  await expect(page.getByText('12 Jan, 00:00 – 12 Jan, 23:59')).toBeVisible()
  await expect(boxes(page)).toContainText('vs previous')

  const table = panelOf(page, 'Rates in detail').getByRole('table')
  const titles = await table.getByRole('columnheader').allTextContents()
  const at = titles.findIndex((title) => title.startsWith('Δ Crane boxes'))
  const total = table.getByRole('row').filter({ hasText: 'Σ' })
  const change = numberIn((await textOf(total.getByRole('cell').nth(at))).replace('−', '-').replace('+', ''))

  await total
    .getByRole('cell')
    .nth(at - 1)
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Show rows: previous period' }).click()
  expect(await sumOfRows(page)).toBe(today - change)
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const copy = await context.newPage()
  await openReport(copy, page.url())
  await expect(copy.getByRole('combobox', { name: 'Compare' })).toHaveValue('previous')
  await expect(boxes(copy)).toContainText('vs previous')
  await copy.close()

  await page.goto(`${QC_TABLE}?startTime=2026-01-12 00:00&endTime=2026-01-12 23:59`)
  await settled(page)
  expect(await tileNumber(boxes(page))).toBe(today - change)
})

test('another period is chosen to compare with, from the menu of any number', async ({ page }) => {
  await openReport(page, QC_TABLE)
  const bar = panelOf(page, 'Gross crane rate, ranked').getByRole('button', { name: /^QC102/ })
  await openMenu(page, bar, 'Compare with…')
  await page.getByRole('menuitem', { name: 'custom period' }).click()
  await expect(page).toHaveURL(/compare=custom&compareStart=2026-01-12/)
  await settled(page)
  await openMenu(page, bar, 'How is this computed?')
  const card = page.getByRole('dialog', { name: /QC102/ })
  await expect(card.getByRole('term').filter({ hasText: 'custom period' })).toBeVisible()
  await expect(card.getByRole('term').filter({ hasText: 'Rows excluded' })).toBeVisible()
})

test('a mark restricts the whole page, and each card says what does not apply to it', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  const map = page
    .getByRole('tabpanel')
    .getByRole('table')
    .filter({ has: page.getByRole('button', { name: /^QC102 10/ }) })
  const cell = map.getByRole('button', { name: /^QC102 10/ })
  await openMenu(page, cell, 'Filter by 13 Jan, 10:00 · QC102')
  await expect(page).toHaveURL(/marks\.crane=QC102/)
  await expect(page).toHaveURL(/marks\.hour=/)
  await settled(page)
  const chips = page.getByRole('region', { name: 'Restricted to' })
  await expect(chips).toContainText('QC102')
  const gate = panelOf(page, 'Trucks through the gate')
  await expect(gate).toContainText('Crane')

  await openMenu(page, cell, 'Show rows')
  const rows = await sumOfRows(page)
  await page.keyboard.press('Escape')
  const summary = page.getByRole('tabpanel').getByRole('article', { name: 'Crane boxes', exact: true }).last()
  expect(await tileNumber(summary)).toBe(rows)

  await chips.getByRole('button', { name: /10:00/ }).click()
  await expect(page).not.toHaveURL(/marks\.hour/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/marks/)
})

test('the search form is as specified', async ({ page }) => {
  await openReport(page, QC_TABLE)
  for (const name of ['Trunk/branch line: Trunk', 'Own ship: Own ship'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(period(page).first()).toHaveValue('2026-01-13 00:00')
  const scope = page.getByRole('button', { name: /^QC data/ })
  await expect(scope).toContainText(/QC data\d\d:\d\d → \d\d:\d\d · [\d,]+ rows/)

  await scope.click()
  const slider = page.getByRole('slider', { name: 'From' })
  await slider.focus()
  for (let i = 0; i < 30; i += 1) await slider.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(scope).toContainText('00:31')

  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect(period(page).first()).toHaveValue('2026-01-12 00:00')
  await expect(scope).toContainText('pending query')
  await expect(scope).not.toContainText('00:31')
  await expect(scope).toBeDisabled()
  await page.getByRole('button', { name: 'Query', exact: true }).click()
  await expect(page).toHaveURL(/startTime=2026-01-12/)
  await expect(scope).toContainText('rows')

  await page.getByRole('button', { name: 'Next day' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(period(page).first()).toHaveValue('2026-01-13 00:00')
  for (const name of ['Trunk/branch line: All', 'Own ship: All'])
    await expect(page.getByRole('button', { name })).toBeVisible()
})

test('the shift pages reload no choices by themselves, each tab keeps its own question', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/inquire/condition')) asked.push(request.postData() ?? '')
  })
  await openReport(page, `${SHIFT_BY_HOUR}?compare=same-shift-last-week`)
  const before = asked.length
  await page.waitForTimeout(1000)
  expect(asked.length).toBe(before)
  await page.goto(QC_TABLE)
  await settled(page)
  await expect(page).not.toHaveURL(/compare/)
  await page.getByRole('tablist').getByRole('tab', { name: 'Shift by hour' }).click()
  await expect(page).toHaveURL(/compare=same-shift-last-week/)
})
