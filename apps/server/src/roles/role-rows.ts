import type { Role } from '@quaywise/admin-store'
import type { listRoles, QueryOf, RoleComparison, RoleRow } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import type { Lookup } from '@quaywise/i18n/words'
import { roleName } from './role-name.ts'
import { roleMeans } from './starter-rows.ts'

type Counts = ReadonlyMap<string, number>
type Search = QueryOf<typeof listRoles>

/** The language of whoever asks, and its texts. */
export type RoleReader = { readonly locale: Locale; readonly text: Lookup }

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A role as administrators see it, in their language. */
export const roleRowOf = (role: Role, counts: Counts, { locale, text }: RoleReader): RoleRow => ({
  ...role,
  labels: { ...role.labels },
  label: roleName(role, locale),
  description: roleMeans(role, text),
  holders: counts.get(role.id) ?? 0,
})

const order: Readonly<Record<Search['sort'], (left: RoleRow, right: RoleRow) => number>> = {
  name: (left, right) => left.label.localeCompare(right.label),
  holders: (left, right) => left.holders - right.holders,
  changedAt: (left, right) => (left.changedAt ?? '').localeCompare(right.changedAt ?? ''),
}

/** A page of the roles that were asked for: first found, then sorted, then cut. */
export const rolePage = (roles: readonly Role[], counts: Counts, search: Search, reader: RoleReader) => {
  const { text = '', authority, sort, current, pageSize } = search
  const found = roles
    .map((role) => roleRowOf(role, counts, reader))
    .filter(({ name, label, description }) =>
      folded(`${name}\n${label}\n${description}`).includes(folded(text)),
    )
    .filter(
      ({ pageAuthorities, uiAuthorities }) =>
        authority === undefined || [...pageAuthorities, ...uiAuthorities].includes(authority),
    )
    .toSorted(order[sort])
  const sorted = search.order === 'ascend' ? found : found.toReversed()
  const from = (current - 1) * pageSize
  return { rows: sorted.slice(from, from + pageSize), beside: { total: found.length, current, pageSize } }
}

const sides = (left: readonly string[], right: readonly string[]) =>
  [...new Set([...left, ...right])]
    .sort()
    .map((id) => ({ id, left: left.includes(id), right: right.includes(id) }))

/** Two roles side by side; a role without a limit has every terminal. */
export const comparisonOf = (
  left: RoleRow,
  right: RoleRow,
  terminals: readonly string[],
): RoleComparison => ({
  left,
  right,
  pages: sides(left.pageAuthorities, right.pageAuthorities).map(({ id, ...has }) => ({
    ...{ authority: id, ...has },
  })),
  elements: sides(left.uiAuthorities, right.uiAuthorities).map(({ id, ...has }) => ({
    ...{ authority: id, ...has },
  })),
  terminals: sides(left.terminals ?? terminals, right.terminals ?? terminals).map(({ id, ...has }) => ({
    ...{ terminal: id, ...has },
  })),
})
