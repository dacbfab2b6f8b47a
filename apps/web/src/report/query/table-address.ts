import type { TableWhere } from '@quaywise/contract'
import { plain, type Query } from './address.ts'

/** A table of a page as its address tells it: order, grouping, conditions on columns. */
export interface TableQuestion {
  readonly sorter: readonly { readonly key: string; readonly order: 'ascend' | 'descend' }[]
  readonly by: string | undefined
  readonly where: TableWhere
}

type Condition = TableWhere[number]

const EVERYTHING = '..'
/** A choice that is not told. */
const UNTOLD = '%'

/** The state of a table that an address asks for; what makes no sense is left out. */
export function tableOfQuery(query: Query, panelId: string): TableQuestion {
  const sorter = (query[`${panelId}.sort`] ?? '').split(',').filter(Boolean).slice(0, 5)
  const where = (query[`${panelId}.where`] ?? '').split(',').filter(Boolean)
  return {
    sorter: sorter.map((key) =>
      key.startsWith('-') ? { key: key.slice(1), order: 'descend' } : { key, order: 'ascend' },
    ),
    by: query[`${panelId}.by`],
    where: where.flatMap(conditionOf),
  }
}

/** The change of an address to another state of a table. */
export function queryOfTable(
  panelId: string,
  { sorter, by, where }: TableQuestion,
): Readonly<Record<string, string | undefined>> {
  const sort = sorter.map(({ key, order }) => (order === 'descend' ? `-${key}` : key)).join(',')
  const told = where.map(textOf).join(',')
  return {
    [`${panelId}.sort`]: sort || undefined,
    [`${panelId}.by`]: by,
    [`${panelId}.where`]: told || undefined,
  }
}

/** Texts are escaped, `~` too: it parts a condition. */
const packed = (text: string): string => encodeURIComponent(text).replaceAll('~', '%7E')

function textOf(condition: Condition): string {
  const { key } = condition
  if ('contains' in condition) return `${key}~has~${packed(condition.contains)}`
  if ('in' in condition)
    return `${key}~in~${condition.in.map((value) => (value === null ? UNTOLD : packed(value))).join('~')}`
  if ('least' in condition || 'most' in condition)
    return `${key}~num~${condition.least ?? ''}${EVERYTHING}${condition.most ?? ''}`
  const { since, until } = condition as Extract<Condition, { since?: unknown }>
  return `${key}~at~${since ?? ''}${EVERYTHING}${until ?? ''}`
}

function conditionOf(text: string): readonly Condition[] {
  const [key = '', kind, ...values] = text.split('~')
  const [value = ''] = values
  const [from = '', to = ''] = value.split(EVERYTHING)
  if (key === '') return []
  switch (kind) {
    case 'has':
      return value === '' ? [] : [{ key, contains: plain(value) }]
    case 'in':
      return [{ key, in: values.map((each) => (each === UNTOLD ? null : plain(each))) }]
    case 'num':
      return bounded({ key, least: numberOf(from), most: numberOf(to) })
    case 'at':
      return from || to ? [{ key, since: from || null, until: to || null }] : []
    default:
      return []
  }
}

const numberOf = (text: string): number | null =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)

const bounded = (condition: {
  readonly key: string
  readonly least: number | null
  readonly most: number | null
}): readonly Condition[] => (condition.least === null && condition.most === null ? [] : [condition])
