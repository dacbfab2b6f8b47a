import type { AdminStore } from './admin-store.ts'
import { generatePassword } from './generated-password.ts'
import { hashPassword } from './password.ts'
import type { NewRole } from './role.ts'

const DONE_KEY = 'first_admin_created'
const USERNAME = 'admin'

/** Whether the first administrator was made now, and the password if it was thought up here. */
export interface FirstAdmin {
  created: boolean
  generatedPassword?: string
}

/**
 * Makes the account `admin`, and the roles to begin with, once in the life of the database, by one process of all.
 * Without a given password one is generated, returned for the only time, and must be changed at the first sign-in.
 */
export async function ensureFirstAdmin(
  store: AdminStore,
  given: { readonly password?: string; readonly roles?: readonly (NewRole & { id: string })[] },
): Promise<FirstAdmin> {
  if (await store.settings.get(DONE_KEY, Boolean)) return { created: false }
  const generatedPassword = given.password === undefined ? generatePassword() : undefined
  const passwordHash = await hashPassword(given.password ?? generatedPassword ?? '')
  const mustChangePassword = generatedPassword !== undefined
  const created = await store.transaction(async (tx) => {
    if (!(await store.settings.setOnce(DONE_KEY, true, tx))) return false
    if (await store.users.findByUsername(USERNAME, tx)) return false
    const admin = {
      username: USERNAME,
      name: 'Administrator',
      passwordHash,
      isAdmin: true,
      mustChangePassword,
    }
    if (!(await store.users.create(admin, tx)).ok) return false
    for (const role of given.roles ?? []) await store.roles.save(role, tx)
    return true
  })
  return created && generatedPassword !== undefined ? { created, generatedPassword } : { created }
}
