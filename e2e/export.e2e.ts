import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readWorkbook } from '../apps/server/src/export/fixture/read-workbook.ts'
import { expect, test } from './support/journey.ts'
import { openReport, panelOf, QC_TABLE, settled, tileNumber, tileOf } from './support/report.ts'

test('the page as a workbook: its rows add up to the number on the screen', async ({ page }) => {
  await openReport(page, `${QC_TABLE}?table.by=crane&table.sort=-crane_boxes`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Page as workbook (XLSX)' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('QC efficiency table 2026-01-13.xlsx')
  await expect(page.getByRole('status').filter({ hasText: 'Exported:' })).toBeVisible()
  const sheets = readWorkbook(readFileSync(await file.path()))
  const rows = sheets.find(({ name }) => name === 'Rates in detail')?.rows ?? []
  const at = rows[0]?.indexOf('Crane boxes [box]') ?? -1
  const boxes = rows.slice(2).map((row) => Number(row[at]))
  const shown = await tileNumber(tileOf(page, 'All cranes', 'Crane boxes'))
  expect(boxes.reduce((sum, each) => sum + each, 0)).toBe(shown)
  expect(rows[1]?.[at]).toBe(shown)
  expect(boxes).toEqual(boxes.toSorted((left, right) => right - left))
})

test('a chart is saved as a drawing that tells its filters', async ({ page }) => {
  await openReport(page, QC_TABLE)
  await page.getByRole('button', { name: 'More on Net rate against time waiting for AGVs' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click()
  const svg = readFileSync(await (await coming).path(), 'utf8')
  for (const text of [
    'Net rate against time waiting for AGVs',
    'QC101',
    'Own ship: Own ship',
    'Asia/Shanghai',
  ])
    expect(svg).toContain(text)
})

/** Lets go of what an earlier try of the journey kept. */
const asUsual = async (page: Page, table: Locator): Promise<void> => {
  await table.getByRole('button', { name: 'Columns' }).click()
  const usual = page.getByRole('button', { name: 'Usual columns' })
  if ((await usual.count()) > 0 && (await usual.isEnabled())) await usual.click()
  await page.keyboard.press('Escape')
}

test('columns that a reader set up are there again after the page was left', async ({ page }) => {
  await openReport(page, QC_TABLE)
  const table = panelOf(page, 'Rates in detail')
  const titles = async () => (await table.getByRole('columnheader').allTextContents()).join(' | ')
  const lifts = /^Crane \| Lifts/
  await asUsual(page, table)
  const kept = (told: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes(told) === true,
    )
  expect(await titles()).toMatch(/^Crane \| Call \| Operation \|.*Interventions/)
  await table.getByRole('button', { name: 'Columns' }).click()
  const interventions = page.getByRole('checkbox', { name: 'Interventions' })
  await interventions.click()
  await expect(interventions).not.toBeChecked()
  await page.getByRole('button', { name: 'Pin Lifts' }).click()
  await page.keyboard.press('Escape')
  expect(await titles()).toMatch(lifts)
  const width = page.getByRole('separator', { name: 'Width of Lifts' })
  const before = Number(await width.getAttribute('aria-valuenow'))
  const wider = kept('"widths":{"lifts"')
  await width.press('ArrowRight')
  await wider
  const after = Number(await width.getAttribute('aria-valuenow'))
  expect(after).toBeGreaterThan(before)
  await page.reload()
  await settled(page)
  expect(await titles()).toMatch(lifts)
  expect(await titles()).not.toContain('Interventions')
  expect(Number(await width.getAttribute('aria-valuenow'))).toBe(after)
  await table.getByRole('button', { name: 'Columns' }).click()
  const reset = kept('"value":null')
  await page.getByRole('button', { name: 'Usual columns' }).click()
  await reset
  await page.keyboard.press('Escape')
  expect(await titles()).toMatch(/^Crane \| Call \| Operation \|.*Interventions/)
})

test('a column narrows the rows, and the address tells it', async ({ page, context }) => {
  await openReport(page, QC_TABLE)
  const table = panelOf(page, 'Rates in detail')
  const rows = table.getByRole('row').filter({ hasText: /^QC/ })
  const all = await rows.count()
  await table.getByRole('columnheader', { name: 'Operation' }).hover()
  await table.getByRole('button', { name: 'Filter rows by Operation' }).click()
  const form = page.getByRole('dialog', { name: 'Filter rows by Operation' })
  await form.getByRole('checkbox', { name: 'Load', exact: true }).check()
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/table\.where=op/)
  await settled(page)
  const loading = await rows.count()
  expect(loading).toBeGreaterThan(0)
  expect(loading).toBeLessThan(all)
  await expect(rows.filter({ hasText: 'Discharge' })).toHaveCount(0)
  const copy = await context.newPage()
  await openReport(copy, page.url())
  await expect(panelOf(copy, 'Rates in detail').getByRole('row').filter({ hasText: /^QC/ })).toHaveCount(
    loading,
  )
  await copy.close()
  await table.getByRole('button', { name: 'Clear 1 column filter' }).click()
  await expect(rows).toHaveCount(all)
})
