import type { Selectable } from 'kysely'
import { toStored } from '../instant.ts'
import type { Schema } from '../schema.ts'
import { foldText } from '../user-search.ts'

/** What a row of the log tells of; `system`: what the server did by itself. */
export const LOG_ACTIONS = [
  'query',
  'export',
  'sign-in',
  'sign-out',
  'code',
  'change',
  'ingest',
  'correction',
  'system',
] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

/**
 * What is noted of a call. `parameters` and `changes` are JSON texts without secrets; `address` is the page and the
 * query at which the caller stood; `part` counts from 1 where the changes of one call need several rows.
 */
export interface LogEntry {
  notedAt: string
  userId: string | null
  username: string
  personName: string
  department: string
  roles: string
  module: string
  page: string | null
  endpoint: string
  action: LogAction
  parameters: string
  address: string | null
  status: number
  errorCode: string | null
  ms: number
  rowCount: number | null
  exported: boolean
  part: number
  ip: string
  agent: string
  traceId: string
  changes: string | null
}

/** A row of the log with its place in the chain. */
export interface LogRow extends LogEntry {
  seq: number
  hash: string
}

type Stored = Selectable<Schema['queryLog']>
/** A row before it has its place in the chain. */
export type Unchained = Omit<Stored, 'seq' | 'previousHash' | 'hash'>

const MOST_SEARCHED = 1500

const clean = <T>(value: T): T | string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value

const searched = (entry: LogEntry): string =>
  [
    ...[entry.username, entry.personName, entry.department, entry.page, entry.endpoint, entry.errorCode],
    ...[
      entry.ip,
      entry.traceId,
      entry.parameters.slice(0, MOST_SEARCHED),
      entry.changes?.slice(0, MOST_SEARCHED),
    ],
  ].join('\n')

/** The row of an entry, with its texts as both engines keep them. Throws RangeError for a time that is no instant. */
export function unchained(entry: LogEntry): Unchained {
  const row = {
    ...entry,
    notedAt: toStored(entry.notedAt),
    ms: Math.max(0, Math.round(entry.ms)),
    exported: entry.exported ? (1 as const) : (0 as const),
    searchText: foldText(searched(entry)),
  }
  // Hashed as it is stored: both engines would clean the texts on their way in.
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, clean(value)])) as Unchained
}

/** What a table row says. */
export function logRowOf({ searchText: _text, previousHash: _hash, ...row }: Stored): LogRow {
  const action = LOG_ACTIONS.find((known) => known === row.action) ?? 'system'
  return { ...row, action, exported: row.exported === 1 }
}
