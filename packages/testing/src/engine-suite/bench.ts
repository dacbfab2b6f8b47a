import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate } from '@quaywise/analytics-store'
import { appOver, buildTestApp, type TestApp } from '../app.ts'
import { addUser, login } from '../login.ts'
import { WORKED } from '../worked-terminal/index.ts'

/** One of the two sides of a comparison: the application over a store, and an administrator who is signed in. */
export type Side = TestApp & { readonly headers: Readonly<Record<string, string>> }

/** An engine under test beside the embedded one, each under an application of its own. */
export type Bench = { readonly outside: Side; readonly embedded: Side; close(): Promise<void> }

const sideOf = async (test: TestApp): Promise<Side> => {
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(test, { isAdmin: true })
  return { ...test, headers: await login(test) }
}

const outsideApp = async (store: AnalyticsStore): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'quaywise-suite-'))
  const admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
  const close = async (): Promise<void> => {
    await admin.close()
    await rm(folder, { recursive: true, force: true })
  }
  return appOver({ store, admin, folder, close })
}

/** Migrates an empty store and sets it beside the embedded engine; the store itself stays the caller's to close. */
export const openBench = async (store: AnalyticsStore): Promise<Bench> => {
  await migrate(store, MIGRATIONS)
  const embedded = await sideOf(await buildTestApp())
  const outside = await sideOf(await outsideApp(store))
  const close = async (): Promise<void> => {
    await outside.close()
    await embedded.close()
  }
  return { outside, embedded, close }
}
