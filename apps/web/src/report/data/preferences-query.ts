import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What the signed-in user set up for themselves, by name. */
export type Preferences = Readonly<Record<string, unknown>>

/** Everything that the signed-in user set up; fetched once. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call<Preferences>('GET', '/v1/user/preferences', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
})

/** Keeps one preference on the server; null takes it away. */
export const keepPreference = (key: string, value: unknown): Promise<unknown> =>
  call('PUT', '/v1/user/preferences', { body: { key, value } })
