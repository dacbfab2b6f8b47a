import { parseLocalMinute } from '@quaywise/domain'
import type { Dayjs } from 'dayjs'

/** The instant (ISO) of a wall-clock minute that was picked, in a zone; null where none was, or where it is none. */
export const instantIn = (picked: Dayjs | null | undefined, zone: string): string | null => {
  const at = picked ? parseLocalMinute(picked.format('YYYY-MM-DD HH:mm'), zone) : null
  return at === null ? null : new Date(at).toISOString()
}
