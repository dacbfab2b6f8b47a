const MONTHS_AN_INSERT = 50

/**
 * Cuts parts of stays into groups of at most 50 calendar months (UTC). The table is partitioned by month,
 * and the engine refuses an insert into more than 100 partitions: a list by vessel name over ten years.
 */
export const byMonths = <Part extends { readonly started_at: number }>(
  parts: readonly Part[],
): readonly (readonly Part[])[] => {
  const ofMonth = [
    ...Map.groupBy(parts, (part) => new Date(part.started_at).toISOString().slice(0, 7)).values(),
  ]
  const groups: Part[][] = []
  for (let from = 0; from < ofMonth.length; from += MONTHS_AN_INSERT)
    groups.push(ofMonth.slice(from, from + MONTHS_AN_INSERT).flat())
  return groups
}
