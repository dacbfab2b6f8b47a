import type { AdminStore } from '@quaywise/admin-store'
import { parseLocalMinute } from '@quaywise/domain'
import { type NoteLine, readAnnotations } from './read-annotations.ts'

const MINUTE_MS = 60_000

/** The notes that a person reads on a page of a terminal: those that touch its period. */
export const notesOfPage = async (
  admin: AdminStore,
  period: { readonly startTime: string; readonly endTime: string },
  terminal: { readonly id: string; readonly zone: string },
  reader: string,
): Promise<readonly NoteLine[]> => {
  const [from, last] = [period.startTime, period.endTime].map((text) => parseLocalMinute(text, terminal.zone))
  if (typeof from !== 'number' || typeof last !== 'number') return []
  const range = { from: new Date(from), to: new Date(last + MINUTE_MS) }
  return readAnnotations(admin, { ...range, terminal: terminal.id, reader })
}
