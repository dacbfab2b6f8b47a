import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask } from './support/api.ts'
import { expect, test } from './support/journey.ts'
import { OwnServer } from './support/own-server.ts'
import { signInAs } from './support/steps.ts'

const PASSWORD = 'a crane over the quay 7'
const PHONE = '13900001234'

test.use({ signedIn: false, language: 'en-US', expectedErrors: /status of (401|403|409|422|429)/ })
test.describe.configure({ mode: 'serial' })

let server: OwnServer
let home: string

/** The newest code that was printed for a phone. */
const codeFor = (mobile: string): string =>
  [...server.said.matchAll(new RegExp(`code for \\+86${mobile}: (\\d{6})`, 'g'))].at(-1)?.[1] ?? ''

/** The code of an authenticator for a secret, so many steps from now. */
function authenticator(secret: string, off = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + off))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

async function fillNewPassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByLabel(/^Repeat the (new )?password$/).fill(password)
}

test.beforeAll(async () => {
  server = new OwnServer()
  home = await server.ready()
  const printed = server.printedPassword()
  const body = { type: 'account', username: 'admin', password: printed }
  const { token } = await ask<{ token: string }>(`${home}/api/login/account`, null, body)
  await ask(`${home}/v1/user/changePassword`, token, { oldPassword: printed, newPassword: PASSWORD })
})

test.afterAll(() => server.stop())

test('somebody registers with a code, and gets in once an administrator agreed', async ({ page }) => {
  await page.goto(`${home}/user/register`)
  await page.getByLabel('User name').fill('crane.driver')
  await page.getByLabel('Name', { exact: true }).fill('Wang Wei')
  await page.getByLabel('Phone number').fill(PHONE)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible()
  await fillNewPassword(page, 'Password', 'password1')
  await expect(page.getByText('Strength: weak')).toBeVisible()
  await page.getByLabel('Verification code').fill(codeFor(PHONE))
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Too easy to guess; at least medium strength is needed')).toBeVisible()
  await fillNewPassword(page, 'Password', PASSWORD)
  await expect(page.getByText('Strength: strong')).toBeVisible()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('an administrator has been told')).toBeVisible()
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'crane.driver', PASSWORD)
  await expect(page.getByRole('alert')).toContainText('waits for an administrator')

  const body = { type: 'account', username: 'admin', password: PASSWORD }
  const { token } = await ask<{ token: string }>(`${home}/api/login/account`, null, body)
  const waiting = await ask<{ userId: string }[]>(`${home}/v1/user/registrations`, token)
  const ids = waiting.map(({ userId }) => userId)
  await ask(`${home}/v1/user/registrations/decide`, token, { ids, approve: true })
  await signInAs(page, 'crane.driver', PASSWORD)
  await expect(page).toHaveURL(`${home}/account/profile`)
})

test('whoever forgot the password chooses another with a code', async ({ page }) => {
  await page.goto(`${home}/user/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Phone number').fill(PHONE)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible()
  await fillNewPassword(page, 'New password', 'nine gulls on the mole')
  await page.getByLabel('Verification code').fill('000000')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong verification code' })).toBeVisible()
  await page.getByLabel('Verification code').fill(codeFor(PHONE))
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('The password was changed; sign in with the new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await signInAs(page, 'crane.driver', 'nine gulls on the mole')
  await expect(page).toHaveURL(`${home}/account/profile`)
})

test('the profile asks for everything and keeps it', async ({ page }) => {
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'admin', PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  for (const message of [
    'Enter your email address',
    'Enter a nickname',
    'Say something about yourself',
    'Give the province',
    'Give the city',
    'Enter your address',
    'Enter a contact phone',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Email').fill('admin@harbour.example')
  await page.getByLabel('Nickname').fill('Chief')
  await page.getByLabel('Profile', { exact: true }).fill('Keeps the terminal running')
  await page.getByLabel('Province').fill('Zhejiang')
  await page.getByLabel('Province').press('Enter')
  await page.getByLabel('City').fill('Ningbo')
  await page.getByLabel('City').press('Enter')
  await page.getByLabel('Address').fill('Berth 4')
  await page.getByLabel('Contact phone').fill('0574-2768 0001')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; a code was sent to admin@harbour.example')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('admin@harbour.example')
  await expect(page.getByLabel('Nickname')).toHaveValue('Chief')
  await expect(page.getByText('Ningbo', { exact: true })).toBeVisible()
})

test('an address that waits is told on the security tab too: its code is sent again, or it is dropped', async ({
  page,
}) => {
  // The first code went when the profile was saved: the next may be had a minute later.
  test.setTimeout(180_000)
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent('/account/profile?tab=security')}`)
  await signInAs(page, 'admin', PASSWORD)
  const proof = page.getByRole('region', { name: 'Confirm the address' })
  await expect(proof).toContainText('admin@harbour.example is not proven yet')
  await page.getByRole('button', { name: 'Account binding' }).click()
  await expect(proof).toBeVisible()
  await page.getByRole('button', { name: 'Security' }).click()
  const sent = () => server.said.split('code for admin@harbour.example').length
  const before = sent()
  const again = proof.getByRole('button', { name: 'Get code' })
  await expect(async () => {
    // Where the minute is not over yet, the button counts down what is left of it.
    if (sent() === before) await again.click({ timeout: 2000 })
    expect(sent()).toBe(before + 1)
  }).toPass({ timeout: 90_000, intervals: [5000] })
  await expect(proof.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible()
  expect(sent()).toBe(before + 1)
  await proof.getByRole('button', { name: 'Keep the old address' }).click()
  await expect(proof).toBeHidden()
  await page.reload()
  await expect(page.getByText('This session')).toBeVisible()
  await expect(proof).toBeHidden()
})

test('the theme of the account holds at once, and at the next sign-in in any browser', async ({
  page,
  browser,
}) => {
  const look = (of: Page) => of.locator('html')
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent('/account/profile?tab=notification')}`)
  await signInAs(page, 'admin', PASSWORD)
  await expect(look(page)).toHaveAttribute('data-qw-mode', 'dark')
  await page.getByLabel('Theme', { exact: true }).press('Enter')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/v1/user/settings') && answer.ok())
  await page.getByTitle('Light', { exact: true }).click()
  await expect(look(page)).toHaveAttribute('data-qw-mode', 'light')
  await kept

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.addInitScript({ content: "localStorage.setItem('umi_locale', 'en-US')" })
  await elsewhere.goto(`${home}/user/login`)
  await elsewhere.getByRole('button', { name: 'Switch to the light theme' }).click()
  await elsewhere.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(look(elsewhere)).toHaveAttribute('data-qw-mode', 'dark')
  await signInAs(elsewhere, 'admin', PASSWORD)
  await expect(elsewhere).toHaveURL(`${home}/account/profile`)
  await expect(look(elsewhere)).toHaveAttribute('data-qw-mode', 'light')
  await elsewhere.reload()
  await expect(look(elsewhere)).toHaveAttribute('data-qw-mode', 'light')
  await other.close()
})

test('a second factor is set up, asked for, and replaced by a recovery code', async ({ page }) => {
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent('/account/profile?tab=security')}`)
  await signInAs(page, 'crane.driver', 'nine gulls on the mole')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current password').fill('nine gulls on the mole')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator' })).toBeVisible()
  const secret = ((await page.locator('.profile__enrol code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Authenticator code').fill(authenticator(secret))
  await page.getByRole('button', { name: 'Confirm and switch on' }).click()
  const codes = page.locator('.profile__codes code')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText(/10 recovery codes left/)).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'crane.driver', 'nine gulls on the mole')
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.getByLabel('Authenticator code').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong verification code' })).toBeVisible()
  await page.getByLabel('Authenticator code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${home}/account/profile`)
})

test('sessions elsewhere are ended, and the start page is where / leads', async ({ page }) => {
  const body = { type: 'account', username: 'admin', password: PASSWORD }
  const other = await ask<{ token: string }>(`${home}/api/login/account`, null, body)
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent('/account/profile?tab=security')}`)
  await signInAs(page, 'admin', PASSWORD)
  await expect(page.getByText('This session')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You are signed in at 1 places')).toBeVisible()
  const gone = await page.request.get(`${home}/api/currentUser`, {
    headers: { Authorization: `Bearer ${other.token}` },
  })
  expect(gone.status()).toBe(401)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('switch', { name: 'Reports' }).click()
  await expect(page.getByRole('switch', { name: 'Reports' })).not.toBeChecked()
  await page.getByLabel('Start page').fill('Shift by hour')
  await page.getByLabel('Start page').press('Enter')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.goto(`${home}/`)
  await expect(page).toHaveURL(/workshiftMonitorHour/)
})
