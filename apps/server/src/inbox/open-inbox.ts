import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { portsOf } from '../ingest/ports-of.ts'
import { StartProblem } from '../start/start-problem.ts'
import { Inbox } from './inbox.ts'
import { takeThrough } from './take-through.ts'

type Parts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly dataDir: string
  readonly log: ConstructorParameters<typeof Inbox>[2]
}

/** The inbox of a server; null where none is configured. Throws a `StartProblem` when its folder cannot be used. */
export const openInbox = async (folder: string | undefined, parts: Parts): Promise<Inbox | null> => {
  if (folder === undefined) return null
  const { store, admin, log, dataDir } = parts
  const ports = portsOf({ store, admin, now: () => new Date(), dataDir })
  return new Inbox(await usable(resolve(folder)), takeThrough(admin, ports), log)
}

const usable = async (folder: string): Promise<string> => {
  try {
    const path = await realpath(folder)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    if ((await stat(path)).isDirectory()) return path
  } catch {
    // Told below, as what is no folder is.
  }
  throw new StartProblem(
    `INBOX_DIR ${folder} is no folder that can be read and written: make it, or leave INBOX_DIR out.`,
  )
}
