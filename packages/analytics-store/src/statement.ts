import { DATABASE } from './analytics-store.ts'
import { StoreError } from './store-error.ts'

export type Statement = {
  /** The text without what follows it: a semicolon, blanks, a comment. */
  readonly text: string
  /** Types of the placeholders by name. */
  readonly placeholders: ReadonlyMap<string, string>
}

const TOKEN =
  /'(?:[^'\\]|\\[\s\S]|'')*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|--[^\n]*|\/\*[\s\S]*?\*\/|\{\s*([A-Za-z_]\w*)\s*:([^{}]+)\}|\s+|;|[^'"`\-/{;\s]+|[\s\S]/g

/**
 * Reads a text as exactly one statement: both drivers refuse a second one, and `SET` and `USE`,
 * which would stay behind on a shared session. Throws `SYNTAX`.
 */
export const parseStatement = (sql: string): Statement => {
  const placeholders = new Map<string, string>()
  let start = -1
  let end = 0
  let closed = false
  for (const match of sql.matchAll(TOKEN)) {
    const [token, name, type] = match
    if (token === ';') closed = true
    if (token === ';' || /^(\s|--|\/\*)/.test(token)) continue
    if (closed) throw new StoreError('SYNTAX', 'Only one statement can be run at a time.')
    if (name !== undefined && type !== undefined) placeholders.set(name, type.trim())
    if (start < 0) start = match.index
    end = match.index + token.length
  }
  const text = start < 0 ? '' : sql.slice(start, end)
  if (text === '') throw new StoreError('SYNTAX', 'The statement is empty.')
  if (/^(SET|USE)\s/i.test(text)) {
    throw new StoreError('SYNTAX', 'SET and USE are not run: give settings in the statement.')
  }
  return { text, placeholders }
}

const OF_DATABASE = new RegExp(`(?<![\\w.])${DATABASE}\\.`, 'g')

/** A statement about the product's database, said of another one; what stands in quotes and comments is left alone. */
export const inDatabase = (sql: string, database: string): string =>
  database === DATABASE
    ? sql
    : sql.replaceAll(TOKEN, (token) =>
        /^['"`{]|^--|^\/\*/.test(token) ? token : token.replaceAll(OF_DATABASE, `${database}.`),
      )
