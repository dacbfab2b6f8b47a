import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './answers.ts'
import { Problem } from './problem.ts'

/** Serves an address that no route has; false when it has nothing for it. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

const problemAt = (methods: readonly string[]): Problem =>
  methods.length === 0
    ? new Problem('NOT_FOUND')
    : new Problem('METHOD_NOT_ALLOWED', { headers: { allow: [...new Set(methods)].join(', ') } })

/** Unknown addresses: pages of the browser go to the fallback, calls get 404, a wrong method 405. */
export const handleNotFound = (
  app: FastifyInstance,
  methodsAt: (path: string) => readonly string[],
  fallback: Fallback,
): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const answered = fallback(request, reply)
    return answered ?? sendProblem(request, reply, problemAt(methodsAt(path)))
  })
}
