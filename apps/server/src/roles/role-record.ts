import type { NewRole, Role } from '@quaywise/admin-store'
import type { FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'

const record = ({ name, labels, description, pageAuthorities, uiAuthorities, terminals }: NewRole) => ({
  ...{ name, labels, description, pageAuthorities, uiAuthorities, terminals },
})

/** Notes for the query log what became of a role. */
export const noteRole = (request: FastifyRequest, before: Role | null, after: Role | null): void => {
  const { id = '', name = '' } = after ?? before ?? {}
  noteChange(request, {
    ...{ kind: 'role', id, name },
    before: before && record(before),
    after: after && record(after),
  })
}
