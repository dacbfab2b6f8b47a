import { constants, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashToken, newToken, openAdminStore } from '@quaywise/admin-store'
import { type AnalyticsStore, MIGRATIONS, migrate, openEmbeddedStore } from '@quaywise/analytics-store'
import { findWebBuild, prepareRollups, RollupWork } from '@quaywise/server'
import { appOver, type TestApp } from '@quaywise/testing'
import { DemoServer } from '../demo/demo-server.ts'
import { RecordedStore } from './recorded-store.ts'

const WEB = join(import.meta.dirname, '../../apps/web/dist')
const LOOK_MS = 5000
const HOUR_MS = 3_600_000
/** Years of history are written in one statement. */
const LONGEST_SECONDS = 3600

/** A demonstration terminal that was loaded and rolled up, with its pages and a session. */
export type LoadedTerminal = {
  readonly app: TestApp['app']
  readonly admin: TestApp['admin']
  readonly recorded: RecordedStore
  /** The engine itself, asked without being remembered. */
  readonly store: AnalyticsStore
  readonly token: string
  readonly terminal: { readonly id: string; readonly zone: string }
  close(): Promise<void>
}

/** Loads a demonstration terminal to its end and gives its folder, which its caller takes away. */
export const loadDemo = async (mode: 'full' | 'small'): Promise<string> => {
  const server = new DemoServer(mode)
  try {
    await server.ready()
    while ((await server.status()).loaded.state !== 'done') await sleep(LOOK_MS)
  } catch (thrown) {
    await server.close()
    throw thrown
  }
  return server.end()
}

const signIn = async (admin: TestApp['admin']): Promise<string> => {
  const [user] = (await admin.users.list({ current: 1, pageSize: 1 })).data
  if (!user) throw new Error('The folder has no account: start the server on it once.')
  const { token, tokenHash } = newToken()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + 4 * HOUR_MS)
  await admin.sessions.create({
    ...{ tokenHash, userId: user.id, createdAt, expiresAt, address: '127.0.0.1', userAgent: 'bench' },
  })
  return token
}

/**
 * A copy of a folder in which a demonstration terminal was loaded, with all of it rolled up, as the server does in its
 * quiet hours; nothing of the folder changes. The copy is closed, and its caller takes it away.
 */
export const rolledUp = async (loaded: string): Promise<string> => {
  const copy = copyOf(loaded)
  const { store, admin } = await openStores(copy)
  await migrate(store, MIGRATIONS)
  await prepareRollups(store, admin)
  const work = new RollupWork({ store, admin, giveWay: async () => undefined }, 0)
  let days = 0
  for (let built = await work.step(); built > 0; built = await work.step()) {
    days += built
    console.log(`${days.toLocaleString('en-GB')} days of roll-ups were built.`)
  }
  await store.close()
  await admin.close()
  return copy
}

/** A copy of a folder whose stores are closed; its caller takes it away. */
export const copyOf = (folder: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'quaywise-pages-bench-'))
  cpSync(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

const openStores = async (folder: string) => ({
  store: await openEmbeddedStore({ path: join(folder, 'analytics'), maxSeconds: LONGEST_SECONDS }),
  admin: await openAdminStore({ path: join(folder, 'admin.sqlite') }),
})

/** Opens a folder that is rolled up, as it is. */
export const openLoaded = async (folder: string): Promise<LoadedTerminal> => {
  const { store, admin } = await openStores(folder)
  const [terminal] = await admin.terminals.list()
  if (!terminal) throw new Error(`There is no terminal in ${folder}.`)
  const recorded = new RecordedStore(store)
  const close = async (): Promise<void> => {
    await store.close()
    await admin.close()
  }
  const test = await appOver(
    { store: recorded.store, admin, folder, close },
    { toolTokenHash: hashToken(newToken().token), web: await findWebBuild(WEB) },
  )
  return { app: test.app, admin, recorded, store, token: await signIn(admin), terminal, close: test.close }
}
