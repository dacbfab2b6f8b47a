import type { AdminStore, LogSeal } from '@quaywise/admin-store'
import { parameterOf } from '../parameters/in-effect.ts'
import { cutEntry } from './system-entry.ts'

const DAY_MS = 86_400_000

/** Removes the rows of the log that are older than the retention, and notes that it did. */
export const cutOldRows = async (admin: AdminStore, seal: LogSeal, now: Date): Promise<void> => {
  const days = await parameterOf(admin, 'log.retention_days', now)
  const before = new Date(now.getTime() - days * DAY_MS)
  let removed: { from: number; to: number } | null = null
  for (;;) {
    const piece = await admin.log.cut(before, now, seal)
    if (!piece) break
    removed = { from: removed?.from ?? piece.from, to: piece.to }
  }
  if (removed) await admin.log.append([cutEntry(removed, now)], seal)
}
