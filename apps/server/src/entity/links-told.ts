import type { EntityKind } from '@quaywise/contract'
import type { EntityAsk, LinksTold } from './entity-source.ts'

/** So many things of a group are told. */
export const MOST_LINKS = 12

type Group = {
  readonly key: string
  readonly kind: EntityKind
  readonly unit?: string | null
  /** A select of `id`, `at` and `count` (either may be null), the first of which are told. */
  readonly select: string
  readonly order?: string
}

/** A group of things that a thing leads to, the newest first unless it says otherwise. */
export const linksTold = async (
  { key, kind, unit = null, select, order = 'at DESC' }: Group,
  params: Readonly<Record<string, string>>,
  { reader }: EntityAsk,
): Promise<LinksTold> => {
  const rows = await reader.query(
    `SELECT id, at, count, count() OVER () AS total FROM (${select}) WHERE id != ''
     ORDER BY ${order}, id LIMIT ${MOST_LINKS}`,
    params,
  )
  return {
    ...{ key, unit },
    total: Number(rows[0]?.total ?? 0),
    items: rows.map((row) => ({
      opens: { kind, id: String(row.id) },
      at: typeof row.at === 'string' ? row.at : null,
      count: row.count === null || row.count === undefined ? null : Number(row.count),
    })),
  }
}
