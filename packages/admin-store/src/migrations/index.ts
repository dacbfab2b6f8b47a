import { firstTables } from './0001-first-tables.ts'
import { leases } from './0002-leases.ts'
import { rollups } from './0003-rollups.ts'
import { workspace } from './0004-workspace.ts'
import { preferences } from './0005-preferences.ts'
import { monthLocks } from './0011-month-locks.ts'
import type { Migration } from './migration.ts'

/** All schema steps in the order in which they run. */
export const migrations: readonly Migration[] = [
  firstTables,
  leases,
  rollups,
  workspace,
  preferences,
  monthLocks,
]
