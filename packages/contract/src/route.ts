import type { UiAuthority } from '@quaywise/domain'
import type { z } from 'zod'

/** Who may make a call: anyone, any signed-in user, or the holder of a UI authority. */
export type Access = 'public' | 'signed-in' | { readonly ui: UiAuthority } | { readonly page: 'in-path' }

/** A call as plain data: the server registers it, the browser types itself by it, the API page shows it. */
export type Route<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly body?: Body
  readonly query?: z.ZodType
  readonly answer: Answer
}

/** Keeps the exact schemas of a route. */
export const defineRoute = <const R extends Route>(route: R): R => route
