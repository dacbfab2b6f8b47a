import type { Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** The two engines behind the store. */
export type EngineKind = 'sqlite' | 'postgres'

/** One numbered step of the schema. A step that was released is never edited; a change is a new step. */
export interface Migration {
  version: number
  name: string
  up(tx: Transaction<Schema>, kind: EngineKind): Promise<void>
}
