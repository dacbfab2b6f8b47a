import { type AdminStore, newId, type Person, StaleParameters, type Tx } from '@quaywise/admin-store'
import type { ParameterValue } from '@quaywise/domain'
import { fieldProblem, Problem } from '../http/problem.ts'
import { checkedValues } from './checked-values.ts'
import { parametersAt } from './in-effect.ts'

/** New values that somebody wants kept, made on top of the versions `base`. */
export type WantedChange = {
  readonly values: readonly {
    readonly key: string
    readonly value: ParameterValue
    readonly base: number
    readonly restores?: number
  }[]
  readonly reason: string
  readonly effectiveFrom: Date
  readonly by: Person
}

/** A change that was kept: with one person it holds from its time on, with two it waits. */
export type KeptChange = { readonly changeId: string; readonly state: 'waiting' | 'approved' }

const YEAR_MS = 366 * 86_400_000

const timeOf = (wanted: Date, now: Date): Date => {
  if (wanted.getTime() > now.getTime() + YEAR_MS)
    throw fieldProblem({
      field: 'effectiveFrom',
      code: 'tooLarge',
      values: { limit: new Date(now.getTime() + YEAR_MS).toISOString().slice(0, 10) },
    })
  return wanted > now ? wanted : now
}

/** Throws what is wrong where others changed a value meanwhile. */
const refuseStale = (thrown: unknown, { values }: WantedChange): never => {
  if (!(thrown instanceof StaleParameters)) throw thrown
  const fields = values.flatMap(({ key }, at) =>
    thrown.keys.includes(key) ? [{ field: `values.${at}.value`, code: 'stale' as const }] : [],
  )
  throw new Problem('CONFLICT', { fields })
}

/** Keeps new values, all or none. Throws `INVALID_INPUT` with the faults, `CONFLICT` where one was changed meanwhile. */
export const changeValues = async (
  admin: AdminStore,
  wanted: WantedChange,
  now: Date,
): Promise<KeptChange> => {
  const effectiveFrom = timeOf(wanted.effectiveFrom, now)
  const work = async (tx: Tx): Promise<KeptChange> => {
    await admin.parameters.turn(now, tx)
    await checkedValues(admin, wanted.values, effectiveFrom, tx)
    const { values } = await parametersAt(admin, now, tx)
    const state = values['parameters.two_persons'] ? 'waiting' : 'approved'
    const id = newId()
    await admin.parameters.add({ ...wanted, id, effectiveFrom, state }, now, tx)
    return { changeId: id, state }
  }
  return admin.transaction(work).catch((thrown: unknown) => refuseStale(thrown, wanted))
}
