import { expect, test } from './support/journey.ts'
import { OwnServer } from './support/own-server.ts'
import { signInAs } from './support/steps.ts'

const NEW_PASSWORD = 'a crane over the quay 7'

test.use({ signedIn: false, expectedErrors: /status of (401|403|422)/ })

let server: OwnServer

test.beforeAll(async () => {
  server = new OwnServer()
  await server.ready()
})

test.afterAll(() => server.stop())

test('the printed password opens one page only, until it is changed', async ({ page }) => {
  const home = await server.ready()
  const printed = server.printedPassword()
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'admin', printed)
  await expect(page).toHaveURL(`${home}/account/changePassword`)
  await expect(page.getByText('Change your first password before you use the other pages.')).toBeVisible()

  await page.goto(`${home}/BigDataAnalysis/qc/qcEfficiencyTable`)
  await expect(page).toHaveURL(`${home}/account/changePassword`)

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const refused = await page.request.get(`${home}/v1/analysis`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(refused.status()).toBe(403)

  const change = async (old: string, fresh: string, again: string) => {
    await page.getByLabel('Current password').fill(old)
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByLabel('Repeat the new password').fill(again)
    await page.getByRole('button', { name: 'Change password', exact: true }).click()
  }
  await change(printed, 'short', 'other')
  await expect(page.getByText('At least 8 characters').last()).toBeVisible()
  await expect(page.getByText('The two passwords differ')).toBeVisible()
  await change('not the printed one', NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await change(printed, NEW_PASSWORD, NEW_PASSWORD)
  await expect(page.getByText('The password was changed')).toBeVisible()
  await expect(page.getByText('Change your first password before you use the other pages.')).toBeHidden()

  await page.goto(`${home}/account/profile`)
  await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'admin', printed)
  await expect(page.getByRole('alert')).toHaveText('Wrong user name or password')
  await signInAs(page, 'admin', NEW_PASSWORD)
  await expect(page).toHaveURL(`${home}/account/profile`)
})

test('a second start with the same data prints no password', async () => {
  await server.restart()
  await server.ready()
  expect(server.said).not.toContain('Password')
})
