import { randomUUID } from 'node:crypto'
import type { AdminStore, Tx } from '@quaywise/admin-store'

/** What may happen to the safety of an account. */
export const SECURITY_EVENTS = [
  'password',
  'factor-on',
  'factor-off',
  'recovery',
  'phone',
  'email',
  'link',
  'unlink',
] as const

/** Tells a person what happened to the safety of their account. */
export const tellSecurity = async (
  admin: AdminStore,
  userId: string,
  event: (typeof SECURITY_EVENTS)[number],
  now: Date,
  tx?: Tx,
): Promise<void> => {
  const href = '/account/profile?tab=security'
  const what = { terminal: null, userId, kind: 'security', detail: { event }, href }
  await admin.notices.tell({ onceKey: `security:${randomUUID()}`, ...what }, now, tx)
}
