import type { User } from '@quaywise/admin-store'
import type { Access } from '@quaywise/contract'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { InEffect } from '../parameters/in-effect.ts'

/** What a caller may open (page authorities), use (UI authorities) and see (terminals; null for all). */
export type Rights = {
  readonly isAdmin: boolean
  readonly pageAuthorities: readonly string[]
  readonly uiAuthorities: readonly string[]
  readonly terminals: readonly string[] | null
}

/** Who makes a call: a signed-in user, or a tool on this machine with the server's own token. */
export type Identity =
  | {
      readonly kind: 'user'
      readonly user: User
      readonly sessionId: string
      readonly rights: Rights
      /** Administrators have to have a second factor, and this one has none yet. */
      readonly mustSetUpFactor: boolean
    }
  | { readonly kind: 'tool'; readonly rights: Rights }

/** What a call changed: the thing, and what it was before and after; secrets are never part of it. */
export type Change = {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or null. */
    identity: Identity | null
    /** The parameters that held when the call came in; null where nobody signed in makes it. */
    inEffect: InEffect | null
    /** What the call changed so far, or null; the query log keeps it. */
    changes: readonly Change[] | null
    /** What came in and was found right, or null while it was not; the query log keeps it without secrets. */
    asked: { readonly params: unknown; readonly query: unknown; readonly body: unknown } | null
    /** How many rows the answer gives, where its content does not tell. */
    rowsGiven: number | null
  }
  interface FastifyContextConfig {
    access?: Access
    beforePasswordChange?: boolean
    lists?: boolean
  }
}

/** The caller of a call that needs one. Throws `UNAUTHENTICATED`. */
export const identityOf = (request: FastifyRequest): Identity => {
  if (!request.identity) throw new Problem('UNAUTHENTICATED')
  return request.identity
}

/** The signed-in user of a call that only a person can make. Throws `FORBIDDEN` for a tool. */
export const userOf = (request: FastifyRequest) => {
  const identity = identityOf(request)
  if (identity.kind !== 'user') throw new Problem('FORBIDDEN')
  return identity
}

/** Notes for the query log what a call changed; a batch notes each thing. */
export const noteChange = (request: FastifyRequest, change: Change): void => {
  request.changes = [...(request.changes ?? []), change]
}
