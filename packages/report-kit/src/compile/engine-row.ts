/** A row as the engine answers it. */
export type EngineRow = Readonly<Record<string, unknown>>

/** The text of a column; empty where the engine has none. */
export const columnText = (row: EngineRow, column: string): string => {
  const raw = row[column]
  return raw === null || raw === undefined ? '' : String(raw)
}

/** A value as text, or null where the engine has none or an empty one. */
export const textOrNull = (raw: unknown): string | null =>
  raw === null || raw === undefined || raw === '' ? null : String(raw)
