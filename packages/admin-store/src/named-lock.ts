import type { Tx } from './connection.ts'

/** Keeps others who ask for the same name waiting until the transaction ends, on both engines. */
export async function lockFor(tx: Tx, name: string): Promise<void> {
  const row = { key: `lock/${name}`, value: 'null' }
  const insert = tx.insertInto('setting').values(row)
  await insert.onConflict((same) => same.column('key').doUpdateSet(row)).execute()
}
