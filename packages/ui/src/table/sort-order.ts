import type { SortOrder } from './table-props.ts'

/** The next order when a column's title is pressed: down first, then up, then the server's own order. */
export function nextSort(sort: SortOrder | null, key: string): SortOrder | null {
  if (sort?.key !== key) return { key, direction: 'desc' }
  return sort.direction === 'desc' ? { key, direction: 'asc' } : null
}

/** The wording of a column's order for assistive technology. */
export function ariaSort(sort: SortOrder | null, key: string): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
