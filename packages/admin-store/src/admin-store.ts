import { type Kysely, sql } from 'kysely'
import { accountsRepository } from './accounts-repository.ts'
import { alertStatesRepository } from './alert-states-repository.ts'
import { attemptsRepository } from './attempts-repository.ts'
import { avatarsRepository } from './avatars-repository.ts'
import { codesRepository } from './codes-repository.ts'
import { connectionOf, type Tx } from './connection.ts'
import { departmentsRepository } from './departments-repository.ts'
import { dictionaryRepository } from './dictionary-repository.ts'
import { ingestRepository } from './ingest-repository.ts'
import { jobsRepository } from './jobs-repository.ts'
import { keptItemsRepository } from './kept-items-repository.ts'
import type { EngineKind } from './migrations/migration.ts'
import { monthLocksRepository } from './month-locks-repository.ts'
import { noticesRepository } from './notices-repository.ts'
import { oidcLinksRepository } from './oidc-links-repository.ts'
import { parametersRepository } from './parameters-repository.ts'
import { permissionsRepository } from './permissions-repository.ts'
import { preferencesRepository } from './preferences-repository.ts'
import { profilesRepository } from './profiles-repository.ts'
import { logRepository } from './query-log/log-repository.ts'
import { registrationsRepository } from './registrations-repository.ts'
import { reportRunsRepository } from './report-runs-repository.ts'
import { rolesRepository } from './roles-repository.ts'
import { rollupsRepository } from './rollups-repository.ts'
import { scheduledRulesRepository } from './scheduled-rules-repository.ts'
import { schedulesRepository } from './schedules-repository.ts'
import type { Schema } from './schema.ts'
import { secondFactorsRepository } from './second-factors-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { settingsRepository } from './settings-repository.ts'
import { signInStepsRepository } from './sign-in-steps-repository.ts'
import { terminalsRepository } from './terminals-repository.ts'
import { userSessionsRepository } from './user-sessions.ts'
import { usersRepository } from './users-repository.ts'
import { viewDefaultsRepository } from './view-defaults-repository.ts'

/** The repositories over one migrated database. */
export function adminStoreOn(db: Kysely<Schema>, kind: EngineKind) {
  const connection = connectionOf(db)
  const users = usersRepository(connection)
  return {
    kind,
    users,
    accounts: accountsRepository(connection, users),
    departments: departmentsRepository(connection),
    avatars: avatarsRepository(connection),
    userSessions: userSessionsRepository(connection),
    roles: rolesRepository(connection),
    permissions: permissionsRepository(connection),
    dictionary: dictionaryRepository(connection),
    sessions: sessionsRepository(connection),
    attempts: attemptsRepository(connection),
    codes: codesRepository(connection),
    settings: settingsRepository(connection),
    preferences: preferencesRepository(connection),
    parameters: parametersRepository(connection),
    terminals: terminalsRepository(connection),
    jobs: jobsRepository(connection),
    ingest: ingestRepository(connection),
    rollups: rollupsRepository(connection),
    monthLocks: monthLocksRepository(connection),
    kept: keptItemsRepository(connection),
    viewDefaults: viewDefaultsRepository(connection),
    alerts: alertStatesRepository(connection),
    notices: noticesRepository(connection),
    rules: scheduledRulesRepository(connection),
    schedules: schedulesRepository(connection),
    runs: reportRunsRepository(connection),
    secondFactors: secondFactorsRepository(connection),
    signInSteps: signInStepsRepository(connection),
    oidcLinks: oidcLinksRepository(connection),
    profiles: profilesRepository(connection),
    registrations: registrationsRepository(connection),
    log: logRepository(connection),

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
