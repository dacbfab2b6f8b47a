import { z } from 'zod'
import { defaultLabels, onVersion, ownDescription, ownLabels } from './own-labels.ts'
import { defineRoute } from './route.ts'

const access = { page: '/admin/permission' } as const

/** An authority of a terminal's own: lower-case words, joined by dots, hyphens or underscores. */
const OWN_AUTHORITY = /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/
const onePermission = z.object({ id: z.string().min(1).max(120) })

/** What an authority opens: a page, or an element of pages. */
export const PERMISSION_KINDS = ['page', 'element'] as const

/** What permissions can be sorted by; without any they stand as the menu does. */
export const PERMISSION_SORTS = ['authority', 'label', 'roles', 'changedAt'] as const

/** An authority as administrators see it. */
export const permission = z.object({
  /** The authority itself. */
  id: z.string(),
  kind: z.enum(PERMISSION_KINDS),
  /** The group of the menu; null for elements. */
  group: z.string().nullable(),
  /** The address of the page; null for elements. */
  path: z.string().nullable(),
  /** Declared by the product: it cannot be deleted. */
  declared: z.boolean(),
  /** An ungated page is open to everybody. */
  gated: z.boolean(),
  /** Holders need the administrator flag besides. */
  adminOnly: z.boolean(),
  /** Its name in the language of the call. */
  label: z.string(),
  labels: ownLabels,
  /** What the product calls it; its own authority where it has no word. */
  defaults: defaultLabels,
  description: z.string(),
  /** Its place among the others of its group; null as declared. */
  sort: z.number().int().nullable(),
  /** Whether the menu shows it. */
  visible: z.boolean(),
  /** The roles that have it. */
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  version: z.number().int(),
  changedAt: z.string().nullable(),
})
export type PermissionRow = z.infer<typeof permission>

const said = { labels: ownLabels, description: ownDescription } as const

/** Makes an authority of the terminal's own. */
export const addPermission = defineRoute({
  method: 'POST',
  path: '/v1/permission',
  summary: 'Make a UI authority of your own; pages and the elements of the product are there by themselves.',
  access,
  body: z.strictObject({
    authority: z.string().trim().min(1).max(100).regex(OWN_AUTHORITY),
    labels: ownLabels.default({}),
    description: ownDescription.default(''),
  }),
  answer: permission,
})

/** Changes what is said of an authority. */
export const changePermission = defineRoute({
  method: 'PUT',
  path: '/v1/permission/:id',
  summary:
    'Change the words, the description, the place or the visibility in the menu; `version` guards what others changed.',
  access,
  params: onePermission,
  query: onVersion,
  body: z
    .strictObject({
      ...said,
      sort: z.number().int().min(0).max(10_000).nullable(),
      visible: z.boolean(),
    })
    .partial(),
  answer: permission,
})

/** Puts the pages of a group of the menu into an order. */
export const orderPermissions = defineRoute({
  method: 'POST',
  path: '/v1/permission/order',
  summary: 'Put the pages of a group of the menu into an order: all of them, each once.',
  access,
  body: z.strictObject({
    group: z.string().min(1).max(60),
    ids: z.array(z.string().min(1).max(120)).min(1).max(200),
  }),
  answer: z.object({ ids: z.array(z.string()) }),
})

const gone = z.object({ id: z.string(), roles: z.array(z.string()) })

/** Deletes an authority of the terminal's own. */
export const deletePermission = defineRoute({
  method: 'DELETE',
  path: '/v1/permission/:id',
  summary: 'Delete an authority of your own; it is taken out of its roles, whose names are told.',
  access,
  params: onePermission,
  answer: gone,
})

/** Deletes several authorities of the terminal's own, all or none. */
export const deletePermissions = defineRoute({
  method: 'DELETE',
  path: '/v1/permission/deleteBatch',
  summary: 'Delete several authorities of your own, all or none; each is taken out of its roles.',
  access,
  body: z.strictObject({ ids: z.array(z.string().min(1).max(120)).min(1).max(200) }),
  answer: z.array(gone),
})

/** Finds authorities. */
export const findPermissions = defineRoute({
  method: 'POST',
  path: '/v1/permission/findPermissions',
  summary: 'Find authorities by text, kind, group or role; in the order of the menu unless sorted.',
  access,
  body: z.strictObject({
    text: z.string().max(200).optional(),
    kind: z.enum(PERMISSION_KINDS).optional(),
    group: z.string().max(60).optional(),
    /** Only what this role has. */
    roleId: z.string().max(60).optional(),
    /** Only the product's own, or only the terminal's own. */
    declared: z.boolean().optional(),
    sorter: z.partialRecord(z.enum(PERMISSION_SORTS), z.enum(['ascend', 'descend'])).optional(),
    current: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(500).default(20),
  }),
  lists: true,
  answer: z.array(permission),
})

const menuPage = z.object({ path: z.string(), authority: z.string(), label: z.string() })

/** The menu of the signed-in user. */
export const getMenu = defineRoute({
  method: 'GET',
  path: '/v1/permission/menu',
  summary: 'The menu of the signed-in user: groups and the pages in them, in their order and language.',
  access: 'signed-in',
  answer: z.array(z.object({ group: z.string(), label: z.string(), pages: z.array(menuPage) })),
  beforePasswordChange: true,
})
export type MenuTree = z.infer<typeof getMenu.answer>
