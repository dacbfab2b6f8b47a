/** A row as the engine answers it. */
export type EngineRow = Readonly<Record<string, unknown>>

/** A value as text, or null where the engine has none or an empty one. */
export const textOrNull = (raw: unknown): string | null =>
  raw === null || raw === undefined || raw === '' ? null : String(raw)
