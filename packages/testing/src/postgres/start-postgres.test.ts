import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from './start-postgres.ts'

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it('gives each test tables of its own', async () => {
  const [one, two] = [await server.createSchema(), await server.createSchema()]
  await ask(one, 'create table box (id text)')
  expect(await ask(one, 'select * from box')).toEqual([])
  await expect(ask(two, 'select * from box')).rejects.toThrow('"box" does not exist')
})

it('listens on this machine only, and asks for a password', async () => {
  const url = await server.createSchema()
  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const open = new URL(url)
  open.password = 'wrong'
  await expect(ask(open.href, 'select 1')).rejects.toThrow('password authentication failed')
})

it('keeps what was committed when it is killed', async () => {
  const url = await server.createSchema()
  await ask(url, 'create table box as select 7 as id')
  await server.crashAndRestart()
  expect(await ask(url, 'select id from box')).toEqual([{ id: 7 }])
})
