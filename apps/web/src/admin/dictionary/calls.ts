import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { listByGet } from '../kit/list-by-get.ts'

/** What changes of words make stale; the session holds the words that are in force. */
export const STALE = ['dictionary', 'session', 'conditions'] as const

const ROOT = '/v1/dictionary/types'
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

/** Which words of a list are asked for. */
interface EntriesAsked {
  readonly text: string | undefined
  readonly current: number
  readonly pageSize: number
}

/** A page of the words of a list that fit a text. */
export const entriesQuery = (type: string, { text, current, pageSize }: EntriesAsked) =>
  listByGet<DictionaryEntryRow>('dictionary', `${ROOT}/${id(type)}/entries`, { text, current, pageSize })

/** The word at a place of a list, counted from 1. */
export const entryAt = (type: string, place: number) =>
  entriesQuery(type, { text: undefined, current: place, pageSize: 1 })

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

/** Puts words of a list into an order: they take the places that they had together. */
export const orderEntries = (type: string, codes: readonly string[]) =>
  call('PUT', `${ROOT}/${id(type)}/order`, { body: { codes } })
