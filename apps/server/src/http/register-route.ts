import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@quaywise/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorise } from '../access/authorise.ts'
import { success } from './answers.ts'
import { checked } from './checked.ts'

/** A call as its handler gets it: everything that came in was checked against the route. */
type Call<R extends Route> = {
  readonly body: BodyOf<R>
  readonly query: QueryOf<R>
  readonly params: ParamsOf<R>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A page of a list: its rows, and the counts that stand beside them. */
type Listed<Rows> = { readonly rows: Rows; readonly beside: Readonly<Record<string, number>> }

/** What a handler gives: the data of the envelope, a page of a list, or a file as a stream. */
type Given<R extends Route> = R extends { readonly gives: string }
  ? Readable
  : R extends { readonly lists: true }
    ? Listed<AnswerOf<R>>
    : AnswerOf<R>

export type Handler<R extends Route> = (call: Call<R>) => Promise<Given<R>>

const callOf = <R extends Route>(route: R, request: FastifyRequest, reply: FastifyReply): Call<R> => {
  const params = checked('path', route.params, request.params)
  const query = checked('query', route.query, request.query)
  // A call without a body says nothing of any field, which is enough where none is required.
  const body = checked('body', route.body, request.body === undefined ? {} : request.body)
  // The three were made by the schemas that these types are derived from.
  return { params, query, body, request, reply } as Call<R>
}

const namedInBody = ({ access }: Route): boolean =>
  typeof access === 'object' && 'page' in access && access.page === 'in-body'

const isListed = (route: Route, _data: unknown): _data is Listed<unknown> => route.lists === true

/** Serves a route of the contract: who may call is checked first, then what came in, then the handler runs. */
export const registerRoute = <R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void => {
  app.route({
    method: route.method,
    url: route.path,
    config: {
      access: route.access,
      beforePasswordChange: route.beforePasswordChange === true,
      lists: route.lists === true,
    },
    handler: async (request, reply) => {
      const params = checked('path', route.params, request.params)
      // Whoever may not call learns nothing of what a call must hold; only a page named in the body has to wait.
      if (!namedInBody(route)) authorise(route.access, request, { params, body: null })
      const call = callOf(route, request, reply)
      request.asked = call
      if (namedInBody(route)) authorise(route.access, request, call)
      const data = await handler(call)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      if (!route.gives)
        return isListed(route, data) ? success(request, data.rows, data.beside) : success(request, data)
      // A call that gives files of several kinds says itself which one this is.
      return (reply.hasHeader('content-type') ? reply : reply.type(route.gives)).send(data)
    },
  })
}
