import { dateAfter, formatLocalMinute, parseLocalMinute } from '@quaywise/domain'

/** A period of the search form: two wall-clock minutes in the terminal's zone, both inside it. */
export interface Period {
  readonly startTime: string
  readonly endTime: string
}

const LOOK_BACK_DAYS = 3

/** A whole local day, from its first to its last minute. */
export const wholeDay = (date: string): Period => ({ startTime: `${date} 00:00`, endTime: `${date} 23:59` })

/** The period as long as this one that ends where it begins, on the clocks of the terminal. */
export function periodBefore({ startTime, endTime }: Period): Period {
  const [start, end] = [
    Date.parse(`${startTime.replace(' ', 'T')}Z`),
    Date.parse(`${endTime.replace(' ', 'T')}Z`),
  ]
  const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  return { startTime: minute(start - (end - start) - 60_000), endTime: minute(start - 60_000) }
}

/** The period of a page that nobody has asked yet: the whole day three days before the terminal's today. */
export function defaultPeriod(now: string, zone: string): Period {
  const today = formatLocalMinute(Date.parse(now), zone).slice(0, 10)
  return wholeDay(dateAfter(today, -LOOK_BACK_DAYS))
}

/** The instants of a period, `[start, end + 1 min)` in epoch milliseconds; null when a time is none. */
export function instantsOf(
  { startTime, endTime }: Period,
  zone: string,
): { from: number; to: number } | null {
  const from = parseLocalMinute(startTime, zone)
  const last = parseLocalMinute(endTime, zone)
  return from === null || last === null ? null : { from, to: last + 60_000 }
}
