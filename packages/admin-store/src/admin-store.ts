import { type Kysely, sql } from 'kysely'
import { alertStatesRepository } from './alert-states-repository.ts'
import { attemptsRepository } from './attempts-repository.ts'
import { codesRepository } from './codes-repository.ts'
import { connectionOf, type Tx } from './connection.ts'
import { ingestRepository } from './ingest-repository.ts'
import { jobsRepository } from './jobs-repository.ts'
import { keptItemsRepository } from './kept-items-repository.ts'
import type { EngineKind } from './migrations/migration.ts'
import { monthLocksRepository } from './month-locks-repository.ts'
import { noticesRepository } from './notices-repository.ts'
import { preferencesRepository } from './preferences-repository.ts'
import { reportRunsRepository } from './report-runs-repository.ts'
import { rolesRepository } from './roles-repository.ts'
import { rollupsRepository } from './rollups-repository.ts'
import { schedulesRepository } from './schedules-repository.ts'
import type { Schema } from './schema.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { settingsRepository } from './settings-repository.ts'
import { terminalsRepository } from './terminals-repository.ts'
import { usersRepository } from './users-repository.ts'
import { viewDefaultsRepository } from './view-defaults-repository.ts'

/** The repositories over one migrated database. */
export function adminStoreOn(db: Kysely<Schema>, kind: EngineKind) {
  const connection = connectionOf(db)
  return {
    kind,
    users: usersRepository(connection),
    roles: rolesRepository(connection),
    sessions: sessionsRepository(connection),
    attempts: attemptsRepository(connection),
    codes: codesRepository(connection),
    settings: settingsRepository(connection),
    preferences: preferencesRepository(connection),
    terminals: terminalsRepository(connection),
    jobs: jobsRepository(connection),
    ingest: ingestRepository(connection),
    rollups: rollupsRepository(connection),
    monthLocks: monthLocksRepository(connection),
    kept: keptItemsRepository(connection),
    viewDefaults: viewDefaultsRepository(connection),
    alerts: alertStatesRepository(connection),
    notices: noticesRepository(connection),
    schedules: schedulesRepository(connection),
    runs: reportRunsRepository(connection),

    /** Runs `work` in one transaction: all of it is kept, or, when it throws, none. Pass `tx` on in every call. */
    transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      return connection.within(undefined, work)
    },

    /** Resolves when the engine answers, rejects when it does not. */
    async ping(): Promise<void> {
      await sql`select 1`.execute(connection.on())
    },

    /** Ends the connections; the store cannot be used afterwards. */
    async close(): Promise<void> {
      await db.destroy()
    },
  }
}

/** Accounts, sessions, settings, jobs, the records of ingest and what people keep, on either engine. */
export type AdminStore = ReturnType<typeof adminStoreOn>
