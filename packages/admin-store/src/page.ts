/** Which page of a list is asked for; `current` counts from 1. */
export interface PageRequest {
  current: number
  pageSize: number
}

/** One page of a list and how many entries the whole list has under the same filter. */
export interface Page<T> {
  data: T[]
  total: number
  current: number
  pageSize: number
}

const MAX_PAGE_SIZE = 1000
const MAX_PAGE = 1_000_000

function bounded(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : 1
}

/** The page request within bounds (page 1 to a million, 1 to 1000 entries), with the limit and offset for SQL. */
export function pageBounds(request: PageRequest): PageRequest & { limit: number; offset: number } {
  const current = bounded(request.current, MAX_PAGE)
  const pageSize = bounded(request.pageSize, MAX_PAGE_SIZE)
  return { current, pageSize, limit: pageSize, offset: (current - 1) * pageSize }
}
