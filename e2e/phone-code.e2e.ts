import type { TestInfo } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { numberIn, textOf } from './support/report.ts'

test.use({ signedIn: false })

/** A number of its own for every test and every further try: the server lets one code a minute go to each. */
const phoneOf = ({ retry }: TestInfo, test: number) => `138001380${test}${retry}`

test.beforeEach(async ({ page }) => {
  await page.goto('/user/login')
  await page.getByRole('tab', { name: 'Phone code' }).click()
})

test('the phone and the code are asked for', async ({ page }) => {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your phone number')).toBeVisible()
  await expect(page.getByText('Enter the verification code')).toBeVisible()
})

test('no code is sent to what is no phone number', async ({ page }) => {
  await page.getByLabel('Phone number').fill('12345')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('This is not a valid phone number')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled()
})

test('the wait of a minute begins once the server accepted', async ({ page }, info) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/v1/user/getVerificationCode', async (route) => {
    await held
    await route.continue()
  })
  const countdown = page.getByRole('button', { name: /Again in \d+ s/ })
  await page.getByLabel('Phone number').fill(phoneOf(info, 1))
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: 'Get code' })).toBeVisible()
  await expect(countdown).toHaveCount(0)
  letGo()
  await expect(page.getByText('The code was sent; it is valid for five minutes')).toBeVisible()
  await expect(countdown).toBeDisabled()
  const seconds = numberIn(await textOf(countdown))
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  await expect(countdown).toHaveText(`Again in ${seconds - 1} s`)
})

test.describe('a second code within the minute', () => {
  test.use({ expectedErrors: /status of 429/ })

  test('goes on with what is left of the wait after a reload', async ({ page }, info) => {
    const ask = page.getByRole('button', { name: 'Get code' })
    await page.getByLabel('Phone number').fill(phoneOf(info, 2))
    await ask.click()
    await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Phone code' }).click()
    await page.getByLabel('Phone number').fill(phoneOf(info, 2))
    const refused = page.waitForResponse('**/v1/user/getVerificationCode')
    await ask.click()
    expect((await refused).status()).toBe(429)
    const left = Number((await refused).headers()['retry-after'])
    await expect(page.getByText('A code was sent less than a minute ago')).toBeVisible()
    const countdown = page.getByRole('button', { name: /Again in \d+ s/ })
    await expect(countdown).toBeDisabled()
    const seconds = numberIn(await textOf(countdown))
    expect(seconds).toBeLessThanOrEqual(left)
    expect(seconds).toBeGreaterThan(left - 10)
  })
})
