import {
  type AdminStore,
  hashPassword,
  needsRehash,
  type User,
  verifyDummy,
  verifyPassword,
} from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { type Try, throttled } from './throttled.ts'

/**
 * The account of a name and its password. Throws `WRONG_CREDENTIALS`, after the same time and in the same
 * words, for a name that nobody has.
 */
export const checkPassword = async (admin: AdminStore, username: string, password: string): Promise<User> => {
  const found = await admin.users.credentialsOf(username)
  const right = found ? await verifyPassword(found.passwordHash, password) : await verifyDummy(password)
  if (!found || !right) throw new Problem('WRONG_CREDENTIALS')
  if (needsRehash(found.passwordHash))
    await admin.users.update(found.user.id, { passwordHash: await hashPassword(password) })
  return found.user
}

/**
 * Makes a signed-in person prove that it is them, under the throttle. Throws 422 `WRONG_CREDENTIALS` at the field:
 * the session itself is good.
 */
export const proveOwnPassword = (
  admin: AdminStore,
  userId: string,
  password: string,
  one: Try,
  field = 'password',
): Promise<void> =>
  throttled(admin, one, async () => {
    const found = await admin.users.credentialsById(userId)
    if (!found || !(await verifyPassword(found.passwordHash, password)))
      throw new Problem('WRONG_CREDENTIALS', { status: 422, fields: [{ field, code: 'wrongPassword' }] })
  })

/** The account of a phone and the code that was sent to it. Throws `WRONG_CODE`. */
export const checkCode = async (
  admin: AdminStore,
  mobile: string,
  code: string,
  now: Date,
): Promise<User> => {
  const outcome = await admin.codes.consume(mobile, 'login', code, now)
  const user = await admin.users.findByMobile(mobile)
  if (outcome !== 'ok' || !user) throw new Problem('WRONG_CODE')
  return user
}
