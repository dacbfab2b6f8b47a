import type { AdminStore, Tx, User } from '@quaywise/admin-store'

/** Tells every administrator that somebody waits for an account. */
export const tellWaiting = async (admin: AdminStore, user: User, now: Date, tx: Tx): Promise<void> => {
  for (const userId of await admin.registrations.deciders(tx)) {
    const detail = { name: user.name, username: user.username }
    const onceKey = `registration:${user.id}:${userId}`
    const what = { terminal: null, userId, kind: 'registration', detail, href: '/admin/account' }
    await admin.notices.tell({ onceKey, ...what }, now, tx)
  }
}
