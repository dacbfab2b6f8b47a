import { queryOptions } from '@tanstack/react-query'
import { callWhole } from '../../api/call.ts'
import type { ListPage } from './list-query.ts'

type Asked = Readonly<Record<string, string | number | undefined>>

const searchOf = (asked: Asked): string => {
  const told = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return String(new URLSearchParams(told))
}

/** A page of a list, asked for by GET; `key` is the first part of what changes make stale. */
export const listByGet = <Row>(key: string, path: string, asked: Asked) =>
  queryOptions({
    queryKey: [key, path, asked],
    queryFn: async ({ signal }): Promise<ListPage<Row>> => {
      const whole = await callWhole<readonly Row[]>('GET', `${path}?${searchOf(asked)}`, { signal })
      return {
        data: whole.data,
        total: Number(whole.total),
        current: Number(whole.current),
        pageSize: Number(whole.pageSize),
      }
    },
    meta: { quiet: true },
  })
