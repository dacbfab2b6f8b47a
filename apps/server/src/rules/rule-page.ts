import type { listRules, QueryOf, RuleRow } from '@quaywise/contract'

type Asked = QueryOf<typeof listRules>

const contains = (text: string, part: string | undefined): boolean =>
  part === undefined || text.toLowerCase().includes(part.trim().toLowerCase())

const isOneOf = (value: string | number, wanted: readonly (string | number)[] | null | undefined): boolean =>
  !wanted || wanted.length === 0 || wanted.some((one) => String(one) === String(value))

const wanted = (row: RuleRow, { name, desc, callNo, status, filter }: Asked): boolean =>
  contains(row.name, name) &&
  contains(row.desc, desc) &&
  (callNo === undefined || row.callNo === callNo) &&
  (status === undefined || row.status === status) &&
  isOneOf(row.status, filter?.status) &&
  isOneOf(row.kind, filter?.kind)

const sortable = (row: RuleRow, key: string): string | number | null => {
  const value = Object.entries(row).find(([name]) => name === key)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const order = (one: string | number | null, other: string | number | null): number => {
  if (one === other) return 0
  // What never happened stands last in either order.
  if (one === null) return 1
  if (other === null) return -1
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}

const sorted = (rows: readonly RuleRow[], { sorter = {} }: Asked): readonly RuleRow[] => {
  const by = Object.entries(sorter).filter(([, direction]) => direction !== null)
  return [...rows].sort((one, other) => {
    for (const [key, direction] of by) {
      const [a, b] = [sortable(one, key), sortable(other, key)]
      const found = order(a, b)
      if (found !== 0) return direction === 'descend' && a !== null && b !== null ? -found : found
    }
    return 0
  })
}

/** A page of the jobs: narrowed first, then ordered, then cut. */
export const rulePage = (rows: readonly RuleRow[], asked: Asked) => {
  const found = sorted(
    rows.filter((row) => wanted(row, asked)),
    asked,
  )
  const { current, pageSize } = asked
  const start = (current - 1) * pageSize
  return { rows: found.slice(start, start + pageSize), beside: { total: found.length, current, pageSize } }
}
