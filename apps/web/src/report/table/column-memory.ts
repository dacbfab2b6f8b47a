const keyOf = (user: string, reportId: string): string => `quaywise.columns.${user}.${reportId}`

/** The columns that a person chose for a page in this browser; null when they chose none. */
export function readColumns(user: string, reportId: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user, reportId)) ?? 'null')
    return Array.isArray(kept) && kept.every((key) => typeof key === 'string') ? kept : null
  } catch {
    return null
  }
}

/** Keeps the columns that a person chose for a page. */
export function keepColumns(user: string, reportId: string, keys: readonly string[]): void {
  localStorage.setItem(keyOf(user, reportId), JSON.stringify(keys))
}
