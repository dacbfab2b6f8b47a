/** A field that is not the same before and after. */
export interface FieldChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

const MOST_DEPTH = 4

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const told = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const fieldsOf = (value: unknown, path: string, depth: number, into: Map<string, unknown>): void => {
  if (isRecord(value) && depth < MOST_DEPTH && Object.keys(value).length > 0)
    for (const [key, each] of Object.entries(value))
      fieldsOf(each, path === '' ? key : `${path}.${key}`, depth + 1, into)
  else if (path !== '') into.set(path, value)
}

/** The fields that differ between two records, fields of records in them by their path; what is the same is left out. */
export function differences(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, now] = [new Map<string, unknown>(), new Map<string, unknown>()]
  fieldsOf(before, '', 0, old)
  fieldsOf(after, '', 0, now)
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: told(old.get(field)), after: told(now.get(field)) }))
    .filter((each) => each.before !== each.after)
}
