import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnalyticsStore, openServerStore } from '@quaywise/analytics-store'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startClickHouse, startCluster } from '../clickhouse/index.ts'
import { buildTestApp } from '../index.ts'
import { ENGINE_CHECKS } from './engine-checks.ts'
import { runChecks } from './run-checks.ts'

const SCRIPT = join(import.meta.dirname, '../../../../scripts/verify-engine.mjs')
const LIMIT_MS = 300_000
const home = mkdtempSync(join(tmpdir(), 'quaywise-suite-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

type Ended = { readonly code: number | null; readonly lines: readonly string[] }

/** Runs `npm run verify:engine`, and gives what it said without the times. */
const verify = async (...args: readonly string[]): Promise<Ended> => {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, lines: said.trim().split('\n') }
}

const databasesOf = async (store: AnalyticsStore): Promise<readonly string[]> => {
  const { rows } = await store.query<{ name: string }>(
    "SELECT name FROM system.databases WHERE name LIKE 'quaywise%' ORDER BY name",
  )
  return rows.map(({ name }) => name)
}

/** Starts an engine in a folder of its own; it ends with its test, however that ends, and a new try finds nothing of it. */
const started = async <Engine extends { stop(): Promise<void> }>(
  start: (dir: string) => Promise<Engine>,
): Promise<Engine> => {
  const engine = await start(join(mkdtempSync(join(home, 'engine-')), 'data'))
  onTestFinished(() => engine.stop())
  return engine
}

/** What has to be so after a verification: every check holds, and only the product's own database is left. */
const expectAllHold = async (urls: readonly string[], { code, lines }: Ended): Promise<void> => {
  expect(lines.filter((line) => /^(FAILS|Not verified| {9})/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('holds'))).toHaveLength(ENGINE_CHECKS.length)
  expect(lines.at(-1)).toBe(`All ${ENGINE_CHECKS.length} hold.`)
  expect(code).toBe(0)
  for (const url of urls) {
    const store = await openServerStore({ url })
    expect(await databasesOf(store)).toEqual(['quaywise'])
    expect((await store.query("SELECT name FROM system.tables WHERE database = 'quaywise'")).rows).toEqual([])
    await store.close()
  }
}

describe('npm run verify:engine', () => {
  test('finds that everything holds on a server', { timeout: LIMIT_MS }, async () => {
    const server = await started((dir) => startClickHouse({ dir }))
    await expectAllHold([server.url], await verify(server.url))
  })

  test('finds that everything holds on a cluster of three shards', { timeout: LIMIT_MS }, async () => {
    const cluster = await started((dir) => startCluster({ dir }))
    const ended = await verify(cluster.url, '--cluster', cluster.name)
    await expectAllHold(
      cluster.nodes.map(({ url }) => url),
      ended,
    )
  })

  test('says which right is missing, and that nobody answers', async () => {
    const server = await started((dir) => startClickHouse({ dir, grants: ['SELECT ON system.*'] }))
    const poor = await verify(server.url)
    expect(poor.code).toBe(1)
    expect(poor.lines.join()).toMatch(
      /^Not verified: the user lacks a right .* CREATE DATABASE ON quaywise_verify_/,
    )
    await server.stop()
    const nobody = await verify(server.url)
    expect(nobody.code).toBe(1)
    expect(nobody.lines.join()).toMatch(/^Not verified: connect ECONNREFUSED/)
    expect(nobody.lines.join()).not.toContain(new URL(server.url).password)
  })

  test('tells how it is called', async () => {
    for (const args of [[], ['quay'], ['http://a', 'b'], ['http://a', '--shards', '3']])
      expect(await verify(...args)).toMatchObject({ code: 1, lines: [expect.stringMatching(/^Usage: /)] })
  })
})

describe('checks', () => {
  test('that do not hold, or break, are told and counted', async () => {
    const app = await buildTestApp()
    const side = { ...app, headers: {} }
    const bench = { outside: side, embedded: side, close: app.close }
    const lines: string[] = []
    const failed = await runChecks(
      [
        { name: 'rain', complaints: async () => ['wet', 'cold', 'grey', 'long'] },
        { name: 'sun', complaints: async () => [] },
        {
          name: 'storm',
          complaints: ({ outside: { store } }) => store.query('SELECT').then(() => []),
        },
      ],
      bench,
      (line) => lines.push(line.replace(/ \(.*/, '')),
    )
    await app.close()
    expect(failed).toBe(2)
    expect(lines.slice(0, 6)).toEqual([
      'FAILS  rain',
      '         wet',
      '         cold',
      '         grey',
      '         and 1 more',
      'holds  sun',
    ])
    expect(lines[6]).toBe('FAILS  storm')
    expect(lines[7]).toMatch(/Code: 62\./)
  })
})
