import { hashPassword, type NewUser, type User } from '@quaywise/admin-store'
import type { TestApp } from './app.ts'

/** The password of every test user. */
export const TEST_PASSWORD = 'correct horse battery'

/** What a test says of a user; roles are given by their authorities. */
export type TestUser = Partial<Omit<NewUser, 'passwordHash'>> & {
  readonly pageAuthorities?: readonly string[]
  readonly uiAuthorities?: readonly string[]
  readonly terminals?: readonly string[] | null
}

/** Adds a user with one role of the given authorities (none for an administrator). */
export const addUser = async ({ admin }: Pick<TestApp, 'admin'>, user: TestUser = {}): Promise<User> => {
  const { pageAuthorities = [], uiAuthorities = [], terminals = null, ...fields } = user
  const { username = 'ada', name = 'Ada' } = fields
  const passwordHash = await hashPassword(TEST_PASSWORD)
  const made = await admin.users.create({ ...fields, username, name, passwordHash })
  if (!made.ok) throw new Error(`The user ${username} was not made: ${made.reason}`)
  const role = await admin.roles.save({
    name: `role of ${username}`,
    description: '',
    pageAuthorities: [...pageAuthorities],
    uiAuthorities: [...uiAuthorities],
    terminals: terminals === null ? null : [...terminals],
  })
  if (role.ok && !fields.isAdmin) await admin.roles.assign(made.user.id, [role.role.id])
  return made.user
}

/** Signs a test user in over HTTP and gives the headers of their calls. */
export const login = async (
  { app }: Pick<TestApp, 'app'>,
  username = 'ada',
): Promise<{ readonly authorization: string }> => {
  const payload = { type: 'account', username, password: TEST_PASSWORD }
  const response = await app.inject({ method: 'POST', url: '/api/login/account', payload })
  if (response.statusCode !== 200) throw new Error(`${username} cannot sign in: ${response.body}`)
  return { authorization: `Bearer ${response.json().data.token}` }
}
