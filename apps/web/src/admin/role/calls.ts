import type { PermissionRow, RoleComparison, RoleMember, RoleRow, WrittenRole } from '@quaywise/contract'
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

/** Who has a role, the first two hundred. */
export const membersQuery = (role: string) =>
  listByGet<RoleMember>(ROLES_KEY, `${ROOT}/${id(role)}/members`, { pageSize: 200 })

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

/** Makes a role, or changes one that is still as it was read. */
export const saveRole = (fields: WrittenRole, before: RoleRow | null) =>
  before === null
    ? call<RoleRow>('POST', ROOT, { body: fields })
    : call<RoleRow>('PUT', `${ROOT}/${id(before.id)}`, { body: { ...fields, version: before.version } })

/** Makes another role with the same authorities. */
export const copyRole = (role: string, name: string) =>
  call<RoleRow>('POST', `${ROOT}/${id(role)}/copy`, { body: { name } })

/** Deletes a role that nobody has. */
export const deleteRole = (role: string) => call<{ id: string }>('DELETE', `${ROOT}/${id(role)}`)
