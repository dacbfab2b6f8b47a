import type { DepartmentMember, DepartmentRow } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The first part of everything that a change of departments makes stale; accounts name theirs too. */
export const DEPARTMENTS_KEY = 'departments'
export const STALE = [DEPARTMENTS_KEY, 'users'] as const

const ROOT = '/v1/department'
const at = (id: string): string => `${ROOT}/${encodeURIComponent(id)}`

export const treeQuery = queryOptions({
  queryKey: [DEPARTMENTS_KEY, 'tree'],
  queryFn: ({ signal }) => call<readonly DepartmentRow[]>('GET', `${ROOT}/tree`, { signal }),
  meta: { quiet: true },
})

export const membersPath = (id: string): string => `${at(id)}/findMembers`

export const candidatesQuery = (text: string) =>
  queryOptions({
    queryKey: [DEPARTMENTS_KEY, 'candidates', text],
    queryFn: ({ signal }) =>
      call<readonly DepartmentMember[]>('POST', `${ROOT}/findCandidates`, { body: { text }, signal }),
    meta: { quiet: true },
  })

export const addDepartment = (body: object) => call<{ id: string }>('POST', ROOT, { body })
export const changeDepartment = (id: string, body: object) => call<{ id: string }>('PUT', at(id), { body })
export const moveDepartment = (id: string, body: { parentId: string | null; beforeId: string | null }) =>
  call<{ id: string }>('POST', `${at(id)}/move`, { body })
export const deleteDepartment = (id: string, membersTo: string | null) =>
  call('DELETE', membersTo === null ? at(id) : `${at(id)}?membersTo=${encodeURIComponent(membersTo)}`)
export const addMembers = (id: string, userIds: readonly string[], main: boolean) =>
  call('POST', `${at(id)}/addMembers`, { body: { userIds, main } })
export const removeMembers = (id: string, userIds: readonly string[]) =>
  call('POST', `${at(id)}/removeMembers`, { body: { userIds } })
