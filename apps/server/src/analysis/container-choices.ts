import type { ContainerChoice } from '@quaywise/contract'
import { engineInstant, type Reader } from '@quaywise/report-kit/compile'
import { epochOf } from '../entity/instants.ts'

const MARKS = /[^\p{L}\p{N}]+/gu
const NEWEST = (column: string): string => `argMax(tuple(${column}), version).1`

/** Rows are narrowed before their newest versions are chosen: reading every container of a terminal would cost too much. */
const CHOICES = `
SELECT ${NEWEST('container_no')} AS containerNumber, unit_id AS unitId, toString(${NEWEST('iso_type')}) AS isoType,
  ${NEWEST('arrived_at')} AS arrivedAt, ${NEWEST('left_at')} AS leftAt
FROM quaywise.container_visit
WHERE terminal_id = {terminal:String} AND arrived_at < {to:DateTime64(3, 'UTC')}
  AND ifNull(left_at, {to:DateTime64(3, 'UTC')}) >= {from:DateTime64(3, 'UTC')} AND position(container_no, {find:String}) > 0
GROUP BY unit_id HAVING containerNumber != '' AND position(containerNumber, {find:String}) > 0
ORDER BY startsWith(containerNumber, {find:String}) DESC, arrivedAt DESC, containerNumber, unitId LIMIT 20`

const isoOf = (row: Parameters<typeof epochOf>[0], column: string): string | null => {
  const at = epochOf(row, column)
  return at === null ? null : new Date(at).toISOString()
}

/** Containers that were at a terminal in a period and whose number holds a text, however it is spaced. */
export const containerChoices = async (
  terminal: string,
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
  reader: Pick<Reader, 'query'>,
): Promise<ContainerChoice[]> => {
  const find = text.replace(MARKS, '').toUpperCase()
  const rows = await reader.query(CHOICES, {
    ...{ terminal, find, from: engineInstant(from), to: engineInstant(to) },
  })
  return rows.map((row) => ({
    containerNumber: String(row.containerNumber),
    unitId: String(row.unitId),
    isoType: String(row.isoType),
    arrivedAt: isoOf(row, 'arrivedAt'),
    leftAt: isoOf(row, 'leftAt'),
  }))
}
