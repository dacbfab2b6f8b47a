import { addUser, appOver, login, openTestStores, setParameter, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { CLIENT, type IdentityProvider, startIdentityProvider } from './fixture/identity-provider.ts'

const SITE = 'http://127.0.0.1:8123'
const CALLBACK = `${SITE}/v1/user/oidc/callback`

let test: TestApp
let provider: IdentityProvider
let clock = Date.now()

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, payload, headers })
const headerOf = (answer: Awaited<ReturnType<typeof get>>, name: string): string =>
  String(answer.headers[name])
const cookieOf = (answer: Awaited<ReturnType<typeof get>>): string =>
  headerOf(answer, 'set-cookie').split(';')[0] ?? ''
const pathOf = (address: string): string => address.slice(SITE.length)
const fragmentOf = (address: string): URLSearchParams => new URLSearchParams(address.split('#')[1])

/** Goes to the provider and back as a browser does; gives where it lands. */
const goThrough = async (redirect = '/'): Promise<string> => {
  const started = await get(`/v1/user/oidc/start?${new URLSearchParams({ redirect })}`)
  const back = await provider.visit(headerOf(started, 'location'))
  return headerOf(await get(pathOf(back), { cookie: cookieOf(started) }), 'location')
}
const takeSession = (landed: string) =>
  post('/v1/user/oidc/exchange', { code: fragmentOf(landed).get('oidc') ?? 'x'.repeat(30) })
const registration = (value: 'off' | 'approval' | 'open') => setParameter(test, 'sign_in.registration', value)

beforeAll(async () => {
  provider = await startIdentityProvider(CALLBACK)
  const config = readConfig({
    ...{ DEMO: 'off', PUBLIC_URL: SITE, OIDC_ISSUER: provider.issuer },
    ...{ OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  })
  test = await appOver(await openTestStores(), { config, now: () => new Date(clock) })
  await addUser(test, { username: 'ada', email: 'Ada@harbour.example' })
  await addUser(test, { username: 'gone', email: 'gone@harbour.example', disabled: true })
  await addUser(test, { username: 'admin', isAdmin: true })
})
afterAll(async () => {
  await test.close()
  await provider.close()
})
beforeEach(() => {
  clock = Date.now()
})

describe('signing in with a company account', () => {
  it('is offered where it is configured', async () => {
    expect((await get('/v1/user/signInOptions')).json().data.oidc).toBe(true)
  })

  it('asks with a code, PKCE, state and nonce', async () => {
    const location = new URL(headerOf(await get('/v1/user/oidc/start'), 'location'))
    const asked = Object.fromEntries(location.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
    })
    for (const part of ['state', 'nonce', 'code_challenge']) expect(asked[part]?.length).toBeGreaterThan(20)
  })

  it('finds the account by its proven e-mail, then by the link, and gives the session once', async () => {
    provider.person = { sub: 'p-ada', email: 'ada@harbour.example', email_verified: true, name: 'Ada' }
    const landed = await goThrough('/BigDataAnalysis/workshift/workshiftMonitorHour?x=1')
    expect(landed).toContain('/user/login?redirect=%2FBigDataAnalysis%2Fworkshift')
    expect(landed.split('#')[0]).not.toMatch(/oidc=|token/)
    const taken = await takeSession(landed)
    expect(taken.json().data).toMatchObject({ status: 'ok', type: 'oidc' })
    const headers = { authorization: `Bearer ${taken.json().data.token}` }
    expect((await get('/api/currentUser', headers)).json().data.username).toBe('ada')
    expect((await takeSession(landed)).json().errorCode).toBe('SIGN_IN_EXPIRED')
    provider.person = { sub: 'p-ada', email: 'else@harbour.example', email_verified: true }
    expect((await takeSession(await goThrough())).statusCode).toBe(200)
  })

  it('gives one of two simultaneous callers the session', async () => {
    provider.person = { sub: 'p-ada' }
    const landed = await goThrough()
    const both = await Promise.all([takeSession(landed), takeSession(landed)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('leads nowhere but into this application', async () => {
    provider.person = { sub: 'p-ada' }
    for (const foreign of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/user/login',
    ])
      expect(await goThrough(foreign)).toMatch(/^\/user\/login\?redirect=%2F#oidc=/)
  })

  it('does not trust an e-mail that is not proven, by either side', async () => {
    await registration('off')
    provider.person = { sub: 'p-liar', email: 'ada@harbour.example', email_verified: false }
    expect(fragmentOf(await goThrough()).get('oidc-error')).toBe('OIDC_NO_ACCOUNT')
    const bob = await addUser(test, { username: 'bob', email: 'ceo@harbour.example' })
    await test.admin.profiles.change(bob.id, { ownEmail: 'ceo@harbour.example' }, new Date())
    provider.person = { sub: 'p-ceo', email: 'ceo@harbour.example', email_verified: true }
    expect(fragmentOf(await goThrough()).get('oidc-error')).toBe('OIDC_NO_ACCOUNT')
  })

  it('tells a disabled account so', async () => {
    provider.person = { sub: 'p-gone', email: 'gone@harbour.example', email_verified: true }
    expect(fragmentOf(await goThrough()).get('oidc-error')).toBe('ACCOUNT_DISABLED')
  })
})

describe('a way back', () => {
  const begin = async () => {
    const started = await get('/v1/user/oidc/start')
    return { cookie: cookieOf(started), back: pathOf(await provider.visit(headerOf(started, 'location'))) }
  }
  const errorOf = async (url: string, cookie: string) =>
    fragmentOf(headerOf(await get(url, { cookie }), 'location')).get('oidc-error')

  it('is refused in another browser, a second time, with another state, and too late', async () => {
    provider.person = { sub: 'p-ada' }
    const other = await begin()
    expect(await errorOf(other.back, '')).toBe('OIDC_REFUSED')
    expect(await errorOf(other.back, other.cookie)).toBe('OIDC_REFUSED')
    const forged = await begin()
    expect(await errorOf(forged.back.replace(/state=[^&]+/, 'state=forged'), forged.cookie)).toBe(
      'OIDC_REFUSED',
    )
    const late = await begin()
    clock += 11 * 60_000
    expect(await errorOf(late.back, late.cookie)).toBe('OIDC_REFUSED')
  })

  it('with somebody else’s code is refused', async () => {
    const [first, second] = [await begin(), await begin()]
    const code = /code=([^&]+)/.exec(second.back)?.[1] ?? ''
    const mixed = first.back.replace(/code=[^&]+/, `code=${code}`)
    expect(await errorOf(mixed, first.cookie)).toBe('OIDC_REFUSED')
  })
})

describe('somebody new', () => {
  it('gets no account where registration is off', async () => {
    await registration('off')
    provider.person = { sub: 'p-new', preferred_username: 'newcomer' }
    expect(fragmentOf(await goThrough()).get('oidc-error')).toBe('OIDC_NO_ACCOUNT')
    expect(await test.admin.users.findByUsername('newcomer')).toBeUndefined()
  })

  it('waits where it needs approval', async () => {
    await registration('approval')
    provider.person = { sub: 'p-wait', preferred_username: 'waiter', name: 'W. Aiter' }
    expect(fragmentOf(await goThrough()).get('oidc-error')).toBe('ACCOUNT_WAITING')
    expect(await test.admin.registrations.list()).toMatchObject([{ username: 'waiter', via: 'oidc' }])
  })

  it('gets an account where it is open', async () => {
    await registration('open')
    provider.person = { sub: 'p-open', preferred_username: 'ada', name: 'Another Ada' }
    expect((await takeSession(await goThrough())).statusCode).toBe(200)
    const link = await test.admin.oidcLinks.find(provider.issuer, 'p-open')
    expect((await test.admin.users.findById(link?.userId ?? ''))?.username).toMatch(/^ada-/)
  })
})

describe('linking', () => {
  const link = async (headers: Record<string, string>) => {
    const begun = await post('/v1/user/oidc/link', {}, headers)
    const back = await provider.visit(begun.json().data.url)
    return headerOf(await get(pathOf(back), { cookie: cookieOf(begun) }), 'location')
  }

  it('binds one company account to one account, and is undone', async () => {
    const headers = await login(test, 'admin')
    provider.person = { sub: 'p-admin', preferred_username: 'boss' }
    expect(await link(headers)).toBe('/account/profile?tab=binding#oidc=linked')
    expect((await get('/v1/user/oidc/link', headers)).json().data).toMatchObject({
      offered: true,
      link: { label: 'boss' },
    })
    provider.person = { sub: 'p-ada' }
    expect(fragmentOf(await link(headers)).get('oidc-error')).toBe('OIDC_TAKEN')
    await test.app.inject({ method: 'DELETE', url: '/v1/user/oidc/link', headers })
    expect((await get('/v1/user/oidc/link', headers)).json().data.link).toBeNull()
  })
})

it('a provider that cannot be reached is told on the sign-in page', async () => {
  const config = readConfig({
    ...{ DEMO: 'off', PUBLIC_URL: SITE, OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'x' },
  })
  const other = await appOver({ ...test, close: async () => undefined }, { config })
  const answer = await other.app.inject({ url: '/v1/user/oidc/start' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    '/user/login#oidc-error=OIDC_UNAVAILABLE',
  ])
  await other.app.close()
})
