import type { Profile } from '@quaywise/contract'
import type { FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'

/** Notes for the query log what became of the caller's profile, and gives it as it is now. */
export const noteProfile = (request: FastifyRequest, before: Profile, after: Profile): Profile => {
  const { id, username: name } = userOf(request).user
  noteChange(request, { kind: 'profile', id, name, before, after })
  return after
}
