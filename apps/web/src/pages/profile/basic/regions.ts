import type { Region } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A place that can be chosen: its number, and its name in the language of the page. */
export interface Choice {
  readonly value: string
  readonly label: string
}

const choicesAt = async (path: string, signal: AbortSignal): Promise<readonly Choice[]> =>
  (await call<readonly Region[]>('GET', path, { signal })).map(({ id, name }) => ({ value: id, label: name }))

/** The provinces of China in a language. */
export const provincesQuery = (locale: string) =>
  queryOptions({
    queryKey: ['provinces', locale],
    queryFn: ({ signal }) => choicesAt('/api/geographic/province', signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The cities of a province in a language. */
export const citiesQuery = (locale: string, province: string) =>
  queryOptions({
    queryKey: ['cities', locale, province],
    queryFn: ({ signal }) => choicesAt(`/api/geographic/city/${encodeURIComponent(province)}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
