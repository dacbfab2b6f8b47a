import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import type { Metrics } from './metrics.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

const mayRead = (request: FastifyRequest): boolean =>
  request.identity?.rights.isAdmin === true || LOOPBACK.test(request.ip)

/** Measures every answer by its route, and serves the measurements to this machine and to administrators. */
export const measureCalls = (app: FastifyInstance, { registry, calls }: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    calls.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    if (!mayRead(request)) throw new Problem(request.identity ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
