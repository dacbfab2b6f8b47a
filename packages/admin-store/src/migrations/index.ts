import { firstTables } from './0001-first-tables.ts'
import { rollups } from './0002-rollups.ts'
import type { Migration } from './migration.ts'

/** All schema steps in the order in which they run. */
export const migrations: readonly Migration[] = [firstTables, rollups]
