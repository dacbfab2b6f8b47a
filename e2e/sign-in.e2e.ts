import { newToken } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { ADMIN_PASSWORD } from './support/place.ts'
import { settled } from './support/report.ts'
import { openUserMenu, signInAs } from './support/steps.ts'

const home = '/account/profile'
const report = '/BigDataAnalysis/workshift/workshiftMonitorHour'

test.use({ signedIn: false })

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: /status of 401 .*\/api\/login\/account/ })

  test('says the same for a wrong password and for an unknown name', async ({ page }) => {
    await page.goto('/user/login')
    for (const name of ['admin', 'nobody-of-that-name']) {
      const answer = page.waitForResponse('**/api/login/account')
      await signInAs(page, name, 'not the password')
      expect((await answer).status()).toBe(401)
      await expect(page.getByRole('alert')).toHaveText('Wrong user name or password')
      await page.reload()
    }
    await expect(page).toHaveURL(/\/user\/login$/)
  })

  test('says that the code was wrong', async ({ page }) => {
    await page.goto('/user/login')
    await page.getByRole('tab', { name: 'Phone code' }).click()
    await page.getByLabel('Phone number').fill('13800000001')
    await page.getByLabel('Verification code').fill('000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Wrong verification code')
  })
})

test('asks for a name and a password before it calls the server', async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your user name')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
})

test('the right password leads home and is announced', async ({ page }) => {
  await page.goto('/user/login')
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
})

test('the roots lead to the profile and to the sign-in page', async ({ page }) => {
  await page.goto('/user')
  await expect(page).toHaveURL(/\/user\/login$/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Faccount%2Fprofile$/)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await expect(page).toHaveURL(home)
  for (const root of ['/', '/index.html']) {
    await page.goto(root)
    await expect(page).toHaveURL(home)
  }
})

test('the page that was asked for opens after sign-in', async ({ page }) => {
  await page.goto(report)
  await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(report)}`)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Shift by hour' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(report)
})

test('a redirect to another site is not followed', async ({ page }) => {
  for (const foreign of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example']) {
    await page.goto(`/user/login?redirect=${encodeURIComponent(foreign)}`)
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await expect(page).toHaveURL(home)
    await page.evaluate(() => localStorage.removeItem('token'))
  }
})

test('leaving ends the session on the server and leads back to the page left', async ({ page }) => {
  await page.goto(`/user/login?redirect=${encodeURIComponent(report)}`)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Shift by hour' })).toBeVisible()
  await settled(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const left = new URL(page.url())
  const ended = page.waitForResponse('**/api/login/outLogin')
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  expect((await ended).status()).toBe(200)
  await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(left.pathname + left.search)}`)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const again = await page.request.get('/api/currentUser', { headers: { Authorization: `Bearer ${token}` } })
  expect(again.status()).toBe(401)
})

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('leads to the sign-in page at the next start', async ({ page, site }) => {
    const token = await newToken(site)
    await page.goto('/user/login')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.goto(home)
    await expect(page.getByRole('heading', { name: 'Personal settings' })).toBeVisible()
    const headers = { Authorization: `Bearer ${token}` }
    expect((await page.request.post('/api/login/outLogin', { headers, data: {} })).status()).toBe(200)
    await page.reload()
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2Faccount%2Fprofile$/)
  })
})
