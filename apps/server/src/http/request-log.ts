import type { FastifyInstance } from 'fastify'

/** One line for each answer: the route, never the query, a header or a body, which may hold secrets. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log[reply.statusCode >= 400 ? 'info' : 'debug'](line, 'answered')
  })
}
