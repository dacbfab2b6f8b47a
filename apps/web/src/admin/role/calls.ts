import type {
  PermissionRow,
  RoleComparison,
  RoleMember,
  RoleRow,
  StarterRole,
  WrittenRole,
} from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { listByGet } from '../kit/list-by-get.ts'
import { listQuery } from '../kit/list-query.ts'

/** What changes of roles make stale. */
export const ROLES_KEY = 'roles'
/** What changes of authorities make stale. */
export const PERMISSIONS_KEY = 'permissions'

const ROOT = '/v1/role'
const MOST = 500
const id = encodeURIComponent

/** A page of the roles. */
export const rolesQuery = (asked: Readonly<Record<string, string | number | undefined>>) =>
  listByGet<RoleRow>(ROLES_KEY, ROOT, asked)

/** One role. */
export const roleQuery = (role: string) =>
  queryOptions({
    queryKey: [ROLES_KEY, 'one', role],
    queryFn: ({ signal }) => call<RoleRow>('GET', `${ROOT}/${id(role)}`, { signal }),
    meta: { quiet: true },
  })

/** A page of the people who have a role. */
export const membersQuery = (
  role: string,
  asked: Readonly<{ text?: string | undefined; current: number; pageSize: number }>,
) => listByGet<RoleMember>(ROLES_KEY, `${ROOT}/${id(role)}/members`, asked)

/** The roles that the product proposes. */
export const startersQuery = queryOptions({
  queryKey: [ROLES_KEY, 'starters'],
  queryFn: ({ signal }) => call<readonly StarterRole[]>('GET', `${ROOT}/starters`, { signal }),
  meta: { quiet: true },
})

/** Makes roles that the product proposes. */
export const addStarters = (ids: readonly string[]) =>
  call<readonly RoleRow[]>('POST', `${ROOT}/starters`, { body: { ids } })

/** Two roles side by side. */
export const comparisonQuery = (left: string, right: string) =>
  queryOptions({
    queryKey: [ROLES_KEY, 'comparison', left, right],
    queryFn: ({ signal }) =>
      call<RoleComparison>('GET', `${ROOT}/compare?${new URLSearchParams({ left, right })}`, { signal }),
    meta: { quiet: true },
  })

/** Every authority that there is. */
export const authoritiesQuery = listQuery<PermissionRow>(PERMISSIONS_KEY, '/v1/permission/findPermissions', {
  pageSize: MOST,
})

type Fields = Omit<WrittenRole, 'labels'> & { readonly labels: Readonly<Record<string, string>> }

/** Makes a role, or changes one that is still as it was read. */
export const saveRole = (fields: Fields, before: RoleRow | null) =>
  before === null
    ? call<RoleRow>('POST', ROOT, { body: fields })
    : call<RoleRow>('PUT', `${ROOT}/${id(before.id)}`, { body: { ...fields, version: before.version } })

/** Makes another role with the same authorities. */
export const copyRole = (role: string, name: string) =>
  call<RoleRow>('POST', `${ROOT}/${id(role)}/copy`, { body: { name } })

/** Deletes a role that nobody has. */
export const deleteRole = (role: string) => call<{ id: string }>('DELETE', `${ROOT}/${id(role)}`)
