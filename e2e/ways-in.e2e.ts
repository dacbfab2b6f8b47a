import type { Page } from '@playwright/test'
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
} from '../apps/server/src/oidc/fixture/identity-provider.ts'
import { ask } from './support/api.ts'
import { hindrances } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { OwnServer } from './support/own-server.ts'
import { freePort } from './support/place.ts'
import { openFromMenu, openUserMenu, signInAs } from './support/steps.ts'

const PASSWORD = 'a crane over the quay 7'
const OTHER = 'nine gulls on the mole'
const PHONE = '13900004321'
const EMAIL = 'wei@harbour.example'

test.use({ signedIn: false, language: 'en-US', expectedErrors: /status of (401|403|409|422|429)/ })
test.describe.configure({ mode: 'serial' })

let server: OwnServer
let provider: IdentityProvider
let home: string
let token: string

/** The newest code that was printed for a phone or an e-mail address. */
const codeFor = (to: string): string => {
  const at = server.said.lastIndexOf(`code for ${to}: `)
  return /: (\d{6})/.exec(server.said.slice(at))?.[1] ?? ''
}

const setParameter = (key: string, value: number | string) =>
  ask(`${home}/v1/parameter/save`, token, {
    values: [{ key, value, base: 0 }],
    reason: 'for this journey',
  })

test.beforeAll(async () => {
  const port = await freePort()
  home = `http://127.0.0.1:${port}`
  provider = await startIdentityProvider(`${home}/v1/user/oidc/callback`)
  server = new OwnServer({
    ...{ PORT: String(port), PUBLIC_URL: home, OIDC_ISSUER: provider.issuer },
    ...{ OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  })
  await server.ready()
  const printed = server.printedPassword()
  const body = { type: 'account', username: 'admin', password: printed }
  token = (await ask<{ token: string }>(`${home}/api/login/account`, null, body)).token
  await ask(`${home}/v1/user/changePassword`, token, { oldPassword: printed, newPassword: PASSWORD })
  const first = 'the first word of wei 3'
  const person = { username: 'wei', name: 'Wang Wei', mobile: PHONE, email: EMAIL, password: first }
  await ask(`${home}/v1/user/addUser`, token, person)
  const wei = { type: 'account', username: 'wei', password: first }
  const session = await ask<{ token: string }>(`${home}/api/login/account`, null, wei)
  const change = { oldPassword: first, newPassword: OTHER }
  await ask(`${home}/v1/user/changePassword`, session.token, change)
})

test.afterAll(async () => {
  await server.stop()
  await provider.close()
})

async function failFiveTimes(page: Page): Promise<void> {
  await page.goto(`${home}/user/login`)
  for (let count = 0; count < 5; count += 1) {
    const answer = page.waitForResponse('**/api/login/account')
    await signInAs(page, 'wei', `not it ${count}`)
    expect((await answer).status()).toBe(401)
  }
  await signInAs(page, 'wei', OTHER)
  await expect(page.getByRole('alert')).toContainText(/Too many attempts; try again in \d+ s/)
}

test('whoever is locked out gets back in with a new password', async ({ page }) => {
  await failFiveTimes(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Phone number').fill(PHONE)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(OTHER)
  await page.getByLabel('Repeat the new password').fill(OTHER)
  await page.getByLabel('Verification code').fill(codeFor(`+86${PHONE}`))
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await signInAs(page, 'wei', OTHER)
  await expect(page).toHaveURL(`${home}/account/profile`)
})

test('an administrator lifts a lock', async ({ page }) => {
  await failFiveTimes(page)
  await signInAs(page, 'admin', PASSWORD)
  await expect(page).toHaveURL(`${home}/account/profile`)
  await openFromMenu(page, 'Administration', 'Users')
  await page.getByRole('button', { name: 'Actions on wei' }).click()
  await page.getByRole('menuitem', { name: 'Lift the sign-in lock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lift the sign-in lock of wei?' })
  expect(await hindrances(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Lift the sign-in lock' }).click()
  await expect(page.getByText('The lock was lifted')).toBeVisible()
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  await signInAs(page, 'wei', OTHER)
  await expect(page.getByRole('button', { name: /^User menu of Wang Wei/ })).toBeVisible()
})

test('a company account signs in, shows where it is linked, and is unlinked', async ({ page }) => {
  provider.person = { sub: 'p-wei', email: EMAIL, email_verified: true, name: 'Wang Wei' }
  const binding = '/account/profile?tab=binding'
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent(binding)}`)
  await page.getByRole('link', { name: 'Sign in with a company account' }).click()
  await expect(page).toHaveURL(`${home}${binding}`)
  await expect(page.getByText(`${EMAIL}, linked since`)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  await page.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Not linked; once linked you can sign in with it')).toBeVisible()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('Your company account is linked.')).toBeVisible()
  await expect(page).toHaveURL(`${home}${binding}`)
})

test('somebody new with a company account waits for an administrator', async ({ page }) => {
  provider.person = { sub: 'p-new', preferred_username: 'newcomer', name: 'New Comer' }
  await page.goto(`${home}/user/login`)
  await page.getByRole('link', { name: 'Sign in with a company account' }).click()
  await expect(page.getByRole('alert')).toContainText('waits for an administrator')
  await expect(page).toHaveURL(`${home}/user/login`)
})

test('a session that is about to end says so, and its user stays or goes', async ({ page }) => {
  await setParameter('sign_in.idle_minutes', 6)
  await page.clock.install()
  await page.goto(`${home}/user/login?redirect=${encodeURIComponent('/account/profile?tab=security')}`)
  await signInAs(page, 'wei', OTHER)
  await expect(page.getByText('This session')).toBeVisible()
  const warning = page.getByRole('dialog', { name: 'Your session is about to end' })
  await page.clock.fastForward('03:50')
  await expect(warning).toBeHidden()
  await page.clock.fastForward('00:20')
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toContainText(/You are signed out in 1:\d\d/)
  expect(await hindrances(page)).toEqual([])
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning).toBeHidden()

  await test.step('where nobody answers, it leads to the sign-in page and back', async () => {
    const held = await page.evaluate(() => localStorage.getItem('token'))
    await page.clock.fastForward('04:30')
    await expect(warning).toBeVisible()
    await page.request.post(`${home}/api/login/outLogin`, {
      ...{ headers: { Authorization: `Bearer ${held}` }, data: {} },
    })
    await page.clock.fastForward('02:00')
    await expect(page).toHaveURL(/\/user\/login\?redirect=%2Faccount%2Fprofile%3Ftab%3Dsecurity$/)
    await signInAs(page, 'wei', OTHER)
    await expect(page.getByText('This session')).toBeVisible()
  })

  await test.step('whoever goes is signed out on the server too', async () => {
    await page.reload()
    await expect(page.getByText('This session')).toBeVisible()
    await page.clock.fastForward('04:20')
    await warning.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/user\/login/)
  })
})

test('another e-mail address counts once its code was given', async ({ page }) => {
  await page.goto(`${home}/user/login`)
  await signInAs(page, 'wei', OTHER)
  await page.getByLabel('Email').fill('new@harbour.example')
  await page.getByLabel('Nickname').fill('Wei')
  await page.getByLabel('Profile', { exact: true }).fill('Drives the cranes')
  await page.getByLabel('Province').fill('Zhejiang')
  await page.getByLabel('Province').press('Enter')
  await page.getByLabel('City').fill('Ningbo')
  await page.getByLabel('City').press('Enter')
  await page.getByLabel('Address').fill('Berth 4')
  await page.getByLabel('Contact phone').fill('0574-2768 0001')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; a code was sent to new@harbour.example')).toBeVisible()
  const proof = page.getByRole('region', { name: 'Confirm the address' })
  expect(await hindrances(page)).toEqual([])
  await proof.getByLabel('Verification code').fill('000000')
  await proof.getByLabel('Current password').fill(OTHER)
  await proof.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(proof.getByText('The code is wrong or has expired.')).toBeVisible()
  await proof.getByLabel('Verification code').fill(codeFor('new@harbour.example'))
  await proof.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('The email address was changed')).toBeVisible()
  await expect(proof).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('new@harbour.example')
  await expect(page.getByText('Ningbo', { exact: true })).toBeVisible()
})
