import type { Page } from '@playwright/test'
import { ask } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { openReport, panelOf, QC_TABLE, SHIFT_BY_HOUR, settled } from './support/report.ts'

/** The drawer that shows a kind of thing. */
const drawerOf = (page: Page, kind: string) => page.getByRole('dialog', { name: new RegExp(`^${kind} `) })

/** Follows a name of one drawer to the next, by the keyboard alone. */
async function follow(page: Page, from: string, name: string | RegExp, to: string): Promise<void> {
  await drawerOf(page, from).getByRole('button', { name }).first().press('Enter')
  await expect(drawerOf(page, to).getByRole('heading', { name: 'Key figures' })).toBeVisible()
}

test('every kind of thing has its drawer, and each leads to the next by the keyboard', async ({ page }) => {
  await openReport(page, SHIFT_BY_HOUR)
  const cell = panelOf(page, 'Rate by crane and hour').getByRole('button', { name: /^QC101 18: \d+ box\/h/ })
  await panelOf(page, 'Rate by crane and hour')
    .getByRole('button', { name: /^QC101 00:/ })
    .focus()
  for (let hour = 0; hour < 18; hour += 1) await page.keyboard.press('ArrowRight')
  await expect(cell).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Open Quay crane: QC101' }).press('Enter')
  await expect(drawerOf(page, 'Quay crane')).toBeVisible()
  await expect(page).toHaveURL(/entity=crane%3AQC101/)
  await expect(drawerOf(page, 'Quay crane').getByRole('figure', { name: 'Time line' })).toBeVisible()

  await follow(page, 'Quay crane', /^Opal Sound 106W/, 'Vessel call')
  await expect(drawerOf(page, 'Vessel call').getByText('Arrival (ATA)')).toBeVisible()
  await follow(page, 'Vessel call', /^[A-Z]{4}\d{7}/, 'Container')
  await follow(page, 'Container', /-QC\d+-[DL]\d+/, 'Work instruction')
  await follow(page, 'Work instruction', /^[A-Z]{4}\d{7}/, 'Container')
  await follow(page, 'Container', /^AGV\d+$/, 'AGV')
  await follow(page, 'AGV', /^A\d\d\s*\d+ box/, 'Block')
  await follow(page, 'Block', /^A\d\dW$/, 'Stacking crane')
  await follow(page, 'Stacking crane', /^Block /, 'Block')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/entity=/)
  await expect(cell).toBeFocused()
})

test('a truck is told with its gates, its boxes and its numbers, each with its formula', async ({ page }) => {
  await page.goto(`${SHIFT_BY_HOUR}?entity=container:TN01-106-E17`)
  await drawerOf(page, 'Container')
    .getByRole('button', { name: /^TV\w+ / })
    .first()
    .press('Enter')
  const truck = drawerOf(page, 'Truck visit')
  await expect(truck.getByText('Gate-in completed')).toBeVisible()
  await truck.getByRole('button', { name: 'How is this computed? Truck time, total' }).click()
  const card = page.getByRole('dialog').filter({ hasText: 'Rows counted' }).last()
  await card.getByRole('button', { name: 'Show rows' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^1 row, contributing \d/ })).toBeVisible()
})

test('a row of a table opens its crane, and the address opens it again', async ({ page }) => {
  await openReport(page, QC_TABLE)
  await panelOf(page, 'Rates in detail').getByRole('cell', { name: 'QC102', exact: true }).first().click()
  await expect(drawerOf(page, 'Quay crane')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(drawerOf(page, 'Quay crane')).toBeVisible()
  await drawerOf(page, 'Quay crane').getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/entity=/)
})

test.describe('a thing that nobody knows', () => {
  test.use({ expectedErrors: /404/ })

  test('is said in words', async ({ page }) => {
    await page.goto(`${SHIFT_BY_HOUR}?entity=crane:QC999`)
    await expect(drawerOf(page, 'Quay crane').getByRole('alert')).toContainText('no record of this')
  })
})

test.describe('a message', () => {
  test('is one click away from the call that it told', async ({ page, site, token }) => {
    const id = `pier-${Date.now() % 1_000_000}`
    const terminal = { id, name: 'Pier', zone: 'Europe/Berlin', locode: 'DEHAM', clock: 'frozen' }
    await ask(`${site}/v1/ingest/terminals`, token, terminal)
    const sent = await fetch(`${site}/v1/ingest/edifact?terminal=${id}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' },
      body: COARRI,
    })
    expect(sent.status).toBe(200)
    const period = 'startTime=2026-03-10+00:00&endTime=2026-03-10+23:59'
    await page.goto(`${SHIFT_BY_HOUR}?terminal=${id}&${period}&entity=visit:9074729-113`)
    const call = drawerOf(page, 'Vessel call')
    await call
      .getByRole('region', { name: 'Messages that told it' })
      .getByRole('button', { name: 'COARRI' })
      .press('Enter')
    const message = page.getByRole('dialog', { name: /^COARRI/ })
    await message.getByLabel('As it came').check()
    await expect(message).toContainText("EQD+CN+QWXU1000013+22G1:102:5++3+5'")
    await page.keyboard.press('Escape')
    await expect(call).toBeVisible()
  })
})

const COARRI = [
  'UNB+UNOA:2+QWTERM+QWLINE+260310:1400+C1',
  'UNH+1+COARRI:D:95B:UN:ITG13',
  'BGM+44+C1-D+9',
  'TDT+20+113W+1+13+QWL:172:20+++9074729:146::QUAY OSPREY',
  'LOC+11+DEHAM:139:6+QWT:TER:ZZZ',
  'DTM+178:202603100300:203',
  'EQD+CN+QWXU1000013+22G1:102:5++3+5',
  'DTM+203:202603100412:203',
  'LOC+9+NLRTM:139:6',
  'LOC+147+0710382::5',
  'CNT+16:1',
  'UNT+11+1',
  'UNZ+1+C1',
]
  .map((segment) => `${segment}'`)
  .join('\n')
