import { backup, DatabaseSync } from 'node:sqlite'

/** The administration database as it is at one instant, however it goes on. */
export type AdminSnapshot = {
  /** The newest step of its schema. */
  readonly schema: number
  writeTo(file: string): Promise<void>
  close(): void
}

const numberIn = (row: Record<string, unknown> | undefined): number => Number(row?.version ?? 0)

/** Holds the state of the database that it has now: what is written later is not in the copy. */
export const snapshotOfAdmin = (file: string): AdminSnapshot => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 15_000 })
  database.exec('begin')
  // The first read of a transaction settles what it sees until its end.
  const schema = numberIn(database.prepare('select max(version) as version from schema_migration').get())
  return {
    schema,
    writeTo: async (target) => {
      await backup(database, target, { rate: 5000 })
    },
    close: () => database.close(),
  }
}
