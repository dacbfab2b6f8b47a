import { z } from 'zod'
import { ownDescription, ownLabels } from './own-labels.ts'
import { pageQuery } from './paged.ts'
import { oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'

const access = { page: '/admin/role' } as const
const oneRole = z.object({ id: z.string().min(1).max(60) })
const authorities = z.array(z.string().min(1).max(120)).max(500)

/** What roles can be sorted by. */
export const ROLE_SORTS = ['name', 'holders', 'changedAt'] as const

const fields = {
  name: oneLine(80),
  description: ownDescription,
  pageAuthorities: authorities,
  uiAuthorities: authorities,
  /** The terminals whose data a holder sees; null for all. */
  terminals: z.array(z.string().min(1).max(60)).min(1).max(200).nullable(),
} as const

/** A role: what its holders may open, use and see. */
export const role = z.object({
  id: z.string(),
  ...fields,
  /** What it is called in the language of the call. */
  label: z.string(),
  /** What it is called in a language, where that is another word than its name. */
  labels: ownLabels,
  version: z.number().int(),
  changedAt: z.string().nullable(),
  /** How many people have it. */
  holders: z.number().int(),
})
export type RoleRow = z.infer<typeof role>

const written = z.strictObject({ ...fields, labels: ownLabels.optional() })
export type WrittenRole = z.infer<typeof written>

/** The roles, page by page. */
export const listRoles = defineRoute({
  method: 'GET',
  path: '/v1/role',
  summary: 'The roles by name; `text` looks in name and description, `authority` for who may do that.',
  access,
  query: z.strictObject({
    text: z.string().max(200).optional(),
    authority: z.string().max(120).optional(),
    sort: z.enum(ROLE_SORTS).default('name'),
    order: z.enum(['ascend', 'descend']).default('ascend'),
    ...pageQuery,
  }),
  lists: true,
  answer: z.array(role),
})

/** One role. */
export const getRole = defineRoute({
  method: 'GET',
  path: '/v1/role/:id',
  summary: 'One role with its authorities.',
  access,
  params: oneRole,
  answer: role,
})

/** Makes a role. */
export const addRole = defineRoute({
  method: 'POST',
  path: '/v1/role',
  summary: 'Make a role.',
  access,
  body: written,
  answer: role,
})

/** Changes a role; it acts on the next call of each holder. */
export const changeRole = defineRoute({
  method: 'PUT',
  path: '/v1/role/:id',
  summary: 'Change a role that is still at `version`; its holders feel it at their next call.',
  access,
  params: oneRole,
  body: written.partial().extend({ version: z.number().int().min(1) }),
  answer: role,
})

/** Makes another role with the same authorities. */
export const copyRole = defineRoute({
  method: 'POST',
  path: '/v1/role/:id/copy',
  summary: 'Make another role with the same authorities and terminals; nobody has it yet.',
  access,
  params: oneRole,
  body: written.pick({ name: true }),
  answer: role,
})

/** Deletes a role that nobody has. */
export const deleteRole = defineRoute({
  method: 'DELETE',
  path: '/v1/role/:id',
  summary: 'Delete a role that nobody has; what was shared with it stays with its owners.',
  access,
  params: oneRole,
  answer: z.object({ id: z.string() }),
})

const member = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
})
export type RoleMember = z.infer<typeof member>

/** Who has a role. */
export const listRoleMembers = defineRoute({
  method: 'GET',
  path: '/v1/role/:id/members',
  summary: 'The people who have a role, by user name; `text` looks in their names, e-mail and phone.',
  access,
  params: oneRole,
  query: z.strictObject({ text: z.string().max(200).optional(), ...pageQuery }),
  lists: true,
  answer: z.array(member),
})

/** A role to begin with, as the product proposes it. */
const starter = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  pages: z.number().int(),
  elements: z.array(z.string()),
  /** It is there already. */
  there: z.boolean(),
})
export type StarterRole = z.infer<typeof starter>

/** The roles to begin with. */
export const listStarterRoles = defineRoute({
  method: 'GET',
  path: '/v1/role/starters',
  summary: 'The roles that the product proposes to begin with, and which of them are there.',
  access,
  answer: z.array(starter),
})

/** Makes roles to begin with. */
export const addStarterRoles = defineRoute({
  method: 'POST',
  path: '/v1/role/starters',
  summary: 'Make roles that the product proposes, all or none; one that is there already is refused.',
  access,
  body: z.strictObject({ ids: z.array(z.string().min(1).max(60)).min(1).max(20) }),
  answer: z.array(role),
})

const side = z.object({ left: z.boolean(), right: z.boolean() })

/** Two roles side by side. */
export const compareRoles = defineRoute({
  method: 'GET',
  path: '/v1/role/compare',
  summary: 'Two roles side by side: each authority and terminal, and which of the two has it.',
  access,
  query: z.strictObject({ left: z.string().min(1).max(60), right: z.string().min(1).max(60) }),
  answer: z.object({
    left: role,
    right: role,
    pages: z.array(side.extend({ authority: z.string() })),
    elements: z.array(side.extend({ authority: z.string() })),
    terminals: z.array(side.extend({ terminal: z.string() })),
  }),
})
export type RoleComparison = z.infer<typeof compareRoles.answer>
