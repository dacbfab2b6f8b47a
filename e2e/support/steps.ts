import type { Locator, Page } from '@playwright/test'

/** Fills in the form of the sign-in page and sends it. */
export async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the menu of the person at work. */
export async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu of/ }).click()
}

/** Opens a page by its group and its entry of the menu. */
export async function openFromMenu(page: Page, group: string, entry: string): Promise<void> {
  const head = page.getByRole('menuitem', { name: group, exact: true })
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
  await page
    .getByRole('listitem')
    .filter({ has: head })
    .or(page.getByRole('none').filter({ has: head }))
    .last()
    .getByRole('menuitem', { name: entry, exact: true })
    .click()
}

/** The tabs of the open pages. */
export const openTabs = (page: Page): Locator => page.getByRole('main').getByRole('tab')

/** The tab of an open page. */
export const tabNamed = (page: Page, name: string): Locator =>
  page.getByRole('tablist').getByRole('tab', { name, exact: true })

/** Closes an open page by the button of its tab. */
export async function closeTab(page: Page, name: string): Promise<void> {
  await tabNamed(page, name).getByTitle(`Close ${name}`, { exact: true }).click()
}
