import type { AdminStore } from '@quaywise/admin-store'
import type { FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { Problem } from '../http/problem.ts'
import { roleName } from '../roles/role-name.ts'
import { noteRole } from '../roles/role-record.ts'
import { DECLARED } from './declared.ts'

/**
 * Takes authorities of the terminal's own away, also out of their roles: all of them or none. Throws
 * `PERMISSION_DECLARED` for one that the product declares, `NOT_FOUND` for one that is not there.
 */
export const removePermissions = async (
  admin: AdminStore,
  request: FastifyRequest,
  ids: readonly string[],
): Promise<{ id: string; roles: string[] }[]> => {
  const declared = DECLARED.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  if (declared.length > 0)
    throw new Problem('PERMISSION_DECLARED', { values: { names: declared.join(', ') } })
  const outcome = await admin.permissions.remove(ids)
  if (!outcome.ok) throw new Problem('NOT_FOUND')
  for (const { permission, roles } of outcome.removed) {
    const { id, labels, description } = permission
    const before = { labels, description, roles: roles.map(({ name }) => name) }
    noteChange(request, { kind: 'permission', id, name: id, before, after: null })
    for (const role of roles) {
      const uiAuthorities = role.uiAuthorities.filter((held) => held !== id)
      noteRole(request, role, { ...role, uiAuthorities })
    }
  }
  return outcome.removed.map(({ permission, roles }) => ({
    id: permission.id,
    roles: roles.map((role) => roleName(role, languageOf(request))),
  }))
}
