import { type BodyOf, type findPermissions, PERMISSION_SORTS, type PermissionRow } from '@quaywise/contract'

type Search = BodyOf<typeof findPermissions>
type SortKey = (typeof PERMISSION_SORTS)[number]

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

const matches = (row: PermissionRow, { text, kind, group, roleId, declared }: Search): boolean =>
  (text === undefined ||
    folded(`${row.id}\n${row.label}\n${row.description}\n${row.path}`).includes(folded(text))) &&
  (kind === undefined || row.kind === kind) &&
  (group === undefined || row.group === group) &&
  (declared === undefined || row.declared === declared) &&
  (roleId === undefined || row.roles.some(({ id }) => id === roleId))

const order: Readonly<Record<SortKey, (left: PermissionRow, right: PermissionRow) => number>> = {
  authority: (left, right) => (left.id < right.id ? -1 : 1),
  label: (left, right) => left.label.localeCompare(right.label),
  roles: (left, right) => left.roles.length - right.roles.length,
  changedAt: (left, right) => (left.changedAt ?? '').localeCompare(right.changedAt ?? ''),
}

const compared = (left: PermissionRow, right: PermissionRow, sorter: Search['sorter']): number => {
  for (const key of PERMISSION_SORTS) {
    const way = sorter?.[key]
    const by = way === undefined ? 0 : order[key](left, right)
    if (by !== 0) return way === 'ascend' ? by : -by
  }
  return 0
}

/** A page of the rows that were asked for: first found, then sorted, then cut. */
export const found = (rows: readonly PermissionRow[], search: Search) => {
  const { sorter, current, pageSize } = search
  const fitting = rows.filter((row) => matches(row, search))
  const sorted = fitting.toSorted((left, right) => compared(left, right, sorter))
  const from = (current - 1) * pageSize
  return { rows: sorted.slice(from, from + pageSize), beside: { total: sorted.length, current, pageSize } }
}
