import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ListPage } from '../kit/list-query.ts'
import { useDeed } from '../kit/use-deed.ts'
import { entryAt, orderEntries, STALE } from './calls.ts'

/** Changes the places of two neighbours of a list; the other one may lie on the page before or after. */
export function useOrder(type: DictionaryTypeRow, page: ListPage<DictionaryEntryRow> | undefined) {
  const client = useQueryClient()
  const first = page ? (page.current - 1) * page.pageSize + 1 : 1
  const neighbour = async (at: number): Promise<string | undefined> => {
    const here = page?.data[at]
    if (here) return here.code
    return (await client.fetchQuery(entryAt(type.id, first + at))).data[0]?.code
  }
  const { run, busy } = useDeed({
    work: async ({ at, by }: { at: number; by: -1 | 1 }) => {
      const codes = [await neighbour(at), await neighbour(at + by)].flatMap((code) => code ?? [])
      await orderEntries(type.id, by < 0 ? codes : codes.toReversed())
    },
    stale: STALE,
  })
  return {
    busy,
    /** Whether the word at a place of the page can go a place up or down. */
    canMove: (at: number, by: -1 | 1): boolean => {
      const place = first + at + by
      return place >= 1 && place <= (page?.total ?? 0)
    },
    move: (at: number, by: -1 | 1) => run({ at, by }),
  }
}
