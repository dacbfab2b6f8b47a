import { z } from 'zod'
import { account, accountId } from './accounts.ts'
import { manyLines, oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'

const access = { page: '/admin/department' } as const
const one = z.strictObject({ id: accountId })

const department = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  note: z.string(),
  /** Its place among those with the same parent, from 0. */
  sort: z.number().int(),
  /** People in it, without those of the departments below. */
  members: z.number().int(),
  version: z.number().int(),
})
export type DepartmentRow = z.infer<typeof department>

const words = {
  name: oneLine(80),
  note: manyLines(500).default(''),
} as const
const userIds = z.array(accountId).min(1).max(200)
const changed = z.object({ changed: z.number().int() })

/** All departments. */
export const listDepartments = defineRoute({
  method: 'GET',
  path: '/v1/department/tree',
  summary: 'All departments, parents by `parentId`, those of one parent in their order.',
  access,
  answer: z.array(department),
})

/** Adds a department after its siblings. */
export const addDepartment = defineRoute({
  method: 'POST',
  path: '/v1/department',
  summary: 'Add a department; names are unique under one parent, whatever their case.',
  access,
  body: z.strictObject({ ...words, parentId: accountId.nullable().default(null) }),
  answer: z.object({ id: z.string() }),
})

/** Renames a department or changes its note. */
export const changeDepartment = defineRoute({
  method: 'PUT',
  path: '/v1/department/:id',
  summary: 'Rename a department or change its note; with its `version` a stale edit is refused with 409.',
  access,
  params: one,
  body: z.strictObject({ ...words, version: z.number().int().min(1).optional() }),
  answer: z.object({ id: z.string() }),
})

/** Puts a department somewhere else in the tree. */
export const moveDepartment = defineRoute({
  method: 'POST',
  path: '/v1/department/:id/move',
  summary:
    'Put a department under a parent (null for the top), before one of its children (null for the end); never below itself.',
  access,
  params: one,
  body: z.strictObject({ parentId: accountId.nullable(), beforeId: accountId.nullable().default(null) }),
  answer: z.object({ id: z.string() }),
})

/** Deletes a department. */
export const deleteDepartment = defineRoute({
  method: 'DELETE',
  path: '/v1/department/:id',
  summary:
    'Delete a department that has no departments below it; its members go to `membersTo`, or it has none.',
  access,
  params: one,
  query: z.strictObject({ membersTo: accountId.optional() }),
  answer: z.object({ id: z.string() }),
})

const member = account.pick({
  id: true,
  username: true,
  name: true,
  avatarUrl: true,
  state: true,
  departments: true,
})
export type DepartmentMember = z.infer<typeof member>

/** Who is in a department. */
export const findMembers = defineRoute({
  method: 'POST',
  path: '/v1/department/:id/findMembers',
  summary:
    'The people of a department page by page, by user name; `below` adds those of the departments below.',
  access,
  params: one,
  body: z.strictObject({
    text: z.string().max(200).optional(),
    below: z.boolean().default(false),
    current: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(200).default(20),
  }),
  answer: z.array(member),
  lists: true,
})

/** People to be put into a department. */
export const findCandidates = defineRoute({
  method: 'POST',
  path: '/v1/department/findCandidates',
  summary: 'The first 20 people whose user name, name, e-mail or phone holds a text.',
  access,
  body: z.strictObject({ text: z.string().max(200).default('') }),
  answer: z.array(member),
})

/** Puts people into a department. */
export const addMembers = defineRoute({
  method: 'POST',
  path: '/v1/department/:id/addMembers',
  summary: 'Put people into a department, all or none; with `main` it becomes their main one.',
  access,
  params: one,
  body: z.strictObject({ userIds, main: z.boolean().default(false) }),
  answer: changed,
})

/** Takes people out of a department. */
export const removeMembers = defineRoute({
  method: 'POST',
  path: '/v1/department/:id/removeMembers',
  summary: 'Take people out of a department; whose main one it was gets another of theirs as main.',
  access,
  params: one,
  body: z.strictObject({ userIds }),
  answer: changed,
})
