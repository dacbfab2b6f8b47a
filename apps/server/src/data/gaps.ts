const HOUR_MS = 3_600_000

/** What the hours of a source say of it. */
export type HourStrip = {
  /** `1` for an hour with facts, `0` for one without, from the first hour on. */
  readonly hours: string
  /** Nine of ten hours with facts follow the one before within so many hours. */
  readonly usualHours: number
  readonly gaps: readonly { readonly from: number; readonly hours: number }[]
}

/** A strip of hours from the numbers of those with facts; gaps are runs without any as long as usual, or longer. */
export const hourStrip = (told: readonly number[], count: number): HourStrip => {
  const known = [...new Set(told)].filter((hour) => hour >= 0 && hour < count).sort((a, b) => a - b)
  const spacings = known
    .slice(1)
    .map((hour, i) => hour - (known[i] ?? hour))
    .sort((a, b) => a - b)
  const usualHours = spacings[Math.floor(spacings.length * 0.9)] ?? 1
  const marks = new Set(known)
  const hours = Array.from({ length: count }, (_, hour) => (marks.has(hour) ? '1' : '0')).join('')
  // The hour that runs now may have no facts yet.
  const ends = [...known.slice(1), count - 1]
  const gaps = known.flatMap((hour, i) => {
    const empty = (ends[i] ?? hour) - hour - 1
    return empty >= usualHours && empty > 0 ? [{ from: hour + 1, hours: empty }] : []
  })
  return { hours, usualHours, gaps }
}

/** How a source stands when its newest fact is so old: late beyond twice, silent beyond six times its usual hours. */
export const freshnessOf = (
  newest: number | null,
  now: number,
  usualHours: number,
): 'fresh' | 'late' | 'silent' => {
  if (newest === null) return 'silent'
  const hours = (now - newest) / HOUR_MS
  if (hours <= Math.max(2, 2 * usualHours)) return 'fresh'
  return hours <= Math.max(6, 6 * usualHours) ? 'late' : 'silent'
}
