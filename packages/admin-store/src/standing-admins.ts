import type { Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { lockFor } from './named-lock.ts'
import type { User } from './user.ts'

/** Lets one change of administrators at a time through, so that two cannot take each other away. */
export const lockAdmins = (tx: Tx): Promise<void> => lockFor(tx, 'administrators')

/** Whether an account can administer from now on without an end. */
export function isStanding(user: User, now: Date): boolean {
  const begun = user.validFrom === null || user.validFrom <= toStored(now)
  return user.isAdmin && !user.disabled && user.validUntil === null && begun
}

/** Whether any account can administer from now on without an end. */
export async function anyStanding(tx: Tx, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('userAccount')
    .select('id')
    .where('isAdmin', '=', 1)
    .where('disabled', '=', 0)
    .where('validUntil', 'is', null)
    .where((is) => is.or([is('validFrom', 'is', null), is('validFrom', '<=', toStored(now))]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an account may sign in at an instant. */
export function isValidAt(user: Pick<User, 'disabled' | 'validFrom' | 'validUntil'>, now: Date): boolean {
  const at = toStored(now)
  return !user.disabled && (user.validFrom ?? at) <= at && (user.validUntil === null || user.validUntil > at)
}
