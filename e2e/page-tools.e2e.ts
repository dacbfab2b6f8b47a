import { ask } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { ADMIN_PASSWORD } from './support/place.ts'
import { signInAs, tabNamed } from './support/steps.ts'

const QC = '/BigDataAnalysis/qc/qcEfficiencyTable'
const SHIFT = '/BigDataAnalysis/workshift/workshiftMonitorHour'
const SHIFTS = '/BigDataAnalysis/workshift/workshiftMonitor'

/** Names of this run alone. */
const mine = (name: string) => `${name} ${Date.now() % 1_000_000}`

test('a page is kept as a view, opened again by it, and comes back after it was deleted', async ({
  page,
}) => {
  const name = mine('Wind day')
  await page.goto(`${QC}?opMode=LOAD`)
  await page.getByRole('button', { name: 'Views' }).click()
  const drawer = page.getByRole('dialog', { name: 'Views' })
  await drawer.getByRole('button', { name: 'Keep this page as a view' }).click()
  await drawer.getByLabel('Name').fill(name)
  await expect(drawer.getByLabel('Period')).toHaveValue('day')
  await drawer.getByLabel('Period').selectOption('fixed')
  await drawer.getByRole('button', { name: 'Save' }).click()
  const item = drawer.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('2026-01-13 00:00 – 2026-01-13 23:59')
  await item.getByRole('button', { name: 'Delete' }).click()
  await expect(item).toBeHidden()
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.goto(QC)
  await page.getByRole('button', { name: 'Views' }).click()
  await drawer.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/opMode=LOAD/)
  await expect(page).toHaveURL(/startTime=2026-01-13/)
})

test.describe('a link', () => {
  test.use({ signedIn: false, expectedErrors: /404|401/ })

  test('leads through the sign-in to the very state, in a tab; an unknown one says nothing', async ({
    page,
    site,
    token,
  }) => {
    const query = { startTime: '2026-01-13 08:00', endTime: '2026-01-13 19:59', opMode: 'DISC' }
    const made = await ask<{ path: string }>(`${site}/v1/shares`, token, { page: QC, query, days: 1 })
    await page.goto(made.path)
    await expect(page).toHaveURL(/\/user\/login\?redirect=/)
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await expect(page).toHaveURL(/qcEfficiencyTable\?.*opMode=DISC/)
    await expect(tabNamed(page, 'QC efficiency table')).toHaveAttribute('aria-selected', 'true')
    await page.goto('/s/abcdefghijkl')
    await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible()
  })
})

test('a note stands on the charts that its time crosses, and in their tables', async ({ page }) => {
  const text = mine('Boom up, wind')
  await page.goto(`${SHIFT}?startTime=2026-01-13 08:00&endTime=2026-01-13 19:59`)
  await page.getByRole('button', { name: 'Page tools' }).click()
  await page.getByRole('menuitem', { name: 'Notes' }).click()
  const drawer = page.getByRole('dialog', { name: 'Notes' })
  await drawer.getByRole('button', { name: 'Write a note' }).click()
  await drawer.getByLabel('Text').fill(text)
  await drawer.getByLabel('From').fill('2026-01-13 15:10')
  await drawer.getByLabel('To', { exact: true }).fill('2026-01-13 16:45')
  await drawer.getByRole('button', { name: 'Save' }).click()
  const item = drawer.getByRole('listitem').filter({ hasText: text })
  await expect(item).toContainText('13 Jan, 15:10 – 13 Jan, 16:45')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('columnheader', { name: /^15/ }).getByRole('img', { name: new RegExp(text) }),
  ).toBeVisible()
  const chart = page.getByRole('figure', { name: 'Boxes per hour' })
  await expect(chart.getByText(new RegExp(text))).toBeAttached()
  const hour = page.getByRole('row').filter({ hasText: '15:00' }).first()
  await expect(hour).toContainText(text)

  await page.goto(`${SHIFTS}?startTime=2026-01-13 08:00&endTime=2026-01-13 19:59`)
  const sheet = page.getByRole('region', { name: 'Hand-over sheet' })
  await expect(sheet.getByRole('row').filter({ hasText: text })).toContainText('13 Jan, 15:10')
  await page
    .getByRole('region', { name: 'Lost crane time by cause' })
    .getByRole('button', { name: /^Notes: \d/ })
    .click()
  await expect(drawer.getByRole('listitem').filter({ hasText: text })).toBeVisible()
})

test('from the keyboard a menu opens at its mark', async ({ page }) => {
  await page.goto(`${SHIFTS}?startTime=2026-01-13 08:00&endTime=2026-01-13 19:59`)
  for (const name of ['Lost crane time by cause', 'Against targets']) {
    const mark = page.getByRole('region', { name }).getByRole('figure').getByRole('button').first()
    await mark.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu').filter({ hasText: 'How is this computed?' })
    await expect(menu).toBeVisible()
    const [of, at] = [await mark.boundingBox(), await menu.boundingBox()]
    expect(Math.abs((at?.x ?? 0) - (of?.x ?? 0))).toBeLessThan(60)
    const below = Math.abs((at?.y ?? 0) - ((of?.y ?? 0) + (of?.height ?? 0)))
    const above = Math.abs((at?.y ?? 0) + (at?.height ?? 0) - ((of?.y ?? 0) + (of?.height ?? 0)))
    expect(Math.min(below, above)).toBeLessThan(60)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test('an alert on a tile rings the bell, and the bell leads to the page as it was counted', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const name = mine('Slow cranes')
  await page.goto(QC)
  await page.getByRole('button', { name: 'Page tools' }).click()
  await page.getByRole('menuitem', { name: 'Alerts' }).click()
  const drawer = page.getByRole('dialog', { name: 'Alerts' })
  await drawer.getByRole('button', { name: 'New alert' }).click()
  await drawer.getByLabel('Tile').selectOption({ label: 'Gross rate (GMPH)' })
  await drawer.getByLabel('Threshold').fill('500')
  await drawer.getByLabel('Counted over').selectOption('day')
  await drawer.getByLabel('For so many minutes').fill('0')
  await drawer.getByLabel('Name').fill(name)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: /^Notices/ }).click()
    await expect(page.getByRole('button', { name: new RegExp(`${name}: `) })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await page.getByRole('button', { name: new RegExp(`${name}: `) }).click()
  await expect(page).toHaveURL(/startTime=2026-01-15/)
})

test('a report is made now, and its run is told', async ({ page }) => {
  const name = mine('Cranes of the day')
  await page.goto(QC)
  await page.getByRole('button', { name: 'Page tools' }).click()
  await page.getByRole('menuitem', { name: 'Scheduled reports' }).click()
  const drawer = page.getByRole('dialog', { name: 'Scheduled reports' })
  await drawer.getByRole('button', { name: 'New scheduled report' }).click()
  await drawer.getByLabel('Name').fill(name)
  await drawer.getByRole('button', { name: 'Save' }).click()
  const item = drawer.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Every day at 08:30')
  await item.getByRole('button', { name: 'Make it now' }).click()
  await expect(item.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 })
  await item.getByRole('button', { name: 'History' }).click()
  const saved = page.waitForEvent('download')
  await item
    .getByRole('table')
    .getByRole('button', { name: /^Download .*\.xlsx$/ })
    .click()
  expect((await (await saved).createReadStream()).readableLength).toBeDefined()
  expect((await saved).suggestedFilename()).toMatch(/^Cranes-of-the-day.*\.xlsx$/)
  await item.getByRole('button', { name: 'Pause' }).click()
  await expect(item.getByText('Paused')).toBeVisible()
})
