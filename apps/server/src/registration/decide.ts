import type { AdminStore, Registration } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'

/**
 * Lets waiting accounts in, or turns them down: all of `ids`, or none where one waits no longer (`CONFLICT`).
 * Gives those that were decided.
 */
export const decide = async (
  admin: AdminStore,
  { ids, approve }: { readonly ids: readonly string[]; readonly approve: boolean },
  by: string,
  now: Date,
): Promise<readonly Registration[]> => {
  const wanted = new Set(ids)
  return admin.transaction(async (tx) => {
    const waiting = (await admin.registrations.list(tx)).filter(({ userId }) => wanted.has(userId))
    if (waiting.length !== wanted.size) throw new Problem('CONFLICT')
    for (const { userId } of waiting) {
      const done = approve
        ? await admin.registrations.approve(userId, by, now, tx)
        : await admin.registrations.refuse(userId, tx)
      if (!done) throw new Problem('CONFLICT')
      if (!approve) continue
      const what = { terminal: null, userId, kind: 'registration-approved', detail: {}, href: null }
      await admin.notices.tell({ onceKey: `registered:${userId}`, ...what }, now, tx)
    }
    return waiting
  })
}
