import { expectItsQuotient } from './support/formula.ts'
import { expect, test } from './support/journey.ts'
import {
  numberIn,
  openReport,
  panelOf,
  QC_TABLE,
  settled,
  textOf,
  tileNumber,
  tileOf,
} from './support/report.ts'

const TILES = 'All cranes'
const boxes = (page: Parameters<typeof tileOf>[0]) => tileOf(page, TILES, 'Crane boxes')

test('opens on the default day with numbers, and each rate is its quotient', async ({ page }) => {
  await openReport(page, QC_TABLE)
  const [start, end] = [
    page.getByRole('textbox', { name: 'Period' }).first(),
    page.getByRole('textbox', { name: 'Period' }).last(),
  ]
  await expect(start).toHaveValue('2026-01-13 00:00')
  await expect(end).toHaveValue('2026-01-13 23:59')
  await expect(page.getByRole('button', { name: 'Trunk/branch line: Trunk' })).toBeVisible()
  expect(await tileNumber(boxes(page))).toBeGreaterThan(0)
  const rates = [
    ...['Gross rate (GMPH)', 'Net rate (NMPH)', 'Technical rate', 'Twin share', 'Dual-cycle share'],
    ...['AGV wait share', 'Interventions per 100 lifts', 'Lifts between failures (MMBF)'],
  ]
  for (const name of rates) await expectItsQuotient(page, tileOf(page, TILES, name), name)
})

test('the table sorts, regroups and totals like the tiles', async ({ page }) => {
  await openReport(page, QC_TABLE)
  const panel = panelOf(page, 'Rates in detail')
  const table = panel.getByRole('table')
  const total = table.getByRole('row').filter({ hasText: 'Σ' })
  const boxesAt = async () => {
    const titles = await table.getByRole('columnheader').allTextContents()
    return titles.findIndex((title) => title.startsWith('Crane boxes'))
  }
  const column = async () => {
    const at = await boxesAt()
    const rows = await table.getByRole('row').filter({ hasText: /^QC/ }).all()
    return Promise.all(rows.map(async (row) => numberIn(await textOf(row.getByRole('cell').nth(at)))))
  }
  expect(numberIn(await textOf(total.getByRole('cell').nth(await boxesAt())))).toBe(
    await tileNumber(boxes(page)),
  )

  const title = table.getByRole('columnheader', { name: /^Crane boxes/ })
  await title.getByRole('button').first().click()
  await expect(title).toHaveAttribute('aria-sort', /ascending|descending/)
  await settled(page)
  const once = await column()
  const falling = (await title.getAttribute('aria-sort')) === 'descending'
  expect(once).toEqual(once.toSorted((a, b) => (falling ? b - a : a - b)))
  await title.getByRole('button').first().click()
  await expect(title).toHaveAttribute('aria-sort', falling ? 'ascending' : 'descending')
  await settled(page)
  const twice = await column()
  expect(twice).toEqual(once.toReversed().toSorted((a, b) => (falling ? a - b : b - a)))

  await panel.getByLabel('Grouped by').selectOption({ label: 'Per crane' })
  await settled(page)
  // Four of the five cranes work on this day.
  await expect(table.getByRole('row').filter({ hasText: /^QC/ })).toHaveCount(4)
  const byCrane = await column()
  expect(byCrane.reduce((sum, each) => sum + each, 0)).toBe(await tileNumber(boxes(page)))
})

test('a choice narrows the numbers, travels with the address, and is reset without the period', async ({
  page,
  context,
}) => {
  await openReport(page, QC_TABLE)
  const all = await tileNumber(boxes(page))
  await page.getByRole('button', { name: 'Operation: All' }).click()
  const choices = page.getByRole('dialog', { name: 'Operation' })
  await choices.getByRole('checkbox', { name: /^Load/ }).first().check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Query' }).click()
  await expect(page).toHaveURL(/opMode=/)
  await settled(page)
  const loaded = await tileNumber(boxes(page))
  expect(loaded).toBeGreaterThan(0)
  expect(loaded).toBeLessThan(all)

  const copy = await context.newPage()
  await openReport(copy, page.url())
  await expect(copy.getByRole('button', { name: 'Operation: Load' })).toBeVisible()
  expect(await tileNumber(boxes(copy))).toBe(loaded)
  await copy.close()

  await page.getByRole('button', { name: 'Reset' }).click()
  for (const name of ['Trunk/branch line: All', 'Own ship: All', 'Operation: All'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Period' }).first()).toHaveValue('2026-01-13 00:00')
  await expect(page.getByRole('textbox', { name: 'Period' }).last()).toHaveValue('2026-01-13 23:59')
  await page.getByRole('button', { name: 'Query' }).click()
  await expect(page).not.toHaveURL(/opMode=/)
  await settled(page)
  expect(await tileNumber(boxes(page))).toBeGreaterThanOrEqual(all)
})

test('a mark filters the page by what it names', async ({ page }) => {
  await openReport(page, QC_TABLE)
  const all = await tileNumber(boxes(page))
  const bar = panelOf(page, 'Gross crane rate, ranked').getByRole('button', { name: /^QC101/ })
  const own = Number(/(\d+)$/.exec((await textOf(bar)).replaceAll(',', ''))?.[1])
  await bar.press('Enter')
  await page.getByRole('menuitem', { name: 'Filter by QC101' }).click()
  await expect(page).toHaveURL(/marks\.crane=QC101/)
  await settled(page)
  expect(String(own).endsWith(String(await tileNumber(boxes(page))))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/marks/)
  await settled(page)
  expect(await tileNumber(boxes(page))).toBe(all)
})
