import type { CurrentUser, MenuTree, Permissions } from '@quaywise/contract'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { dropToken, readToken } from '../api/token.ts'
import { browserLocale } from '../locale/browser-locale.ts'
import { forgetTabs } from '../workspace/tab-storage.ts'

/** Who is signed in and what they may do. */
export interface Session {
  readonly user: CurrentUser
  readonly authorities: Permissions
  /** The pages in the order of the terminal's menu. */
  readonly menu: MenuTree
  /** The terminal's own words, by the names of the texts that they replace. */
  readonly texts: Readonly<Record<string, string>>
}

/** The session of this browser; all of its calls must succeed. Without a token there is nothing to ask for. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    if (readToken() === null) throw new ApiError('', 'UNAUTHENTICATED', 401, 0)
    const [user, authorities, menu, texts] = await Promise.all([
      call<CurrentUser>('GET', '/api/currentUser', { signal }),
      call<Permissions>('GET', '/v1/permission/current', { signal }),
      call<MenuTree>('GET', '/v1/permission/menu', { signal }),
      call<Session['texts']>('GET', `/v1/dictionary/texts?locale=${browserLocale()}`, { signal }),
    ])
    return { user, authorities, menu, texts }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { quiet: 'refusals' },
})

/** The session, for everything inside the signed-in part of the application. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data

/** Forgets everything this browser holds of the session. */
export function clearSession(client: QueryClient): void {
  dropToken()
  forgetTabs()
  client.clear()
}
