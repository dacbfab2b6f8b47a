import { type Failure, SHOW_TYPES } from '@quaywise/contract'
import { acceptedLocale, errorText, type Locale, localeOf } from '@quaywise/i18n/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from './problem.ts'

/** The envelope of an answer that succeeded. */
export const success = (request: FastifyRequest, data: unknown) => ({
  success: true as const,
  data,
  traceId: request.id,
})

/** The language of a caller: what the request accepts, else the user's own, else the product's. */
export const languageOf = (request: FastifyRequest): Locale =>
  acceptedLocale(request.headers['accept-language']) ??
  localeOf(request.identity?.kind === 'user' ? request.identity.user.language : null)

const showTypeOf = (problem: Problem): number => {
  if (problem.code === 'UNAUTHENTICATED') return SHOW_TYPES.silent
  return problem.status === 429 ? SHOW_TYPES.warning : SHOW_TYPES.error
}

const failure = (request: FastifyRequest, problem: Problem): Failure => {
  const locale = languageOf(request)
  const values = { ...problem.values, ...problem.valuesIn(locale), traceId: request.id }
  return {
    success: false,
    errorCode: problem.code,
    errorMessage: errorText(problem.code, locale, values),
    showType: showTypeOf(problem),
    traceId: request.id,
  }
}

/** Answers a call with the envelope of a failure and its true status. */
export const sendProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure(request, problem))
