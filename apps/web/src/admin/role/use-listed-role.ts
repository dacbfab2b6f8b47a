import type { RoleRow } from '@quaywise/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ListPage } from '../kit/list-query.ts'
import { rolesQuery } from './calls.ts'

/** A role as the lists that were shown tell it: its name is known before it has arrived itself. */
export function useListedRole(id: string | null): RoleRow | undefined {
  const lists = rolesQuery({}).queryKey.slice(0, 2)
  return useQueryClient()
    .getQueriesData<ListPage<RoleRow>>({ queryKey: lists })
    .flatMap(([, page]) => page?.data ?? [])
    .find((role) => role.id === id)
}
