import { RequestError } from './request-error.ts'

/** A condition on one column of a table, as the contract has it. Bounds are inside; null bounds nothing. */
export type ColumnCondition =
  | { readonly key: string; readonly contains: string }
  | { readonly key: string; readonly in: readonly (string | null)[] }
  | {
      readonly key: string
      readonly least?: number | null | undefined
      readonly most?: number | null | undefined
    }
  | {
      readonly key: string
      readonly since?: string | null | undefined
      readonly until?: string | null | undefined
    }

type Kind = 'contains' | 'in' | 'number' | 'instant'

/** What a condition compares: a part of a text, a list of choices, numbers or instants. */
const kindOf = (condition: ColumnCondition): Kind => {
  if ('contains' in condition) return 'contains'
  if ('in' in condition) return 'in'
  return 'least' in condition || 'most' in condition ? 'number' : 'instant'
}

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  text: ['contains', 'in'],
  key: ['contains', 'in'],
  list: ['in'],
  number: ['number'],
  ratio: ['number'],
  instant: ['instant'],
}

/** Throws `RequestError` where a condition names no column of the table, or compares what the column does not hold. */
export const checkWhere = (
  where: readonly ColumnCondition[],
  columns: readonly { readonly key: string; readonly type: string }[],
): void => {
  for (const [index, condition] of where.entries()) {
    const column = columns.find(({ key }) => key === condition.key)
    if (!column)
      throw new RequestError(
        `where[${index}].key`,
        `This table has no column ${condition.key}.`,
        'unknownField',
      )
    const kinds = KINDS[column.type] ?? []
    if (!kinds.includes(kindOf(condition)))
      throw new RequestError(
        `where[${index}]`,
        `${column.key} is a ${column.type}: compare ${kinds.join(' or ')}.`,
        'kind',
      )
    checkInstants(condition, `where[${index}]`)
  }
}

const checkInstants = (condition: ColumnCondition, path: string): void => {
  if (!('since' in condition || 'until' in condition)) return
  for (const at of [condition.since, condition.until])
    if (typeof at === 'string' && !isInstant(at))
      throw new RequestError(
        path,
        'An instant is such as 2026-01-12T00:00:00Z, between 1970 and 2199.',
        'format',
      )
}

const INSTANT = /^(19[7-9]|20\d|21\d)\d-\d{2}-\d{2}T/

const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text))
