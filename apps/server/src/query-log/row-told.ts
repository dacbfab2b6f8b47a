import type { LogRow } from '@quaywise/admin-store'
import type { LogRowTold } from '@quaywise/contract'

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const changesOf = (text: string | null): LogRowTold['changes'] => {
  const changes = text === null ? null : read(text)
  if (!Array.isArray(changes)) return null
  return changes.map((change: Partial<NonNullable<LogRowTold['changes']>[number]>) => ({
    kind: String(change.kind ?? ''),
    id: String(change.id ?? ''),
    name: String(change.name ?? ''),
    before: change.before ?? null,
    after: change.after ?? null,
  }))
}

/** A row of the log as it is told. */
export const rowTold = ({ userId: _id, ...row }: LogRow): LogRowTold => ({
  ...row,
  id: String(row.seq),
  parameters: read(row.parameters),
  changes: changesOf(row.changes),
})
