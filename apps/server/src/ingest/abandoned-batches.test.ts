import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openAdminStore } from '@quaywise/admin-store'
import { callsCsv, MAPPING, slowly } from '@quaywise/testing/harbour-file'
import { afterAll, describe, expect, it } from 'vitest'
import { toolOf } from '../start/fixture/caller.ts'
import { freshFolder, SpawnedServer } from '../start/fixture/spawned-server.ts'
import { failAbandoned } from './abandoned-batches.ts'

const folder = freshFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openAdmin = () => openAdminStore({ path: join(folder, 'admin.sqlite') })

describe('a file whose receiver was killed', () => {
  it('is a failed batch, with the reason, at the next start', async () => {
    const killed = new SpawnedServer({ DATA_DIR: folder })
    const tools = toolOf(await killed.ready(), folder)
    await tools.send('PUT', `/v1/ingest/mappings/${MAPPING.id}`, MAPPING)
    const admin = await openAdmin()
    const sent = tools.upload(
      `/v1/ingest/port-calls?mapping=${MAPPING.id}`,
      slowly(callsCsv(2000), async () => {
        while ((await admin.ingest.batches.receiving()).length === 0) await sleep(20)
        await killed.kill('SIGKILL')
      }),
    )
    await expect(sent).rejects.toThrow()
    const [left] = await admin.ingest.batches.receiving()
    await admin.close()
    const next = new SpawnedServer({ DATA_DIR: folder })
    await next.ready()
    await next.kill('SIGTERM')
    const after = await openAdmin()
    expect(await after.ingest.batches.get(left?.id ?? '')).toMatchObject({
      status: 'failed',
      warnings: [{ code: 'SERVER_STOPPED', message: expect.stringContaining('send it again') }],
    })
    await after.close()
  })

  it('is left alone by another process as long as its receiver gives signs of life', async () => {
    const admin = await openAdmin()
    const at = (time: string) => new Date(`2026-01-09T${time}:00.000Z`)
    const head = { kind: 'port-calls', terminal: 'harbour', mapping: null, fileName: null, contentHash: '' }
    const { id } = await admin.ingest.batches.create({ ...head, receivedAt: at('08:00').toISOString() })
    const statusAt = async (time: string): Promise<string | undefined> => {
      await failAbandoned(admin, at(time), false)
      return (await admin.ingest.batches.get(id))?.status
    }
    expect(await statusAt('08:01')).toBe('receiving')
    await admin.ingest.batches.updateReceiving(id, { state: { aliveAt: at('08:10').toISOString() } })
    expect(await statusAt('08:11')).toBe('receiving')
    expect(await statusAt('08:12')).toBe('failed')
    await admin.close()
  })
})
