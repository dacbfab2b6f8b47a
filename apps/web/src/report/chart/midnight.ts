import { zoneOffsetMs } from '@quaywise/domain'

const DAY_MS = 86_400_000

/** Whether an instant (epoch ms) is midnight in a zone: there an axis tells the day, between them the time. */
export const isMidnight = (at: number, zone: string): boolean => (at + zoneOffsetMs(at, zone)) % DAY_MS === 0
