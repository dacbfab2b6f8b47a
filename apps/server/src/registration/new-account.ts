import type { AdminStore, NewUser, Tx, User } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import type { SignInRules } from '../sign-in/rules.ts'
import { tellWaiting } from './tell-waiting.ts'

/**
 * Makes an account for whoever asked for one: open at once, or waiting with every administrator told. Throws
 * `REGISTRATION_CLOSED`; 422 at the user name, and `MOBILE_TAKEN`, where somebody has them.
 */
export const newAccount = async (
  admin: AdminStore,
  fields: NewUser,
  how: { readonly via: 'mobile' | 'oidc'; readonly registration: SignInRules['registration'] },
  now: Date,
  tx: Tx,
): Promise<User> => {
  if (how.registration === 'off') throw new Problem('REGISTRATION_CLOSED')
  const waits = how.registration === 'approval'
  const made = await admin.users.create({ ...fields, disabled: waits, createdAt: now.toISOString() }, tx)
  if (!made.ok) {
    if (made.reason === 'mobile-taken') throw new Problem('MOBILE_TAKEN')
    const detail = 'body.username: taken'
    throw new Problem('INVALID_INPUT', {
      values: { detail },
      fields: [{ field: 'username', code: made.reason === 'username-taken' ? 'taken' : 'format' }],
    })
  }
  await admin.registrations.add(made.user.id, how.via, !waits, now, tx)
  if (waits) await tellWaiting(admin, made.user, now, tx)
  return made.user
}
