import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freshFolder, SpawnedServer, takenPort } from './fixture/spawned-server.ts'

const folders: string[] = []
const folder = (): string => {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

/** Starts with a mistake: it must end with code 1 and one sentence. */
const refusal = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const server = new SpawnedServer({ DATA_DIR: join(folder(), 'data'), ...env })
  expect(await server.ended).toBe(1)
  const said = server.stderr.trim()
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toMatch(/\.$/)
  return said
}

const json = async (response: Response): Promise<{ data: Record<string, unknown> }> =>
  JSON.parse(await response.text())

const signIn = (url: string, password: string) =>
  fetch(`${url}/api/login/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'account', username: 'admin', password }),
  })

describe('a start that cannot succeed', () => {
  it.each([
    ['PORT', 'eight thousand'],
    ['PORT', '70000'],
    ['DEMO', 'big'],
    ['LOG_LEVEL', 'loud'],
    ['CLICKHOUSE_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ADMIN_PASSWORD', 'short'],
    ['CLICKHOUSE_CLUSTER', 'main'],
  ])('names the variable %s', async (name, value) => {
    expect(await refusal({ [name]: value })).toContain(name)
  })

  it('does not repeat a secret', async () => {
    expect(await refusal({ ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2')
  })

  it('says that the port is taken, and loses no password over it', async () => {
    const taken = await takenPort()
    const data = folder()
    expect(await refusal({ PORT: String(taken.port), DATA_DIR: data })).toContain(`Port ${taken.port}`)
    taken.close()
    const server = new SpawnedServer({ DATA_DIR: data })
    await server.ready()
    expect(server.stdout).toMatch(/Password {2}/)
    await server.kill('SIGTERM')
  })

  it('says that the folder cannot be written to', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain('cannot be written to')
  })

  it('says that the folder is in use', async () => {
    const data = folder()
    const first = new SpawnedServer({ DATA_DIR: data })
    await first.ready()
    expect(await refusal({ DATA_DIR: data })).toContain('in use')
    expect(await first.kill('SIGINT')).toBe(0)
  })

  it('says that the outside engines do not answer, without their passwords', async () => {
    const clickhouse = await refusal({ CLICKHOUSE_URL: 'http://user:hunter2@127.0.0.1:9' })
    expect(clickhouse).toContain('CLICKHOUSE_URL')
    const database = await refusal({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:9/db' })
    expect(database).toContain('DATABASE_URL')
    expect(clickhouse + database).not.toContain('hunter2')
  })

  it('asks for enough worker threads', async () => {
    expect(await refusal({ UV_THREADPOOL_SIZE: '4' })).toContain('UV_THREADPOOL_SIZE')
  })
})

describe('a start', () => {
  it('prints the address and, the first time only, the password of the administrator', async () => {
    const data = folder()
    const first = new SpawnedServer({ DATA_DIR: data })
    const url = await first.ready()
    const password = /Password\s+(\S+)/.exec(first.stdout)?.[1] ?? ''
    const session = await json(await signIn(url, password))
    expect(session.data).toMatchObject({ status: 'ok', currentAuthority: 'admin' })
    expect(await first.kill('SIGINT')).toBe(0)

    const began = Date.now()
    const second = new SpawnedServer({ DATA_DIR: data })
    await second.ready()
    expect(Date.now() - began).toBeLessThan(5000)
    expect(second.stdout).not.toContain('Password')
    expect(await second.kill('SIGTERM')).toBe(0)
  })

  it('takes the given password and does not force its change', async () => {
    const server = new SpawnedServer({ DATA_DIR: folder(), ADMIN_PASSWORD: 'given by the owner' })
    const url = await server.ready()
    expect(server.stdout).not.toContain('given by the owner')
    const { data } = await json(await signIn(url, 'given by the owner'))
    const headers = { authorization: `Bearer ${data.token}` }
    expect((await fetch(`${url}/v1/analysis`, { headers })).status).toBe(200)
    await server.kill('SIGTERM')
  })

  it('is not blocked by what a killed process left behind', async () => {
    const data = folder()
    const first = new SpawnedServer({ DATA_DIR: data })
    await first.ready()
    await first.kill('SIGKILL')
    const second = new SpawnedServer({ DATA_DIR: data })
    const url = await second.ready()
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      ...{ status: 'ready', analytics: true, administration: true, engine: 'embedded' },
    })
    await second.kill('SIGTERM')
  })

  it('keeps the token of the tools where only the owner can read it', async () => {
    const data = folder()
    const server = new SpawnedServer({ DATA_DIR: data })
    const url = await server.ready()
    const file = join(data, 'tool.token')
    expect(existsSync(file) && statSync(file).mode & 0o777).toBe(0o600)
    const headers = { authorization: `Bearer ${readFileSync(file, 'utf8').trim()}` }
    const { data: held } = await json(await fetch(`${url}/v1/permission/current`, { headers }))
    expect(held).toEqual({ pageAuthorities: [], uiAuthorities: ['data.ingest'] })
    await server.kill('SIGTERM')
  })
})
