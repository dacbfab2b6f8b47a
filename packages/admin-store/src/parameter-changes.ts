import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import type { JsonValue } from './json-text.ts'
import type { VersionState } from './parameter-version.ts'

/** Who does something to parameters. */
export interface Person {
  id: string
  name: string
}

/** New values for some parameters, to be kept together. `base`: the newest version that the author saw of each. */
export interface NewParameterChange {
  id: string
  values: readonly {
    key: string
    value: JsonValue
    base: number
    effectiveFrom: Date
    restores?: number
  }[]
  reason: string
  by: Person
  state: Extract<VersionState, 'waiting' | 'approved'>
}

/** A change that was not kept: others changed these keys meanwhile. */
export class StaleParameters extends Error {
  override readonly name = 'StaleParameters'
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super(`Changed meanwhile: ${keys.join(', ')}`)
    this.keys = keys
  }
}

/** The newest version of each key, whatever became of it. */
export async function newestNumbers(connection: Connection, tx?: Tx): Promise<ReadonlyMap<string, number>> {
  const query = connection.on(tx).selectFrom('parameterVersion')
  const rows = await query
    .select((is) => ['key', is.fn.max<number>('number').as('number')])
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, number }) => [key, Number(number)]))
}

/** Writes the versions of a change. Throws `StaleParameters`, and then nothing is kept of the transaction. */
export async function addChange(
  connection: Connection,
  change: NewParameterChange,
  now: Date,
  tx: Tx,
): Promise<void> {
  const newest = await newestNumbers(connection, tx)
  const stale = change.values.filter(({ key, base }) => (newest.get(key) ?? 0) !== base)
  if (stale.length > 0) throw new StaleParameters(stale.map(({ key }) => key))
  const { id, reason, by, state } = change
  for (const { key, value, base, effectiveFrom, restores = null } of change.values) {
    const row = {
      ...{ key, number: base + 1, changeId: id, value: JSON.stringify(value), restores },
      ...{ effectiveFrom: toStored(effectiveFrom), reason, state, madeAt: toStored(now) },
      ...{ madeBy: by.id, madeByName: by.name },
      ...{ decidedBy: null, decidedByName: null, decidedAt: null, note: null, endedAt: null },
    }
    const insert = connection.on(tx).insertInto('parameterVersion').values(row)
    const added = insert.onConflict((same) => same.columns(['key', 'number']).doNothing()).returning('key')
    if (!(await added.executeTakeFirst())) throw new StaleParameters([key])
    if (state === 'approved' && restores !== null)
      await endBetween(connection, { key, after: restores, before: base + 1 }, now, tx)
  }
}

/** Ends the approved versions of a key between two numbers: they were rolled back. */
export async function endBetween(
  connection: Connection,
  { key, after, before }: { key: string; after: number; before: number },
  now: Date,
  tx: Tx,
): Promise<void> {
  const update = connection
    .on(tx)
    .updateTable('parameterVersion')
    .set({ state: 'rolledBack', endedAt: toStored(now) })
  const between = update.where('key', '=', key).where('number', '>', after).where('number', '<', before)
  await between.where('state', '=', 'approved').execute()
}
