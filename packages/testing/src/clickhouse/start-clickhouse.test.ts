import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClickHouse } from './engine-node.ts'
import { startClickHouse } from './start-clickhouse.ts'

const home = mkdtempSync(join(tmpdir(), 'quaywise-clickhouse-'))
let server: ClickHouse

const ask = async (sql: string, credentials = true): Promise<{ status: number; text: string }> => {
  const { origin, username, password } = new URL(server.url)
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const headers: Record<string, string> = {
    connection: 'close',
    ...(credentials ? { authorization: basic } : {}),
  }
  const answer = await fetch(origin, { method: 'POST', body: sql, headers })
  return { status: answer.status, text: (await answer.text()).trim() }
}

beforeAll(async () => {
  server = await startClickHouse({ dir: join(home, 'data') })
})
afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('a ClickHouse server for tests', () => {
  test('answers to its user and to nobody else', async () => {
    expect(await ask('SELECT 40 + 2')).toEqual({ status: 200, text: '42' })
    expect((await ask('SELECT 1', false)).status).toBe(404)
  })

  test('refuses what reaches outside', async () => {
    const { text } = await ask("SELECT * FROM file('/etc/hostname', 'LineAsString')")
    expect(text).toMatch(/Not enough privileges/)
  })

  test('keeps its data over a stop and over kill -9', async () => {
    await ask('CREATE DATABASE quaywise')
    await ask('CREATE TABLE quaywise.kept (id UInt32) ENGINE = MergeTree ORDER BY id')
    await ask('INSERT INTO quaywise.kept VALUES (1)')
    await server.kill()
    await expect(ask('SELECT 1')).rejects.toThrow()
    await server.restart()
    await ask('INSERT INTO quaywise.kept VALUES (2)')
    await server.stop()
    await server.restart()
    expect((await ask('SELECT count() FROM quaywise.kept')).text).toBe('2')
  })
})
