import type { Page } from '@playwright/test'
import { PAGES } from '@quaywise/contract/pages'
import { ask } from './support/api.ts'
import { hindrances } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { settled } from './support/report.ts'

const PER_PAGE_MS = 20_000
const SHIP = '/BigDataAnalysis/vessel/VesselSingleShipSummary'

const GROUPS = [...new Set(PAGES.map(({ group }) => group))].map((group) => ({
  group,
  paths: PAGES.filter((page) => page.group === group).map(({ path }) => path),
}))

/** What opens over the pages of the administration: by its address, or by a button. */
const DRAWERS: readonly { readonly address: string; readonly button?: string | RegExp }[] = [
  { address: '/admin/account', button: 'New user' },
  { address: '/admin/account', button: 'Import' },
  { address: '/admin/role?role=starter-planner' },
  { address: '/admin/role?starters=1' },
  { address: '/admin/role?members=starter-planner' },
  { address: '/admin/role?left=starter-planner&right=starter-auditor' },
  { address: '/admin/department', button: 'New department' },
  { address: '/admin/dictionary?type=op', button: 'LOAD' },
  { address: '/admin/permission', button: 'New authority' },
  { address: '/admin/permission', button: /^Edit “/ },
]

/** Waits until the page in front is drawn: every page of the application, built or not, has a title. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const mode of ['dark', 'light'] as const) {
  test.describe(`in the ${mode} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript({ content: `localStorage.setItem('quaywise.theme', '${mode}')` })
    })

    for (const { group, paths } of GROUPS)
      test(`nothing serious stands in anybody’s way on the pages of ${group}`, async ({ page }) => {
        test.setTimeout(PER_PAGE_MS * (paths.length + 1))
        for (const path of paths) {
          await open(page, path)
          expect.soft(await hindrances(page), path).toEqual([])
        }
      })

    test('nor in the drawers and dialogs of the administration', async ({ page }) => {
      test.setTimeout(PER_PAGE_MS * (DRAWERS.length + 1))
      for (const { address, button } of DRAWERS) {
        await open(page, address)
        if (button)
          await page.getByRole('tabpanel').getByRole('button', { name: button, exact: true }).first().click()
        const drawer = page.getByRole('dialog').first()
        await expect(drawer).toBeVisible()
        await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0)
        const save = drawer.getByRole('button', { name: /^(Create|Save)$/ })
        if (await save.isVisible()) await save.click()
        expect.soft(await hindrances(page), `${address} ${button ?? ''}`).toEqual([])
      }
    })

    test('nor on the page of a call, its menus and its drawers', async ({ page, site, token }) => {
      const [call] = await ask<readonly { readonly visitId: string }[]>(`${site}/v1/vessel/calls`, token)
      await page.goto(`${SHIP}?visit=${call?.visitId ?? ''}`)
      await settled(page)
      expect(await hindrances(page)).toEqual([])
    })
  })
}

test.describe('without a session', () => {
  test.use({ signedIn: false })

  test('nothing serious stands in anybody’s way at the door', async ({ page }) => {
    for (const path of ['/user/login', '/user/register', '/user/forget']) {
      await page.goto(path)
      await expect(page.getByRole('main').or(page.getByRole('form')).first()).toBeVisible()
      expect.soft(await hindrances(page), path).toEqual([])
    }
  })
})
