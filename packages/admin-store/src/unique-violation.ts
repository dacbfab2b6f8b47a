const SQLITE_UNIQUE = 2067
const POSTGRES_UNIQUE = '23505'

/**
 * The words with which an engine names the broken uniqueness rule (they hold the column's name), or
 * undefined when the error is another one.
 */
export function uniqueViolation(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && error.errcode === SQLITE_UNIQUE) return error.message
  if ('code' in error && error.code === POSTGRES_UNIQUE) {
    return 'constraint' in error ? String(error.constraint) : error.message
  }
  return undefined
}
