import { FACT_COLUMNS } from '@quaywise/domain'
import { type Dataset, datasetOf, isProduct, isRatio, isSum, measureOf } from '@quaywise/metrics'
import type { Reader } from './answer.ts'
import { textOrNull } from './engine-row.ts'
import type { Place } from './request.ts'
import { engineInstant } from './window.ts'

/** What a beginning is looked up of: rows of a table, by the column of their instant. */
export type Records = Pick<Dataset, 'name' | 'table' | 'final' | 'only'> & { readonly at: string }

/**
 * The records that a sum adds up: what they come to of a time in which they began cannot stand beside a whole one.
 * Undefined for rates, and where rows have no instant of their own.
 */
export const recordsOf = (id: string): Records | undefined => {
  const measure = measureOf(id)
  if (isRatio(measure) || isProduct(measure) || !isSum(measure)) return undefined
  const { name, table, final, only, time } = datasetOf(id)
  const at = time.rule === 'interval' ? time.from : time.at
  if (!Object.hasOwn(FACT_COLUMNS[table] ?? {}, at)) return undefined
  return { name, table, at, ...(final ? { final } : {}), ...(only ? { only } : {}) }
}

/**
 * The oldest of some records of a terminal as an ISO instant; null when it has none. `known`, an earlier answer, spares
 * the engine all that is younger, as long as no record up to then was taken away.
 */
export const beginningOf = async (
  { table, at, final, only }: Records,
  terminal: Place,
  { query }: Reader,
  known?: string,
): Promise<string | null> => {
  const rows = `quaywise.${table}${final ? ' FINAL' : ''} WHERE terminal_id = {terminal:String}${only ? ` AND (${only})` : ''}`
  const oldest = `SELECT min(${at}) AS since FROM ${rows}`
  const some = `HAVING count(${at}) > 0`
  if (known !== undefined) {
    const until = { terminal: terminal.id, until: engineInstant(Date.parse(known)) }
    const [early] = await query(`${oldest} AND ${at} <= {until:DateTime64(3, 'UTC')} ${some}`, until)
    const since = textOrNull(early?.since)
    if (since !== null) return since
  }
  const [row] = await query(`${oldest} ${some}`, { terminal: terminal.id })
  return textOrNull(row?.since)
}
