import { parseLocalMinute } from '@quaywise/domain'
import type { Dayjs } from 'dayjs'

/** The instant (ISO) of a wall-clock minute (`YYYY-MM-DD HH:mm`) in a zone; null where it is none. */
export const instantOf = (minute: string, zone: string): string | null => {
  const at = parseLocalMinute(minute, zone)
  return at === null ? null : new Date(at).toISOString()
}

/** The instant (ISO) of what was picked, by the wall clock of a zone; null where nothing was. */
export const instantIn = (picked: Dayjs | null | undefined, zone: string): string | null =>
  picked ? instantOf(picked.format('YYYY-MM-DD HH:mm'), zone) : null
