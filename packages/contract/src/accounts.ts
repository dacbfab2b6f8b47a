import { z } from 'zod'
import { ACCOUNT_STATES } from './account-states.ts'
import { mobile } from './mobile.ts'
import { oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'
import { currentUser } from './user.ts'

/** Calls of the page where administrators keep accounts. */
const access = { page: '/admin/account' } as const

export const accountId = z.string().min(1).max(60)
const named = z.object({ id: z.string(), name: z.string() })

/** What accounts can be sorted by. */
export const ACCOUNT_SORTS = [
  'username',
  'name',
  'email',
  'mobile',
  'createdAt',
  'lastSignInAt',
  'disabled',
  'validFrom',
  'validUntil',
] as const

/** An account as administrators see it. */
export const account = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** With its middle hidden, as the e-mail, for whoever may not see personal details of users. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
  state: z.enum(ACCOUNT_STATES),
  mustChangePassword: z.boolean(),
  /** Instants: from when, and until when (not included), the account may sign in; null for no limit. */
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  roles: z.array(named),
  /** The main one first. */
  departments: z.array(named),
  /** Goes back with an edit, so that one that is stale is refused with 409. */
  version: z.number().int(),
})
export type AccountRow = z.infer<typeof account>

const word = z.string().trim().min(1)
const username = word
  .min(2)
  .max(60)
  .regex(/^[^\s\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u)
const personName = oneLine(80)
const email = z.preprocess(
  (given) => (typeof given === 'string' && given.trim() === '' ? null : given),
  z.email().max(200).nullable(),
)
const phone = z.preprocess((given) => (given === '' ? null : given), mobile.nullable())
const instant = z.iso.datetime({ offset: true }).nullable()
const ids = z.array(accountId).max(50)

const fields = {
  mobile: phone.optional(),
  email: email.optional(),
  isAdmin: z.boolean().optional(),
  disabled: z.boolean().optional(),
  validFrom: instant.optional(),
  validUntil: instant.optional(),
  roleIds: ids.optional(),
  /** The first is the main one. */
  departmentIds: ids.optional(),
} as const

type Dates = {
  readonly validFrom?: string | null | undefined
  readonly validUntil?: string | null | undefined
}

const inOrder = ({ validFrom, validUntil }: Dates): boolean =>
  !validFrom || !validUntil || Date.parse(validFrom) < Date.parse(validUntil)
const backwards = { path: ['validUntil'], error: 'backwards' }

/** A new account: without a password one is made up, told once, and has to be changed at the first sign-in. */
export const newAccount = z
  .strictObject({ username, name: personName, password: z.string().min(1).max(500).optional(), ...fields })
  .refine(inOrder, backwards)

const filters = {
  /** Found anywhere in the user name, the name, the e-mail or the phone. */
  text: z.string().max(200).optional(),
  /** The same as `text`. */
  name: z.string().max(200).optional(),
  username: z.string().max(200).optional(),
  mobile: z.string().max(30).optional(),
  /** With the departments below it. */
  departmentId: accountId.optional(),
  roleId: accountId.optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
  isAdmin: z.boolean().optional(),
  sorter: z.partialRecord(z.enum(ACCOUNT_SORTS), z.enum(['ascend', 'descend'])).optional(),
} as const

/** Which accounts, and in which order. */
export const accountSearch = z.strictObject(filters)
export type AccountSearch = z.output<typeof accountSearch>

/** Adds an account. */
export const addUser = defineRoute({
  method: 'POST',
  path: '/v1/user/addUser',
  summary:
    'Add an account. Without a password one is made up and told here, once; the first password must be changed.',
  access,
  body: newAccount,
  answer: z.object({ user: account, password: z.string().nullable() }),
})

/** Changes an account; what is not named stays. */
export const updateUser = defineRoute({
  method: 'POST',
  path: '/v1/user/updateUser',
  summary:
    'Change an account; what is left out stays. With the `version` that was read, a stale edit is refused with 409.',
  access,
  body: z
    .strictObject({
      id: accountId,
      version: z.number().int().min(1).optional(),
      username: username.optional(),
      name: personName.optional(),
      ...fields,
    })
    .refine(inOrder, backwards),
  answer: account,
})

/** Disables an account, or enables it again. */
export const disableUser = defineRoute({
  method: 'POST',
  path: '/v1/user/disableUser',
  summary: 'Disable an account, which ends its sessions at once, or enable it again.',
  access,
  body: z.strictObject({ id: accountId, disabled: z.boolean() }),
  answer: account,
})

/** Disables accounts, or enables them again: all or none. */
export const disableUsers = defineRoute({
  method: 'POST',
  path: '/v1/user/disableUsers',
  summary: 'Disable several accounts, or enable them again: all of them or none.',
  access,
  body: z.strictObject({ ids: z.array(accountId).min(1).max(1000), disabled: z.boolean() }),
  answer: z.object({ changed: z.number().int() }),
})

/** Finds accounts. */
export const findUsers = defineRoute({
  method: 'POST',
  path: '/v1/user/findUsers',
  summary: 'Find accounts page by page, by user name unless sorted otherwise.',
  access,
  body: z.strictObject({
    ...filters,
    current: z.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.number().int().min(1).max(200).default(20),
  }),
  answer: z.array(account),
  lists: true,
})

/** Finds an account by its user name. */
export const findUserByName = defineRoute({
  method: 'POST',
  path: '/v1/user/findUserByName',
  summary: 'The account of a user name, whatever its case.',
  access,
  query: z.strictObject({ name: z.string().min(1).max(200) }),
  answer: account,
})

/** Tells who is signed in, as `GET /api/currentUser` does. */
export const findCurrentUser = defineRoute({
  method: 'POST',
  path: '/v1/user/findCurrentUser',
  summary: 'Who is signed in.',
  access: 'signed-in',
  answer: currentUser,
  beforePasswordChange: true,
})

/** Checks the caller's own password, under the throttle of sign-in. */
export const verifyUserPassword = defineRoute({
  method: 'POST',
  path: '/v1/user/verifyUserPassword',
  summary: 'Check your own password before something that needs it; tries are counted as those of sign-in.',
  access: 'signed-in',
  body: z.strictObject({ password: z.string().min(1).max(500) }),
  answer: z.object({ verified: z.literal(true) }),
})

/** Gives an account a new password that is told once. */
export const resetPassword = defineRoute({
  method: 'POST',
  path: '/v1/user/resetPassword',
  summary:
    'Give an account a made-up password, told here once, to be changed at the next sign-in; its sessions end.',
  access,
  body: z.strictObject({ id: accountId }),
  answer: z.object({ password: z.string() }),
})

/** The roles and departments that an account can be given. */
export const accountOptions = defineRoute({
  method: 'POST',
  path: '/v1/user/findOptions',
  summary: 'The roles and departments that an account can be given.',
  access,
  answer: z.object({
    roles: z.array(named),
    departments: z.array(named.extend({ parentId: z.string().nullable() })),
  }),
})
export type AccountOptions = z.infer<typeof accountOptions.answer>
