import { zonedToEpochMs } from '@quaywise/domain'
import type { SortOrder } from '@quaywise/ui'

type Query = Readonly<Record<string, string>>

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const STATUSES = new Set(['receiving', 'done', 'failed'])
const SORTS = new Set(['receivedAt', 'fileName', 'kind', 'status', 'accepted', 'duplicate', 'rejected'])
const SIZES = [20, 50, 100, 200]

/** The instant at which a day begins in a zone, `days` days later; undefined for what is no day. */
function startOfDay(day: string | undefined, zone: string, days = 0): string | undefined {
  const [, year, month, date] = DAY.exec(day ?? '') ?? []
  if (!year || !month || !date) return undefined
  const moved = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + days))
  if (Number.isNaN(moved.getTime())) return undefined
  const at = zonedToEpochMs(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate(), 0, 0, zone)
  return new Date(at).toISOString()
}

/** The order of the list that an address asks for, newest first unless it says otherwise. */
export function sortOf({ sort, order }: Query): SortOrder {
  if (sort === undefined || !SORTS.has(sort)) return { key: 'receivedAt', direction: 'desc' }
  return { key: sort, direction: order === 'ascend' ? 'asc' : 'desc' }
}

/** The page of the list that an address asks for. */
export function pageOf({ page, size }: Query): { readonly current: number; readonly pageSize: number } {
  const current = Math.trunc(Number(page))
  const pageSize = SIZES.find((each) => each === Number(size)) ?? 20
  return { current: current >= 1 && current <= 1_000_000 ? current : 1, pageSize }
}

/** The call that lists the files which an address asks for; days are those of the terminal's zone. */
export function batchSearch(query: Query, zone: string): Record<string, string | number | undefined> {
  const { key, direction } = sortOf(query)
  return {
    terminal: query.of,
    kind: query.kind,
    status: STATUSES.has(query.status ?? '') ? query.status : undefined,
    fileName: query.name,
    from: startOfDay(query.from, zone),
    to: startOfDay(query.to, zone, 1),
    sort: key,
    order: direction === 'asc' ? 'ascend' : 'descend',
    ...pageOf(query),
  }
}
