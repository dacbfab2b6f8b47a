import type { FastifyRequest } from 'fastify'
import { languageOf } from '../http/answers.ts'
import type { Services } from '../routes/services.ts'
import type { From, Parts } from './verification-code.ts'

/** What codes are sent with; a failure to hand one over is told in the log of the server, without the code. */
export const codePartsOf = ({ admin, sender }: Services, request: FastifyRequest): Parts => ({
  admin,
  sender,
  onFailure: (error) => request.log.error({ err: error }, 'a verification code was not sent'),
})

/** From where a code is asked for. */
export const fromOf = (request: FastifyRequest, now: Date): From => ({
  address: request.ip,
  locale: languageOf(request),
  now,
})
