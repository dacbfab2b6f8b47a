import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const PARAMETERS = '/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting'
const PATHS = [
  '/admin/account',
  '/admin/role',
  '/admin/department',
  '/admin/dictionary?type=op',
  '/admin/permission',
  PARAMETERS,
  `${PARAMETERS}?part=jobs`,
  '/BigDataAnalysis/system/data?part=mappings',
]
const PER_PAGE_MS = 15_000

/** What can be scrolled sideways: the page itself, or something in it. */
const scrollers = (page: Page) =>
  page.evaluate<readonly string[]>(
    `[document.documentElement, ...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .map((one) => one.tagName + '.' + one.className)`,
  )

async function expectNothingAside(page: Page): Promise<void> {
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
    expect.soft(await scrollers(page), path).toEqual([])
  }
}

for (const language of ['pt-BR', 'id-ID']) {
  test.describe(`in ${language}, whose words are long`, () => {
    test.use({ language })

    test('nothing on the pages of the administration lies aside of a screen', async ({ page }) => {
      test.setTimeout(PER_PAGE_MS * (PATHS.length + 1))
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectNothingAside(page)
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test('nothing lies aside of it', async ({ page }) => {
        test.setTimeout(PER_PAGE_MS * (PATHS.length + 1))
        await expectNothingAside(page)
      })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a card has its actions beside its title, and a time is chosen in sight', async ({ page }) => {
    await page.goto(`${PARAMETERS}?q=cycle.valid_to_s`)
    const card = page.getByRole('listitem').filter({ hasText: 'cycle.valid_to_s' })
    const actions = card.getByRole('button', { name: /^Actions on / })
    const [frame, button] = [await card.boundingBox(), await actions.boundingBox()]
    expect((button?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(button?.height ?? 0)
    await actions.tap()
    await page.getByRole('menuitem', { name: 'Edit' }).tap()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Effective from' }).tap()
    const take = page.locator('.ant-picker-ok')
    await expect(take).toBeVisible()
    const box = await take.boundingBox()
    expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
