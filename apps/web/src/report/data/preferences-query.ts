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

let under: Promise<unknown> = Promise.resolve()

/** Keeps one preference on the server, in the order in which they are given; null takes it away. */
export function keepPreference(key: string, value: unknown): Promise<unknown> {
  const send = () => call('PUT', '/v1/user/preferences', { body: { key, value } })
  under = under.then(send, send)
  return under
}
