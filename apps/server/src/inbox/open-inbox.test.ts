import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callsCsv, MAPPING } from '@quaywise/testing/harbour-file'
import { afterAll, describe, expect, it } from 'vitest'
import { toolOf } from '../start/fixture/caller.ts'
import { freshFolder, SpawnedServer } from '../start/fixture/spawned-server.ts'

const folder = freshFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a server with an inbox', () => {
  it('does not start when its folder is none', async () => {
    writeFileSync(join(folder, 'file'), '')
    for (const INBOX_DIR of [join(folder, 'missing'), join(folder, 'file')]) {
      const server = new SpawnedServer({ DATA_DIR: join(folder, 'data'), INBOX_DIR })
      expect(await server.ended).toBe(1)
      expect(server.stderr).toContain('INBOX_DIR')
    }
  })

  it('takes what is put into it, and stops with it', async () => {
    const [DATA_DIR, INBOX_DIR] = [join(folder, 'data'), join(folder, 'inbox')]
    const calls = join(INBOX_DIR, 'harbour', `port-calls@${MAPPING.id}`)
    mkdirSync(calls, { recursive: true })
    const server = new SpawnedServer({ DATA_DIR, INBOX_DIR, LOG_LEVEL: 'silent' })
    const tools = toolOf(await server.ready(), DATA_DIR)
    await tools.send('PUT', `/v1/ingest/mappings/${MAPPING.id}`, MAPPING)
    writeFileSync(join(calls, 'calls.csv'), callsCsv(12))
    const report = join(calls, 'done', 'calls.csv.report.json')
    for (let tries = 0; tries < 600 && !existsSync(join(calls, 'done', 'calls.csv')); tries += 1)
      await sleep(50)
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ status: 'done', accepted: 12 })
    expect(await server.kill('SIGTERM')).toBe(0)
  }, 60_000)
})
