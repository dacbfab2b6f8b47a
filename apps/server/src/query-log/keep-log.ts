import type { AdminStore, LogSeal } from '@quaywise/admin-store'
import { parameterOf } from '../parameters/in-effect.ts'
import { cutEntry } from './system-entry.ts'

const DAY_MS = 86_400_000

/** Removes the rows of the log that are older than the retention, and notes that it did. */
export const cutOldRows = async (admin: AdminStore, seal: LogSeal, now: Date): Promise<void> => {
  const days = await parameterOf(admin, 'log.retention_days', now)
  const before = new Date(now.getTime() - days * DAY_MS)
  const first = await admin.log.cut(before, now, seal)
  if (!first) return
  let last = first
  for (
    let piece = await admin.log.cut(before, now, seal);
    piece;
    piece = await admin.log.cut(before, now, seal)
  )
    last = piece
  await admin.log.append([cutEntry({ from: first.from, to: last.to }, now)], seal)
}
