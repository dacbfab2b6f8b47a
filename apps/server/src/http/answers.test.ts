import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ROUTES } from '@quaywise/contract'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { findWebBuild } from '../web/web-build.ts'

let test: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quaywise-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('export {}'))
  await writeFile(join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">')
  const config = readConfig({ DEMO: 'off', PUBLIC_URL: 'https://terminal.example' })
  test = await buildTestApp({ config, web: await findWebBuild(folder) })
  await addUser(test, { username: 'ada' })
  await addUser(test, { username: 'admin', isAdmin: true })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

describe('security headers', () => {
  it.each(['/', '/v1/status', '/v1/nothing', '/docs', '/assets/app-1a2b.js', '/v1/%zz'])(
    'are on %s',
    async (url) => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|http/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
    },
  )
})

describe('the web application', () => {
  it('is the same page at every address of its own, with a nonce of its own each time', async () => {
    const pages = [
      await get('/'),
      await get('/index.html'),
      await get('/BigDataAnalysis/qc/qcEfficiencyTable'),
    ]
    const nonces = pages.map(({ body }) => /content="([^"]+)"/.exec(body)?.[1] ?? '')
    expect(new Set(nonces).size).toBe(3)
    for (const [index, page] of pages.entries()) {
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`)
      expect(page.headers['cache-control']).toBe('no-cache')
    }
  })

  it('keeps files that are named by their content for a year', async () => {
    const asset = await get('/assets/app-1a2b.js')
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/assets/app-9z.js')).statusCode).toBe(404)
    expect((await get('/assets/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('sends its scripts compressed to those who take it', async () => {
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip' })
    expect(small.headers['content-type']).toContain('javascript')
    expect(gunzipSync(small.rawPayload).toString()).toBe('export {}')
    expect((await get('/assets/app-1a2b.js')).body).toBe('export {}')
  })

  it('has an id that the status tells', async () => {
    expect((await get('/v1/status')).json().data.buildId).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('supervision', () => {
  it('answers liveness and readiness', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({
      ...{ status: 'ready', analytics: true, administration: true },
      engine: 'embedded',
    })
  })

  it('gives the measurements to this machine and to administrators only', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.7' }
    expect((await get('/metrics')).body).toContain('quaywise_http_seconds_bucket')
    expect((await get('/metrics', outside)).statusCode).toBe(401)
    expect((await get('/metrics', { ...outside, ...(await login(test, 'ada')) })).statusCode).toBe(403)
    expect((await get('/metrics', { ...outside, ...(await login(test, 'admin')) })).statusCode).toBe(200)
  })
})

describe('the API page', () => {
  it('lists every call without a script, an inline style or another host', async () => {
    const { body } = await get('/docs')
    for (const { path } of ROUTES) expect(body).toContain(path)
    expect(body).not.toMatch(/<script|style=|<style|https?:\/\//)
    expect((await get('/docs/page.css')).headers['content-type']).toContain('text/css')
  })

  it('has a document whose paths are those of the contract', async () => {
    const document = (await get('/docs/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const paths = ROUTES.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort())
    const panel = document.paths['/v1/analysis/{area}/{page}/{panel}'].post
    expect(panel.parameters.map(({ name }: { name: string }) => name)).toEqual(['area', 'page', 'panel'])
    expect(JSON.stringify(panel.requestBody)).toContain('inquireParamCO')
  })
})
