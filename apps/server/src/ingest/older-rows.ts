import { FACT_IDENTITY } from '@quaywise/domain'
import type { Outdated } from '@quaywise/ingest'
import { instantText, keyList, keyOf, placeParams, placeSql, sortsByKey } from './fact-sql.ts'

const INSTANT = "DateTime64(3, 'UTC')"
/** So many keys are named in one statement: on a server they travel in its address. */
const KEYS_A_STATEMENT = 50

/** A condition on the rows of a table and a terminal, with its bound values. */
type RowsWhere = {
  readonly sql: string
  readonly params: Readonly<Record<string, string | readonly (string | number)[]>>
}

/** The rows that have to go: older ones of replaced things, and those whose keys are named. */
export const olderRows = (outdated: Outdated): readonly RowsWhere[] => {
  const { table, window, takenAt, keys } = outdated
  const place = placeSql(table, window)
  const params = { ...placeParams(outdated), taken: instantText(takenAt) }
  const older = `${place} AND ingested_at < {taken:${INSTANT}}`
  const names = FACT_IDENTITY[table].keys.join(', ')
  const found: RowsWhere[] = []
  if (!sortsByKey(table)) {
    const newer = `SELECT ${names} FROM quaywise.${table} WHERE ${place} AND ingested_at = {taken:${INSTANT}}`
    found.push({ sql: `${older} AND ${keyOf(table)} IN (${newer})`, params })
  }
  for (let from = 0; from < keys.length; from += KEYS_A_STATEMENT) {
    const { sql, values } = keyList(table, keys.slice(from, from + KEYS_A_STATEMENT))
    found.push({
      sql: `${older} AND (${names}) IN (SELECT ${sql})`,
      params: { ...params, ...values },
    })
  }
  return found
}
