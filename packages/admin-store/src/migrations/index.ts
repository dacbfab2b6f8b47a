import { firstTables } from './0001-first-tables.ts'
import { leases } from './0002-leases.ts'
import { rollups } from './0003-rollups.ts'
import { workspace } from './0004-workspace.ts'
import { preferences } from './0005-preferences.ts'
import { users } from './0006-users.ts'
import { roleVersions } from './0007-roles.ts'
import { signIn } from './0008-sign-in.ts'
import { queryLog } from './0009-query-log.ts'
import { parameters } from './0010-parameters.ts'
import { monthLocks } from './0011-month-locks.ts'
import { ownEmail } from './0012-own-email.ts'
import { roleNames } from './0013-role-names.ts'
import type { Migration } from './migration.ts'

/** All schema steps in the order in which they run. */
export const migrations: readonly Migration[] = [
  firstTables,
  leases,
  rollups,
  workspace,
  preferences,
  users,
  roleVersions,
  signIn,
  queryLog,
  parameters,
  monthLocks,
  ownEmail,
  roleNames,
]
