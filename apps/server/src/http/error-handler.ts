import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './answers.ts'
import { problemOf } from './problem-of.ts'

/** Answers whatever was thrown; what is our own fault is logged with its trace id and told in general words. */
export const answerError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(thrown)
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, 'call failed')
  return sendProblem(request, reply, problem)
}

/** The one place where errors become answers. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((thrown, request, reply) => answerError(thrown, request, reply))
}
