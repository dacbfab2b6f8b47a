import type { AdminStore, DictionaryEntry } from '@quaywise/admin-store'
import { FILTERS } from '@quaywise/report-kit'
import type { Conditions } from '@quaywise/report-kit/compile'

type Choice = Conditions['line'][number]

const LISTS = ['trunkBranchLine', 'distinguishSelectedShip', 'opMode', 'line'] as const

const arranged = (choices: readonly Choice[], said: ReadonlyMap<string, DictionaryEntry>): Choice[] => {
  const place = ({ key }: Choice) => said.get(key)?.sort ?? Number.MAX_SAFE_INTEGER
  return choices
    .filter(({ key }) => said.get(key)?.enabled ?? true)
    .toSorted((left, right) => place(left) - place(right))
}

/** What a search form offers, in the order of the dictionaries and without what they switched off. */
export const offered = async (admin: AdminStore, conditions: Conditions): Promise<Conditions> => {
  const entries = await admin.dictionary.entries()
  const lists = LISTS.map((list) => {
    const own = entries.filter(({ typeId }) => typeId === FILTERS[list])
    return [list, arranged(conditions[list], new Map(own.map((entry) => [entry.code, entry])))] as const
  })
  return { ...conditions, ...Object.fromEntries(lists) }
}
