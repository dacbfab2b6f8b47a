import type { AdminStore } from '@quaywise/admin-store'
import { type FieldProblem, fieldProblem } from '../http/problem.ts'

type Unique = { readonly username?: string | undefined; readonly mobile?: string | null | undefined }

/**
 * Throws when another account has the user name or the mobile, for both at once where both are taken. Two who take
 * the same one at the same moment are told apart by the store.
 */
export const refuseTaken = async (
  admin: AdminStore,
  { username, mobile }: Unique,
  ownId: string | null,
): Promise<void> => {
  const byName = username === undefined ? undefined : await admin.users.findByUsername(username)
  const byMobile = mobile ? await admin.users.findByMobile(mobile) : undefined
  const faults: FieldProblem[] = []
  if (byName && byName.id !== ownId) faults.push({ field: 'username', code: 'taken' })
  if (byMobile && byMobile.id !== ownId) faults.push({ field: 'mobile', code: 'taken' })
  if (faults.length > 0) throw fieldProblem(...faults)
}
