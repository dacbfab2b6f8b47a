import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { listByGet } from '../kit/list-by-get.ts'

/** What changes of words make stale; the session holds the words that are in force. */
export const STALE = ['dictionary', 'session', 'conditions'] as const

const ROOT = '/v1/dictionary/types'
const MOST = 200
const id = encodeURIComponent

type Labels = Readonly<Record<string, string>>

/** What is said of a word. */
export interface EntryFields {
  readonly labels: Labels
  readonly enabled: boolean
}

/** The lists of words. */
export const typesQuery = queryOptions({
  queryKey: ['dictionary', 'types'],
  queryFn: ({ signal }) => call<readonly DictionaryTypeRow[]>('GET', ROOT, { signal }),
  meta: { quiet: true },
})

/** The words of a list that fit a text. */
export const entriesQuery = (type: string, text: string | undefined) =>
  listByGet<DictionaryEntryRow>('dictionary', `${ROOT}/${id(type)}/entries`, { text, pageSize: MOST })

/** Makes a list of the terminal's own. */
export const addType = (fields: { id: string; labels: Labels; description: string }) =>
  call<DictionaryTypeRow>('POST', ROOT, { body: fields })

/** Changes how a list is called. */
export const changeType = (
  { id: type, version }: DictionaryTypeRow,
  fields: { labels: Labels; description: string },
) => call<DictionaryTypeRow>('PUT', `${ROOT}/${id(type)}?version=${version}`, { body: fields })

/** Deletes an empty list of the terminal's own. */
export const deleteType = (type: string) => call('DELETE', `${ROOT}/${id(type)}`)

/** Adds a word. */
export const addEntry = (type: string, fields: EntryFields & { code: string }) =>
  call<DictionaryEntryRow>('POST', `${ROOT}/${id(type)}/entries`, { body: fields })

/** Changes a word that is still as it was read. */
export const changeEntry = (
  type: string,
  { code, version }: DictionaryEntryRow,
  fields: Partial<EntryFields>,
) =>
  call<DictionaryEntryRow>('PUT', `${ROOT}/${id(type)}/entries/${id(code)}?version=${version}`, {
    body: fields,
  })

/** Deletes a word. */
export const deleteEntry = (type: string, code: string) =>
  call('DELETE', `${ROOT}/${id(type)}/entries/${id(code)}`)

/** Puts the words of a list into an order. */
export const orderEntries = (type: string, codes: readonly string[]) =>
  call('PUT', `${ROOT}/${id(type)}/order`, { body: { codes } })
