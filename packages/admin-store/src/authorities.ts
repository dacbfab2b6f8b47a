import type { Role } from './role.ts'

/** What a user may open (`pageAuthorities`), use (`uiAuthorities`) and see (`terminals`, null for all). */
export interface Authorities {
  pageAuthorities: string[]
  uiAuthorities: string[]
  terminals: string[] | null
}

/** Stands for every authority there is, also those of pages that come later. */
export const EVERY_AUTHORITY = '*'

function union(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort()
}

/**
 * Adds up roles. An administrator gets `EVERY_AUTHORITY` and all terminals. Terminals are limited only
 * where every role limits them: no role at all, or one role without a limit, means all terminals.
 */
export function authoritiesOf(isAdmin: boolean, roles: readonly Role[]): Authorities {
  if (isAdmin)
    return { pageAuthorities: [EVERY_AUTHORITY], uiAuthorities: [EVERY_AUTHORITY], terminals: null }
  const limits = roles.map((role) => role.terminals).filter((terminals) => terminals !== null)
  return {
    pageAuthorities: union(roles.map((role) => role.pageAuthorities)),
    uiAuthorities: union(roles.map((role) => role.uiAuthorities)),
    terminals: roles.length === 0 || limits.length < roles.length ? null : union(limits),
  }
}
