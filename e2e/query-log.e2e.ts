import { ask, newToken } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { settled } from './support/report.ts'
import { openFromMenu } from './support/steps.ts'

const QC = '/BigDataAnalysis/qc/qcEfficiencyTable'
const LOG = '/BigDataAnalysis/system/log'
const STATE = 'startTime=2026-01-12+00%3A00&endTime=2026-01-12+23%3A59&table.sort=-gmph'

test('what was asked is found in the log, told in full, and opened again as it was', async ({
  page,
  site,
}) => {
  const name = `Night ${Date.now() % 1_000_000}`
  const token = await newToken(site)
  const { id } = await ask<{ id: string }>(`${site}/v1/views`, token, {
    ...{ page: QC, name, description: '', audience: 'own', roleId: null, query: {}, period: null },
  })
  await page.goto(`${QC}?${STATE}`)
  await expect(page.getByRole('heading', { name: 'QC efficiency table', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cranes', exact: false }).first()).toBeVisible()

  await openFromMenu(page, 'System', 'Query log')
  await expect(page.getByRole('heading', { name: 'Query log', level: 1 })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Log rows' }).last()

  await test.step('tiles and charts lead to their rows', async () => {
    await expect(page.getByRole('article', { name: 'Requests' })).toContainText(/\d/)
    await page
      .getByRole('region', { name: 'Most used pages' })
      .getByRole('button', { name: /QC efficiency/ })
      .click()
    await expect(page).toHaveURL(/visited=/)
    await expect(
      page.getByRole('button', { name: 'Show all again, not only QC efficiency table' }),
    ).toBeVisible()
  })

  await test.step('a row opens, and leads back to the page as it was asked', async () => {
    await page.getByRole('combobox', { name: 'Action' }).selectOption('query')
    const found = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/v1/log/find') && answer.request().postData()?.includes('23:59') === true,
    )
    await page.getByRole('searchbox', { name: 'Find in all columns' }).fill('2026-01-12 23:59')
    await found
    await settled(page)
    const first = rows.getByRole('row').nth(1).getByRole('button').first()
    await first.click()
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(rows.getByText('inquireParamCO.startTime').first()).toBeVisible()
    await rows.getByRole('button', { name: 'Open this query' }).click()
    await expect(page).toHaveURL(new RegExp(`${QC}.*startTime=2026-01-12`))
    await expect(page).toHaveURL(/table\.sort=-gmph/)
  })

  await test.step('a change tells what was before and after', async () => {
    await page.goto(`${LOG}?action=change&text=${encodeURIComponent(name)}`)
    await rows.getByRole('row').nth(1).getByRole('button').first().click()
    await expect(rows.getByText('Created')).toBeVisible()
    await expect(rows.getByRole('row', { name: new RegExp(`name – ${name}`) })).toBeVisible()
  })

  await test.step('the chain is verified', async () => {
    await page.getByRole('button', { name: 'Verify the chain' }).click()
    await expect(page.getByText(/The chain is whole from row 1 to row/)).toBeVisible()
  })
  await fetch(`${site}/v1/views/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } })
})

test('the rows are taken away as a file', async ({ page }) => {
  await page.goto(LOG)
  await page
    .getByRole('button', { name: 'Export', exact: true })
    .and(page.locator('[aria-haspopup=menu]'))
    .click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('query-log.csv')
})
