export { formatDuration, formatMinutes } from './duration.ts'
export { formatClock, formatInstant, type InstantStyle } from './instant.ts'
export { DASH, formatNumber, formatPlain, formatTick, fromTheLeft } from './number.ts'
export { numberTag } from './tag.ts'
