import type { Department } from '@quaywise/admin-store'
import type { FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'

type Side = Department | null

const record = (side: Side) =>
  side && { name: side.name, note: side.note, parentId: side.parentId, sort: side.sort }

/** Notes what a department was before and is now; null where it was not there. */
export const noteDepartment = (request: FastifyRequest, before: Side, after: Side): void => {
  const named = after ?? before
  if (!named) return
  noteChange(request, {
    kind: 'department',
    id: named.id,
    name: named.name,
    before: record(before),
    after: record(after),
  })
}

/** Notes who came into a department, or left it. */
export const noteMembers = (
  request: FastifyRequest,
  department: Department,
  change: { readonly joined: readonly string[] } | { readonly left: readonly string[] },
): void =>
  noteChange(request, {
    kind: 'department',
    id: department.id,
    name: department.name,
    before: 'left' in change ? { members: change.left } : {},
    after: 'joined' in change ? { members: change.joined } : {},
  })
