import type { AdminStore, Tx } from '@quaywise/admin-store'
import { Problem, waitProblem } from '../http/problem.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import {
  boundCodes,
  checkSender,
  type From,
  newCode,
  type Parts,
  waitsOf,
} from '../senders/verification-code.ts'

/** Each account has codes of its own for an address: nobody uses up the tries of another. */
const purposeOf = (userId: string): string => `email of ${userId}`

/**
 * Sends a code to the address that an account is to have. Throws `CODE_TOO_SOON` within a minute of the one before,
 * `TOO_MANY_ATTEMPTS` from twenty within a quarter of an hour on, and `CODE_NOT_SENT` while the sender is out of order.
 */
export const sendCodeTo = async (
  { admin, sender, onFailure }: Parts,
  { userId, email }: { readonly userId: string; readonly email: string },
  { address, locale, now }: From,
): Promise<{ expiresIn: number; nextIn: number }> => {
  await checkSender(sender)
  for (const asker of [address, userId]) await boundCodes(admin, asker, now)
  const code = newCode()
  const issued = await admin.codes.issue(email, purposeOf(userId), code, now)
  if (!issued.issued) throw waitProblem('CODE_TOO_SOON', new Date(issued.retryAt), now)
  sender.send({ mobile: null, email, code, purpose: 'email', locale }).catch(onFailure)
  return waitsOf(issued.expiresAt, now)
}

const wrongCode = () =>
  new Problem('WRONG_CODE', { status: 422, fields: [{ field: 'captcha', code: 'wrongCode' }] })

/** The address of an account that waits for its proof. Throws `NOT_FOUND` where none does. */
export const pendingEmailOf = async (admin: AdminStore, userId: string, tx?: Tx): Promise<string> => {
  const { pendingEmail } = await admin.profiles.of(userId, tx)
  if (pendingEmail === null) throw new Problem('NOT_FOUND')
  return pendingEmail
}

/** Gives an account the address to which the code went. Throws 422 `WRONG_CODE`, and `CONFLICT` where another waits by now. */
export const confirmAddress = async (
  admin: AdminStore,
  userId: string,
  captcha: string,
  now: Date,
): Promise<void> => {
  const email = await pendingEmailOf(admin, userId)
  const right = await admin.codes.check(email, purposeOf(userId), captcha, now)
  if (!right) throw wrongCode()
  await admin.transaction(async (tx) => {
    if (!(await right.use(tx))) throw wrongCode()
    if ((await pendingEmailOf(admin, userId, tx)) !== email) throw new Problem('CONFLICT')
    await admin.users.update(userId, { email }, tx)
    // What was proven is no longer merely typed in: it may lead a company account here.
    await admin.profiles.change(userId, { pendingEmail: null, ownEmail: null }, now, tx)
    await tellSecurity(admin, userId, 'email', now, tx)
  })
}
