/** A value of the engine as a number; 0 where it has none. */
export const number = (raw: unknown): number => Number(raw ?? 0)

/** A value of the engine as text; empty where it has none. */
export const text = (raw: unknown): string => (raw === null || raw === undefined ? '' : String(raw))

/** An instant of the engine in epoch milliseconds; null where it has none. */
export const instantOf = (raw: unknown): number | null =>
  raw === null || raw === undefined ? null : Date.parse(String(raw))
