import type { LogAction, LogEntry } from '@quaywise/admin-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Change } from '../access/identity.ts'
import type { Caller } from './about-caller.ts'
import { placeOf } from './place-of.ts'
import { changedWithoutSecrets, sentWithoutSecrets } from './redact.ts'

const MOST_PARAMETERS = 8000
const MOST_CHANGE = 24_000
const CHANGES_A_ROW = 25
const MOST_AGENT = 300

/** What is known of a call when it is noted. */
export type Noted = {
  readonly action: LogAction
  readonly caller: Caller
  readonly ip: string
  /** 499 where whoever asked went away before there was an answer. */
  readonly status: number
  readonly errorCode: string | null
  readonly rows: number | null
  readonly now: Date
}

/** What was asked, where it was found right. Of a sign-in only its kind: names that are no names may be passwords. */
const askedOf = ({ asked }: FastifyRequest, action: LogAction): unknown => {
  if (!asked) return {}
  if (action === 'sign-in') return kindOf(asked.body)
  const { params, query, body } = asked
  const parts = [params, query].filter((part) => typeof part === 'object' && part !== null)
  return { ...Object.assign({}, ...parts), ...(body === undefined ? {} : { body }) }
}

const kindOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'type' in body ? { type: body.type } : {}

const partsOf = (changes: readonly Change[]): readonly (readonly Change[] | null)[] => {
  const parts: (readonly Change[])[] = []
  for (let from = 0; from < changes.length; from += CHANGES_A_ROW)
    parts.push(changes.slice(from, from + CHANGES_A_ROW))
  return parts.length === 0 ? [null] : parts
}

const changesText = (changes: readonly Change[]): string =>
  `[${changes.map((change) => changedWithoutSecrets(change, Math.floor(MOST_CHANGE / changes.length))).join(',')}]`

/** The rows of the log for a call: one, or several where it changed many things. */
export const entriesOf = (request: FastifyRequest, reply: FastifyReply, noted: Noted): LogEntry[] => {
  const { action, caller, status, errorCode, rows, now } = noted
  const entry = {
    notedAt: now.toISOString(),
    ...caller,
    ...placeOf(request),
    endpoint: `${request.method} ${request.routeOptions.url ?? ''}`,
    action,
    parameters: sentWithoutSecrets(askedOf(request, action), MOST_PARAMETERS),
    status,
    errorCode,
    ms: reply.elapsedTime,
    rowCount: rows,
    exported: action === 'export',
    ip: noted.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT),
    traceId: request.id,
  }
  return partsOf(request.changes ?? []).map((changes, at) => ({
    ...entry,
    ms: at === 0 ? entry.ms : 0,
    part: at + 1,
    changes: changes && changesText(changes),
  }))
}
