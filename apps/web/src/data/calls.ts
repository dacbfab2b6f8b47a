import type {
  BatchDetail,
  BatchRow,
  CorrectedRow,
  IngestAnswer,
  MappingPreview,
  MappingRow,
  MessageRow,
  NewTerminal,
  RawMessage,
  RejectedRow,
  SourceList,
} from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** One page of a list. */
export interface Paged<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly current: number
  readonly pageSize: number
}

/** A kind of data that can be sent. */
export interface Kind {
  readonly kind: string
  readonly needsMapping: boolean
}

/** A mapping as it is kept. */
export type KeptMapping = Omit<MappingRow, 'batches'> & { readonly body: Readonly<Record<string, unknown>> }

interface PageAsked {
  readonly current: number
  readonly pageSize: number
}

const ROOT = '/v1/ingest'
const KEY = 'ingest'
const quiet = { quiet: true } as const

const asked = (query: Readonly<Record<string, string | number | undefined>>): string => {
  const told = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return String(new URLSearchParams(told))
}

const list = <Answer>(path: string, staleTime = 0) =>
  queryOptions({
    queryKey: [KEY, path],
    queryFn: ({ signal }) => call<Answer>('GET', `${ROOT}/${path}`, { signal }),
    staleTime,
    meta: quiet,
  })

const id = encodeURIComponent

/** What is forgotten when something came in: everything that these calls answered. */
export const INGEST_KEY = [KEY] as const

export const kindsQuery = list<readonly Kind[]>('kinds', 600_000)
export const mappingsQuery = list<readonly MappingRow[]>('mappings')
export const batchesQuery = (query: Readonly<Record<string, string | number | undefined>>) =>
  list<Paged<BatchRow>>(`batches?${asked(query)}`)
export const batchQuery = (batch: string) => list<BatchDetail>(`batches/${id(batch)}`)
export const rejectedQuery = (batch: string, current: number, pageSize: number) =>
  list<Paged<RejectedRow>>(`batches/${id(batch)}/rejected-rows?${asked({ current, pageSize })}`)
export const messagesQuery = (batch: string, current: number, pageSize: number) =>
  list<Paged<MessageRow>>(`batches/${id(batch)}/messages?${asked({ current, pageSize })}`)
export const messageQuery = (batch: string, seq: number) =>
  list<RawMessage>(`batches/${id(batch)}/messages/${seq}`, 600_000)
export const subjectMessagesQuery = (
  terminal: string,
  { kind, subject, current, pageSize }: PageAsked & { readonly kind: string; readonly subject: string },
) => list<Paged<MessageRow>>(`messages?${asked({ terminal, kind, id: subject, current, pageSize })}`, 60_000)
export const sourcesQuery = (terminal: string) => list<SourceList>(`sources?${asked({ terminal })}`, 60_000)
export const mappingQuery = (mapping: string) => list<KeptMapping>(`mappings/${id(mapping)}`)

/** Sends corrected rows of a file and tells what became of them. */
export const sendCorrections = (batch: string, rows: readonly CorrectedRow[]) =>
  call<IngestAnswer>('POST', `${ROOT}/batches/${id(batch)}/corrections`, { body: { rows } })

/** Makes a terminal for data that comes without a mapping. */
export const createTerminal = (terminal: NewTerminal) =>
  call<{ id: string; name: string }>('POST', `${ROOT}/terminals`, { body: terminal })

/** Keeps a mapping under its own id. */
export const saveMapping = (mapping: string, body: object) =>
  call<{ id: string }>('PUT', `${ROOT}/mappings/${id(mapping)}`, { body })

/** Forgets a mapping. */
export const deleteMapping = (mapping: string) => call('DELETE', `${ROOT}/mappings/${id(mapping)}`)

/** What a mapping makes of a sample; nothing is kept. */
export const previewQuery = (mapping: Readonly<Record<string, unknown>>, sample: string) =>
  queryOptions({
    queryKey: ['mapping-preview', mapping, sample],
    queryFn: ({ signal }) =>
      call<MappingPreview>('POST', `${ROOT}/mappings/preview`, { body: { mapping, sample }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // A sample is large, and the next keystroke asks anew.
    gcTime: 10_000,
    placeholderData: (before) => before,
    meta: quiet,
  })

/** The address of the rejected rows of a file: told line by line, or as a file to be corrected. */
export const rejectionsAddress = (batch: string, as: 'table' | 'file'): string =>
  `${ROOT}/batches/${id(batch)}/rejections?as=${as}`

/** The address to which a file of a kind is sent. */
export const uploadAddress = (kind: string, query: Readonly<Record<string, string | undefined>>): string =>
  `${ROOT}/${kind.split('/').map(id).join('/')}?${asked(query)}`
