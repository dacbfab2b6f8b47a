import type { UiAuthority } from '@quaywise/domain'
import type { z } from 'zod'

/**
 * Who may make a call: anyone, any signed-in user, a tool of the server's own machine, the holder of a UI authority, or whoever may open a page and
 * holds the UI authority beside it. The page is named by the call, in its path (`:area/:page`) or in its body
 * (`inquireParamCO.visitedPage`), or is the fixed one to which the call belongs (`/admin/role`).
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'tool'
  | { readonly ui: UiAuthority }
  | { readonly page: 'in-path' | 'in-body' | `/${string}`; readonly ui?: UiAuthority }

/** A call as plain data: the server registers it, the browser types itself by it, the API page shows it. */
export type Route<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for each part that varies; `params` types them. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly body?: Body
  readonly query?: Query
  readonly params?: Params
  /** The `data` of the envelope. */
  readonly answer: Answer
  /** Open to a user who has yet to replace the first password. */
  readonly beforePasswordChange?: true
  /** `stream`: the body is a file of any size, read as it arrives. */
  readonly takes?: 'stream'
  /** The handler gives a page of a list: its rows are `data`, its counts stand beside `data` in the envelope. */
  readonly lists?: true
  /** A content type outside the envelope: the answer is a file. */
  readonly gives?: string
}

/** Keeps the exact schemas of a route. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Schema<R, Key extends string> = R extends { readonly [K in Key]: infer S extends z.ZodType } ? S : never

/** What a call's body holds once it was checked; undefined where it has none. */
export type BodyOf<R extends Route> = [Schema<R, 'body'>] extends [never]
  ? undefined
  : z.output<Schema<R, 'body'>>
/** What a call's query string holds once it was checked. */
export type QueryOf<R extends Route> = [Schema<R, 'query'>] extends [never]
  ? undefined
  : z.output<Schema<R, 'query'>>
/** What the varying parts of a call's path hold once they were checked. */
export type ParamsOf<R extends Route> = [Schema<R, 'params'>] extends [never]
  ? undefined
  : z.output<Schema<R, 'params'>>
/** The `data` of a call's answer. */
export type AnswerOf<R extends Route> = z.output<R['answer']>
