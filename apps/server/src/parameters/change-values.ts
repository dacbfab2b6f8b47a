import { type AdminStore, newId, type Person, StaleParameters, type Tx } from '@quaywise/admin-store'
import { holdsByFact, type ParameterValue } from '@quaywise/domain'
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

/** No terminal tells of anything older. */
const EARLIEST = new Date('1970-01-01T00:00:00.000Z')

const checkTime = (wanted: Date, now: Date): void => {
  const latest = new Date(now.getTime() + YEAR_MS)
  const day = (limit: Date): string => limit.toISOString().slice(0, 10)
  if (wanted > latest)
    throw fieldProblem({ field: 'effectiveFrom', code: 'tooLarge', values: { limit: day(latest) } })
  if (wanted < EARLIEST)
    throw fieldProblem({ field: 'effectiveFrom', code: 'tooSmall', values: { limit: day(EARLIEST) } })
}

/** What goes by the clock begins no earlier than now; what holds for facts may be dated back. */
const beginOf = (key: string, wanted: Date, now: Date): Date =>
  holdsByFact(key) || wanted > now ? wanted : now

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
  checkTime(wanted.effectiveFrom, now)
  const values = wanted.values.map((one) => ({
    ...one,
    effectiveFrom: beginOf(one.key, wanted.effectiveFrom, now),
  }))
  const first = new Date(Math.min(...values.map(({ effectiveFrom }) => effectiveFrom.getTime())))
  const work = async (tx: Tx): Promise<KeptChange> => {
    await admin.parameters.turn(now, tx)
    await checkedValues(admin, wanted.values, first, tx)
    const held = await parametersAt(admin, now, tx)
    const state = held.values['parameters.two_persons'] ? 'waiting' : 'approved'
    const id = newId()
    await admin.parameters.add({ ...wanted, values, id, state }, now, tx)
    return { changeId: id, state }
  }
  return admin.transaction(work).catch((thrown: unknown) => refuseStale(thrown, wanted))
}
