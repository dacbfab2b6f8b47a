import { randomBytes } from 'node:crypto'
import type { AdminStore, User } from '@quaywise/admin-store'
import type { Config } from '../config/config.ts'
import { Problem } from '../http/problem.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import { sealed, unsealed } from '../schedules/secret-box.ts'
import { factorKey } from '../sign-in/throttled.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { matchingStep, totpUri } from './totp.ts'

const SECRET_BYTES = 20

type Parts = { readonly admin: AdminStore; readonly config: Config }

/** Makes a secret that counts once a code of it was confirmed. Throws `CONFLICT` where a second factor is on. */
export const beginEnrolment = async ({ admin, config }: Parts, user: User, now: Date) => {
  const secret = toBase32(randomBytes(SECRET_BYTES))
  if (!(await admin.secondFactors.begin(user.id, await sealed(secret, config), now)))
    throw new Problem('CONFLICT')
  return { secret, uri: totpUri(secret, user.username) }
}

/** Switches on what was begun and gives the recovery codes. Throws 422 `WRONG_CODE`. */
export const confirmEnrolment = async (
  { admin, config }: Parts,
  userId: string,
  code: string,
  now: Date,
): Promise<string[]> => {
  const begun = await admin.secondFactors.of(userId)
  if (!begun || begun.confirmedAt) throw new Problem('CONFLICT')
  const step = matchingStep(fromBase32(await unsealed(begun.secret, config)), code, now)
  if (step === undefined)
    throw new Problem('WRONG_CODE', { status: 422, fields: [{ field: 'code', code: 'wrongCode' }] })
  const { shown, hashes } = newRecoveryCodes(userId)
  if (!(await admin.secondFactors.confirm(begun, step, hashes, now))) throw new Problem('CONFLICT')
  await tellSecurity(admin, userId, 'factor-on', now)
  return shown
}

/** Switches the second factor of an account off for whoever lost it; its sessions end. Throws `NOT_FOUND`. */
export const resetFactor = async (admin: AdminStore, userId: string, now: Date): Promise<User> => {
  const user = await admin.users.findById(userId)
  if (!user || !(await admin.secondFactors.of(userId))) throw new Problem('NOT_FOUND')
  await admin.transaction(async (tx) => {
    await admin.secondFactors.remove(userId, tx)
    await admin.sessions.revokeAll(userId, now, tx)
    await admin.attempts.unlock(factorKey(userId), tx)
    await tellSecurity(admin, userId, 'factor-off', now, tx)
  })
  return user
}
