import type { AccountRow, ImportAnswer, ImportProgress, SessionRow } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The first part of everything that a change of accounts makes stale. */
export const USERS_KEY = 'users'

const ROOT = '/v1/user'
const post = <Answer>(name: string, body: object) => call<Answer>('POST', `${ROOT}/${name}`, { body })

export const LIST_PATH = `${ROOT}/findUsers`
export const EXPORT_PATH = `${ROOT}/exportUsers`
export const TEMPLATE_PATH = `${ROOT}/importTemplate`

/** A new account, and the password that was made up for it, told once. */
export interface Added {
  readonly user: AccountRow
  readonly password: string | null
}

/** One sending of a workbook: whether it is only tried, by which name its progress is asked for, and what ends it. */
interface ImportCall {
  readonly dry: boolean
  readonly run: string
  readonly signal: AbortSignal
}

export const addUser = (fields: object) => post<Added>('addUser', fields)
export const updateUser = (fields: object) => post<AccountRow>('updateUser', fields)
export const disableUsers = (ids: readonly string[], disabled: boolean) =>
  post<{ changed: number }>('disableUsers', { ids, disabled })
export const resetPassword = (id: string) => post<{ password: string }>('resetPassword', { id })
export const revokeSession = (id: string, sessionId: string) => post('revokeUserSession', { id, sessionId })
export const revokeSessions = (id: string) => post('revokeUserSessions', { id })
export const removeAvatar = (id: string) => post('removeAvatar', { id })
export const uploadAvatar = (id: string, bytes: Blob) =>
  call<{ avatarUrl: string }>('POST', `${ROOT}/uploadAvatar?id=${encodeURIComponent(id)}`, { bytes })
export const importUsers = (bytes: Blob, { dry, run, signal }: ImportCall) =>
  call<ImportAnswer>('POST', `${ROOT}/importUsers?dry=${dry ? 1 : 0}&run=${run}`, { bytes, signal })

const PROGRESS_MS = 700

/** How far an import of one's own is, asked for again and again. */
export const progressQuery = (run: string) =>
  queryOptions({
    queryKey: ['import-progress', run],
    queryFn: ({ signal }) =>
      call<ImportProgress | null>('GET', `${ROOT}/importProgress?run=${run}`, { signal }),
    refetchInterval: PROGRESS_MS,
    gcTime: 0,
    meta: { quiet: true },
  })

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [USERS_KEY, 'sessions', id],
    queryFn: ({ signal }) =>
      call<readonly SessionRow[]>('POST', `${ROOT}/findUserSessions`, { body: { id }, signal }),
    meta: { quiet: true },
  })
