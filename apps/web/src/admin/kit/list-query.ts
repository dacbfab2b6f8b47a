import type { SortOrder } from '@quaywise/ui'
import { queryOptions } from '@tanstack/react-query'
import { callWhole } from '../../api/call.ts'

/** One page of a list as the server tells it. */
export interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly total: number
  readonly current: number
  readonly pageSize: number
}

type Asked = Readonly<Record<string, unknown>>

/** How many rows a page of a list can have. */
export const SIZES: readonly number[] = [20, 50, 100, 200]

/** The page of a list that the address of a tab asks for, of so many rows where it says nothing. */
export function pageAsked(
  { page, size }: Readonly<Record<string, string>>,
  usual = 20,
): {
  readonly current: number
  readonly pageSize: number
} {
  const current = Math.trunc(Number(page))
  const pageSize = SIZES.find((each) => each === Number(size)) ?? usual
  return { current: current >= 1 && current <= 1_000_000 ? current : 1, pageSize }
}

/** The order of a list that the address of a tab asks for: one of `keys`, or none. */
export function sortAsked(
  { sort, order }: Readonly<Record<string, string>>,
  keys: readonly string[],
): SortOrder | null {
  if (sort === undefined || !keys.includes(sort)) return null
  return { key: sort, direction: order === 'descend' ? 'desc' : 'asc' }
}

/** The order as calls of the template take it. */
export const sorterOf = (sort: SortOrder | null): Readonly<Record<string, 'ascend' | 'descend'>> =>
  sort === null ? {} : { [sort.key]: sort.direction === 'asc' ? 'ascend' : 'descend' }

/** A page of a list, asked for by POST; `key` is the first part of what changes make stale. */
export const listQuery = <Row>(key: string, path: string, body: Asked) =>
  queryOptions({
    queryKey: [key, path, body],
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      const whole = await callWhole<readonly Row[]>('POST', path, { body, signal })
      return {
        data: whole.data,
        total: Number(whole.total),
        current: Number(whole.current),
        pageSize: Number(whole.pageSize),
      }
    },
    meta: { quiet: true },
  })
