import type { SortOrder } from './table-props.ts'

/** The next order when a column's title is pressed: down first, then up, then the server's own order. */
export function nextSort(sort: SortOrder | null, key: string): SortOrder | null {
  if (sort?.key !== key) return { key, direction: 'desc' }
  return sort.direction === 'desc' ? { key, direction: 'asc' } : null
}

const mostOrders = 5

/** The next orders when a title is pressed: of this column alone, or, `beside`, of it after the others. */
export function nextSorts(sorts: readonly SortOrder[], key: string, beside: boolean): readonly SortOrder[] {
  const own = sorts.find((sort) => sort.key === key) ?? null
  const next = nextSort(own, key)
  if (!beside) return next === null ? [] : [next]
  if (own === null) return next === null ? sorts : [...sorts, next].slice(0, mostOrders)
  return sorts.flatMap((sort) => (sort.key === key ? (next === null ? [] : [next]) : [sort]))
}

/** The wording of a column's order for assistive technology. */
export function ariaSort(sorts: readonly SortOrder[], key: string): 'ascending' | 'descending' | 'none' {
  const sort = sorts.find((each) => each.key === key)
  if (!sort) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
