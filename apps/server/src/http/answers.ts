import { type Failure, SHOW_TYPES } from '@quaywise/contract'
import { acceptedLocale, errorText, type Locale, localeOf } from '@quaywise/i18n/errors'
import { faultText } from '@quaywise/i18n/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from './problem.ts'

/** The envelope of an answer that succeeded; `beside` stands beside its data. */
export const success = (
  request: FastifyRequest,
  data: unknown,
  beside: Readonly<Record<string, number>> = {},
) => ({
  success: true as const,
  data,
  ...beside,
  traceId: request.id,
})

/** The language that a caller asks for: what the request accepts, else the user's own; null where neither says. */
const askedLanguage = (request: FastifyRequest): Locale | null => {
  const accepted = acceptedLocale(request.headers['accept-language'])
  if (accepted) return accepted
  const own = request.identity?.kind === 'user' ? request.identity.user.language : null
  return own === null ? null : localeOf(own)
}

/** The language of a caller: what the request accepts, else the user's own, else the product's. */
export const languageOf = (request: FastifyRequest): Locale => askedLanguage(request) ?? localeOf(null)

const showTypeOf = (problem: Problem): number => {
  if (problem.code === 'UNAUTHENTICATED') return SHOW_TYPES.silent
  return problem.status === 429 ? SHOW_TYPES.warning : SHOW_TYPES.error
}

const failure = (request: FastifyRequest, problem: Problem): Failure => {
  const asked = askedLanguage(request)
  const locale = asked ?? localeOf(null)
  // A tool that asks for no language gets details as they are, for its log.
  const told = asked === null ? {} : problem.valuesIn(asked)
  const fields = problem.fields.map(({ field, code, values }) => ({
    field,
    message: faultText(code, locale, values),
  }))
  const detail = fields
    .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`))
    .join(' ')
  const named = fields.length > 0 && asked !== null ? { detail } : {}
  const values = { ...problem.values, ...named, ...told, traceId: request.id }
  return {
    success: false,
    ...(fields.length > 0 ? { data: { fields } } : {}),
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
