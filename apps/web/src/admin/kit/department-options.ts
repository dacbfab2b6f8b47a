import type { AccountOptions } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A department and how deep it lies in the tree. */
export interface Placed {
  readonly id: string
  readonly name: string
  readonly depth: number
}

type Flat = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** Departments from the top down, each followed by those below it. */
export function inTreeOrder(
  all: readonly Flat[],
  parentId: string | null = null,
  depth = 0,
): readonly Placed[] {
  return all
    .filter((one) => one.parentId === parentId)
    .flatMap(({ id, name }) => [{ id, name, depth }, ...inTreeOrder(all, id, depth + 1)])
}

/** A name that shows by its beginning how deep it lies. */
export const indented = ({ name, depth }: Placed): string => `${'\u2003'.repeat(depth)}${name}`

/** The roles and departments that an account can be given. */
export const optionsQuery = queryOptions({
  queryKey: ['users', 'options'],
  queryFn: ({ signal }) => call<AccountOptions>('POST', '/v1/user/findOptions', { signal }),
  meta: { quiet: true },
})
