import { generatePassword, hashPassword, verifyPassword } from '@quaywise/admin-store'
import { findCurrentUser, resetPassword, verifyUserPassword } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { currentUserOf } from '../routes/user.ts'
import { throttled } from '../sign-in/throttled.ts'
import { noteDeed } from './account-note.ts'

/** Who the caller is, whether a password is theirs, and passwords that are given anew. */
export const passwordRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, findCurrentUser, ({ request }) => currentUserOf(admin, userOf(request)))

  registerRoute(app, verifyUserPassword, async ({ body, request }) => {
    const { user } = userOf(request)
    const one = { account: user.username, address: request.ip, now: now() }
    await throttled(admin, one, async () => {
      const found = await admin.users.credentialsById(user.id)
      if (!found || !(await verifyPassword(found.passwordHash, body.password)))
        throw new Problem('WRONG_CREDENTIALS', {
          status: 422,
          fields: [{ field: 'password', code: 'wrongPassword' }],
        })
    })
    return { verified: true as const }
  })

  registerRoute(app, resetPassword, async ({ body: { id }, request }) => {
    if (id === userOf(request).user.id) throw new Problem('NOT_YOURSELF')
    const account = await admin.accounts.find(id)
    if (!account) throw new Problem('NOT_FOUND')
    const password = generatePassword()
    const passwordHash = await hashPassword(password)
    const at = now()
    await admin.transaction(async (tx) => {
      await admin.users.update(id, { passwordHash, mustChangePassword: true }, tx)
      await admin.sessions.revokeAll(id, at, tx)
      // Whoever tried too often may sign in with the new one at once.
      await admin.attempts.record(account.username, 'account', at, true, tx)
    })
    noteDeed(request, account, 'password reset')
    return { password }
  })
}
