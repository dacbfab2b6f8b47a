const codes = {
  unique: { sqlite: 2067, postgres: '23505' },
  key: { sqlite: 1555, postgres: '23505' },
  reference: { sqlite: 787, postgres: '23503' },
}

/**
 * The words with which an engine names the rule of uniqueness, or of reference, that a write broke (for
 * uniqueness they hold the column's name), or undefined when the error is another one.
 */
export function brokenRule(rule: keyof typeof codes, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && error.errcode === codes[rule].sqlite) return error.message
  if ('code' in error && error.code === codes[rule].postgres) {
    return 'constraint' in error ? String(error.constraint) : error.message
  }
  return undefined
}
