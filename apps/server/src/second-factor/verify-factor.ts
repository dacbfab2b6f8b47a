import type { AdminStore } from '@quaywise/admin-store'
import type { Config } from '../config/config.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import { unsealed } from '../schedules/secret-box.ts'
import { fromBase32 } from './base32.ts'
import { recoveryHash } from './recovery-codes.ts'
import { matchingStep } from './totp.ts'

const IS_TOTP = /^\d{6}$/

/** Whether a code is the second factor of an account now; a code that was right is never so again. */
export const verifyFactor = async (
  admin: AdminStore,
  config: Config,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  const factor = await admin.secondFactors.of(userId)
  if (!factor?.confirmedAt) return false
  if (IS_TOTP.test(code)) {
    const step = matchingStep(fromBase32(await unsealed(factor.secret, config)), code, now)
    return step !== undefined && admin.secondFactors.useStep(userId, step)
  }
  const used = await admin.secondFactors.useCode(userId, recoveryHash(userId, code), now)
  if (used) await tellSecurity(admin, userId, 'recovery', now)
  return used
}
