import { parseLocalMinute } from '@quaywise/domain'
import { pageAsked, sortAsked } from '../../admin/kit/list-query.ts'

type Query = Readonly<Record<string, string>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Periods that end now, in milliseconds. */
export const SPANS = { '1h': HOUR, '24h': 24 * HOUR, '7d': 168 * HOUR, '30d': 720 * HOUR } as const
export type Span = keyof typeof SPANS

export const ACTIONS = [
  ...([
    'query',
    'export',
    'sign-in',
    'sign-out',
    'code',
    'change',
    'ingest',
    'correction',
    'system',
  ] as const),
]

const SORTS = [
  ...['notedAt', 'username', 'department', 'roles', 'module', 'page', 'endpoint', 'action', 'status', 'ms'],
  ...['rowCount', 'exported', 'ip'],
]

/** Fields of the address that choose rows by what they hold; `visited` is the page that was looked at. */
export const FIELDS = [
  ...(['text', 'username', 'department', 'module', 'visited', 'endpoint', 'action', 'result'] as const),
  ...(['errorCode', 'ip', 'exported', 'hour'] as const),
]

/** The span that an address asks for; null for one of its own. */
export function spanOf({ span, from, to }: Query): Span | null {
  if (span === 'own' && from !== undefined && to !== undefined) return null
  const known = (Object.keys(SPANS) as Span[]).find((each) => each === span)
  return known ?? '24h'
}

/** The period `[from, to)` that an address asks for; without one of its own it ends with the minute of `now`. */
export function periodOf(
  query: Query,
  zone: string,
  now: number,
): { readonly from: string; readonly to: string } {
  const span = spanOf(query)
  const end = Math.ceil((now + 1) / MINUTE) * MINUTE
  const own = span === null ? [query.from, query.to].map((text) => parseLocalMinute(text ?? '', zone)) : []
  const [from, to] = [own[0] ?? end - SPANS[span ?? '24h'], own[1] == null ? end : own[1] + MINUTE]
  return { from: new Date(Math.min(from, to - MINUTE)).toISOString(), to: new Date(to).toISOString() }
}

/** What the rows, the tiles and the charts are asked for. */
export function filterOf(query: Query, place: { readonly id: string; readonly zone: string }, now: number) {
  const { text, username, department, module, visited, endpoint, action, result, errorCode, ip } = query
  const hour = Number(query.hour)
  return {
    ...periodOf(query, place.zone, now),
    ...{ text, username, department, module, page: visited, endpoint, errorCode, ip, terminal: place.id },
    action: ACTIONS.find((each) => each === action),
    result: result === 'ok' || result === 'failed' ? result : undefined,
    exported: query.exported === '1' ? true : undefined,
    hour: query.hour !== undefined && hour >= 0 && hour <= 23 ? Math.trunc(hour) : undefined,
  }
}

/** The order of the rows that an address asks for, newest first unless it says otherwise. */
export const orderOf = (query: Query) =>
  sortAsked(query, SORTS) ?? { key: 'notedAt', direction: 'desc' as const }

/** The page of the rows that an address asks for. */
export function searchOf(query: Query, filter: ReturnType<typeof filterOf>) {
  const { key, direction } = orderOf(query)
  return { ...filter, ...pageAsked(query), sort: key, order: direction === 'asc' ? 'ascend' : 'descend' }
}
