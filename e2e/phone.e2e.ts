import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { numberIn, openReport, REPORTS, SHIFT_BY_HOUR, textOf } from './support/report.ts'

const WIDTH = 390
const TOUCH = 40

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true })

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH)
}

/** Each of these controls is large enough for a thumb. */
async function expectThumbSize(controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible()
  const small: string[] = []
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    if (box === null) continue
    if (Math.round(box.height) < TOUCH || Math.round(box.width) < TOUCH)
      small.push(`${await control.ariaSnapshot()}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  }
  expect(small).toEqual([])
}

test.describe('the sign-in page', () => {
  test.use({ signedIn: false })

  test('fits, and its controls are large enough', async ({ page }) => {
    await page.goto('/user/login')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expectToFit(page)
    await expectThumbSize(page.getByRole('tab'))
    await expectThumbSize(page.getByRole('button', { name: 'Sign in' }))
    await expectThumbSize(page.getByRole('combobox', { name: 'Language' }))
    await page.getByRole('tab', { name: 'Phone code' }).click()
    await expectThumbSize(page.getByRole('button', { name: 'Get code' }))
    await expectToFit(page)
  })
})

test('the shell fits, and the menu opens pages from the drawer and from the bar', async ({ page }) => {
  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
  await expectToFit(page)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await expectThumbSize(bar.getByRole('button'))
  await expectThumbSize(page.getByRole('banner').getByRole('button'))

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await expectThumbSize(drawer.getByRole('menuitem'))
  await expectThumbSize(drawer.getByRole('button', { name: 'Close the menu' }))
  await drawer.getByRole('menuitem', { name: 'Gate and trucks' }).tap()
  await drawer.getByRole('menuitem', { name: 'Booking table' }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL('/BigDataAnalysis/land/OutTruckOrderTable')
  await bar.getByRole('button', { name: 'Workshift' }).tap()
  await expect(page).toHaveURL(new RegExp(SHIFT_BY_HOUR))
})

for (const path of REPORTS) {
  test(`${path} fits`, async ({ page }) => {
    await openReport(page, path)
    await expectToFit(page)
    await expectThumbSize(page.getByRole('button', { name: /^Filters/ }))
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expectThumbSize(drawer.getByRole('button', { name: 'Query' }))
    await drawer.getByRole('button', { name: 'Query' }).tap()
    await expect(drawer).toHaveCount(0)
    await expectToFit(page)
  })
}

test('a long table shows every row, a few at a time', async ({ page }) => {
  await openReport(page, `${SHIFT_BY_HOUR}?startTime=2026-01-09 00:00&endTime=2026-01-15 23:59`)
  const table = page.getByRole('region', { name: 'Hour, vessel, crane' })
  const range = table.getByText(/^\d+–\d+ of [\d,]+$/)
  await expect(range).toHaveText(/^1–10 of /)
  const total = numberIn((await textOf(range)).replace(/^.* of /, ''))
  expect(total).toBeGreaterThan(210)
  for (let turned = 0; turned < 20; turned += 1) await table.getByRole('button', { name: 'Next page' }).tap()
  await expect(range).toHaveText(/^201–210 of /)
  // The subtotal, and ten rows that the first answer did not hold.
  await expect(table.getByRole('listitem')).toHaveCount(11)
})

test('the data page fits in all its parts', async ({ page }) => {
  await page.goto('/BigDataAnalysis/system/data')
  await expectThumbSize(page.getByRole('button', { name: 'Choose files' }))
  await expectToFit(page)
  const parts = page.getByRole('navigation', { name: 'Data', exact: true })
  await expectThumbSize(parts.getByRole('button'))
  await parts.getByRole('button', { name: 'Sources' }).tap()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expectToFit(page)
  await parts.getByRole('button', { name: 'Mappings' }).tap()
  await page.getByRole('button', { name: 'New mapping' }).tap()
  await expectThumbSize(page.getByRole('button', { name: 'Save', exact: true }))
  await expectToFit(page)
})
