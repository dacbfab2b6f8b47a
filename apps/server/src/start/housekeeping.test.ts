import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptItem, newId } from '@quaywise/admin-store'
import { readConfig } from '@quaywise/server'
import { addUser, setParameter } from '@quaywise/testing'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidy } from './housekeeping.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-03-20T00:00:00.000Z')
const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)

let stores: TestStores
let ownerId = ''
beforeAll(async () => {
  stores = await openTestStores()
  ownerId = (await addUser(stores, { username: 'ada' })).id
})
afterAll(() => stores.close())

const clean = () =>
  tidy({ admin: stores.admin, config: readConfig({ DEMO: 'off', DATA_DIR: stores.folder }) }, now)

const item = (kind: KeptItem['kind']) => ({
  ...{ id: newId(), kind, terminal: 'east', page: '/p', ownerId, audience: 'all' as const },
  ...{ roleId: null, name: 'Of the test', body: {}, startAt: null, endAt: null },
})

it('forgets deleted things after the days that are set', async () => {
  const view = item('view')
  const there = async () => (await stores.admin.kept.get(view.id)) !== undefined
  await stores.admin.kept.add(view, ago(20))
  await stores.admin.kept.setDeleted(view.id, ago(5))
  await setParameter(stores, 'retention.deleted_days', 10)
  await clean()
  expect(await there()).toBe(true)
  await stores.admin.kept.setDeleted(view.id, ago(11))
  await clean()
  expect(await there()).toBe(false)
})

it('forgets rejected rows of old files, and keeps those of new ones', async () => {
  const { batches, rejections } = stores.admin.ingest
  const batch = async (days: number) => {
    const { id } = await batches.create({
      ...{ kind: 'FACTS', terminal: 'east', fileName: null, mapping: null, contentHash: `hash ${days}` },
      receivedAt: ago(days).toISOString(),
    })
    await rejections.add(id, [{ line: 1, reason: 'BAD', raw: 'x', fields: {} }])
    return id
  }
  const [old, young] = [await batch(30), await batch(8)]
  await setParameter(stores, 'retention.rejection_days', 10)
  expect(await clean()).toMatchObject({ rejections: 1 })
  const left = async (id: string) => (await rejections.list(id, { current: 1, pageSize: 5 })).total
  expect([await left(old), await left(young)]).toEqual([0, 1])
})

it('forgets the files of old reports and that they were made', async () => {
  const schedule = item('schedule')
  await stores.admin.kept.add(schedule, ago(60))
  mkdirSync(join(stores.folder, 'reports'), { recursive: true })
  const made = async (days: number, name: string) => {
    await stores.admin.runs.add(schedule.id, ago(days), ago(days))
    const run = await stores.admin.runs.claim({ owner: 'test', now: ago(days), seconds: 60 })
    writeFileSync(join(stores.folder, 'reports', name), 'x')
    const result = { file: `reports/${name}`, bytes: 1, rows: 1 }
    await stores.admin.runs.finish(run?.id ?? '', 'test', result, ago(days))
  }
  await made(40, 'old.csv')
  await made(5, 'young.csv')
  await setParameter(stores, 'retention.report_days', 30)
  expect(await clean()).toMatchObject({ reports: 1 })
  const there = (name: string) => existsSync(join(stores.folder, 'reports', name))
  expect([there('old.csv'), there('young.csv')]).toEqual([false, true])
  expect(await stores.admin.runs.of(schedule.id, 9)).toHaveLength(1)
})
