import type { PermissionRow } from '@quaywise/contract'
import { call } from '../../api/call.ts'
import { listQuery } from '../kit/list-query.ts'
import { PERMISSIONS_KEY } from '../role/calls.ts'

const ROOT = '/v1/permission'
const MOST = 500
const id = encodeURIComponent

/** What is said of an authority. */
export interface PermissionFields {
  readonly labels: Readonly<Record<string, string>>
  readonly description: string
  readonly sort?: number | null
  readonly visible?: boolean
}

/** The authorities that fit a search, as a tree shows them: all at once. */
export const permissionsQuery = (search: Readonly<Record<string, string | undefined>>) =>
  listQuery<PermissionRow>(PERMISSIONS_KEY, `${ROOT}/findPermissions`, { ...search, pageSize: MOST })

/** Makes an authority of the terminal's own. */
export const addPermission = (authority: string, { labels, description }: PermissionFields) =>
  call<PermissionRow>('POST', ROOT, { body: { authority, labels, description } })

/** Changes what is said of an authority that is still as it was read. */
export const changePermission = (
  { id: authority, version }: PermissionRow,
  fields: Partial<PermissionFields>,
) => call<PermissionRow>('PUT', `${ROOT}/${id(authority)}?version=${version}`, { body: fields })

/** Puts the pages of a group of the menu into an order. */
export const orderPermissions = (group: string, ids: readonly string[]) =>
  call('POST', `${ROOT}/order`, { body: { group, ids } })

/** Deletes authorities of the terminal's own, all or none. */
export const deletePermissions = (ids: readonly string[]) =>
  call<readonly { id: string; roles: readonly string[] }[]>('DELETE', `${ROOT}/deleteBatch`, {
    body: { ids },
  })
