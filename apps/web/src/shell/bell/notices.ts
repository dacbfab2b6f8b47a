import type { NoticeItem } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, callWhole } from '../../api/call.ts'

/** The newest notices with how many are unread, of how many. */
export interface Notices {
  readonly items: readonly NoticeItem[]
  readonly total: number
  readonly unread: number
}

export const NOTICES_KEY = ['notices'] as const

/** So many of the newest notices, asked anew every so often while the page is seen. */
export const noticesQuery = (pageSize: number, everyMs: number) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, pageSize],
    queryFn: async ({ signal }): Promise<Notices> => {
      const path = `/api/notices?pageSize=${pageSize}`
      const { data, total, unread } = await callWhole<readonly NoticeItem[]>('GET', path, { signal })
      return { items: data, total: Number(total), unread: Number(unread) }
    },
    refetchInterval: everyMs,
    meta: { quiet: true },
  })

/** Marks notices as read or unread; all without ids. */
export const markNotices = (read: boolean, ids?: readonly string[]) =>
  call<{ unread: number }>('PUT', '/api/notices', { body: { read, ...(ids ? { ids } : {}) } })
