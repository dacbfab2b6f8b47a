import { parseLocalMinute } from '@quaywise/domain'

/** The instant (ISO) of a wall-clock minute (`YYYY-MM-DD HH:mm`) in a zone; null where it is none. */
export const instantOf = (minute: string, zone: string): string | null => {
  const at = parseLocalMinute(minute, zone)
  return at === null ? null : new Date(at).toISOString()
}
