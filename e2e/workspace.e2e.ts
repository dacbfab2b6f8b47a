import { expect, test } from './support/journey.ts'
import { closeTab, openFromMenu, openTabs, tabNamed } from './support/steps.ts'

const home = '/account/profile'

test.describe('the menu', () => {
  test('has every group, and says plainly what is not built', async ({ page }) => {
    await page.goto(home)
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const groups = [
      ...['Digital twin', 'Workshift', 'Monthly', 'Vessel', 'Quay cranes', 'AGV', 'ASC and yard'],
      ...['Whole process', 'Gate and trucks', 'System', 'Administration'],
    ]
    await expect(menu.getByRole('menuitem', { expanded: false })).toHaveText(groups)
    await openFromMenu(page, 'Monthly', 'Line analysis')
    await expect(page).toHaveURL('/BigDataAnalysis/monthly/monthlyLineAnalysis')
    await expect(
      page.getByRole('heading', { name: '“Monthly line analysis” is not built yet' }),
    ).toBeVisible()
    await openFromMenu(page, 'Administration', 'Roles')
    await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Roles · Quaywise')
  })

  test('is within reach of the keyboard', async ({ page }) => {
    await page.goto(home)
    await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    const group = page.getByRole('menuitem', { name: 'Gate and trucks' })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('menuitem', { name: 'Home' }).focus()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(group).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: 'Booking table' })
    await expect(entry).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(entry).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/BigDataAnalysis/land/OutTruckOrderTable')
  })
})

test.describe('the tabs', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(home)
    await openFromMenu(page, 'AGV', 'OEE')
    await openFromMenu(page, 'AGV', 'Time analysis')
    await openFromMenu(page, 'AGV', 'Moving track')
    await expect(openTabs(page)).toHaveText(['Home', 'AGV OEE', 'AGV time analysis', 'AGV moving track'])
  })

  test('open, come to the front and close; the neighbour takes over', async ({ page }) => {
    await expect(tabNamed(page, 'AGV moving track')).toHaveAttribute('aria-selected', 'true')
    await openFromMenu(page, 'AGV', 'OEE')
    await expect(openTabs(page)).toHaveCount(4)
    await expect(tabNamed(page, 'AGV OEE')).toHaveAttribute('aria-selected', 'true')
    await closeTab(page, 'AGV OEE')
    await expect(tabNamed(page, 'AGV time analysis')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/BigDataAnalysis/agv/agvEfficiencyTimeAnalysis')
    await closeTab(page, 'AGV moving track')
    await expect(page).toHaveURL('/BigDataAnalysis/agv/agvEfficiencyTimeAnalysis')
    await tabNamed(page, 'AGV time analysis').press('Delete')
    await expect(openTabs(page)).toHaveText(['Home'])
    await expect(tabNamed(page, 'Home')).toBeFocused()
    await expect(page).toHaveURL(home)
    await expect(page.getByTitle('Close Home')).toHaveCount(0)
  })

  test('have a menu on right click', async ({ page }) => {
    const menu = page.getByRole('menu').filter({ hasText: 'Close others' })
    const choose = async (tab: string, action: string) => {
      await tabNamed(page, tab).click({ button: 'right' })
      await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(105)
      await menu.getByRole('menuitem', { name: action, exact: true }).click()
      await expect(menu).toHaveCount(0)
    }
    await choose('AGV moving track', 'Refresh')
    await expect(page.getByRole('heading', { name: '“AGV moving track” is not built yet' })).toBeVisible()
    await choose('AGV OEE', 'Close others')
    await expect(openTabs(page)).toHaveText(['Home', 'AGV OEE'])
    await expect(page).toHaveURL('/BigDataAnalysis/agv/agvOeeEfficiencyAnalysis')
    await choose('AGV OEE', 'Close all')
    await expect(openTabs(page)).toHaveText(['Home'])
    await expect(page).toHaveURL(home)
  })

  test('go back and forward with the browser, and by arrow keys', async ({ page }) => {
    await page.goBack()
    await expect(tabNamed(page, 'AGV time analysis')).toHaveAttribute('aria-selected', 'true')
    await page.goForward()
    await expect(tabNamed(page, 'AGV moving track')).toHaveAttribute('aria-selected', 'true')
    await tabNamed(page, 'AGV moving track').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tabNamed(page, 'AGV OEE')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/BigDataAnalysis/agv/agvOeeEfficiencyAnalysis')
  })

  test('come back after a change of the language', async ({ page }) => {
    await page.getByLabel('Language').selectOption('ja-JP')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    await expect(openTabs(page)).toHaveCount(4)
    expect(await page.evaluate(() => localStorage.getItem('umi_locale'))).toBe('ja-JP')
    await expect(page).toHaveURL('/BigDataAnalysis/agv/agvMovingtrackAnalysis')
    await expect(openTabs(page).last()).toHaveAttribute('aria-selected', 'true')
  })
})

test('an address without a page says so and leads home', async ({ page }) => {
  await page.goto('/BigDataAnalysis/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('/BigDataAnalysis/nowhere')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(home)
})

test('the exception page shows the code and the sentence of its address, as text', async ({ page }) => {
  const query = new URLSearchParams({
    errorCode: 'CONFLICT',
    errorMessage: '<img src=x onerror=alert(1)> busy',
  })
  await page.goto(`/exception?${query}`)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('<img src=x onerror=alert(1)> busy')).toBeVisible()
  await expect(page.getByText('Error code CONFLICT')).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('the notice stands for as long as the browser is offline', async ({ page, context }) => {
    await page.goto(home)
    const notice = page.getByText('You are offline now; what you see is the last data received.')
    await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })
})
