import { toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY } from '@quaywise/domain'
import type { FactKey, FactRows, Standing } from '@quaywise/ingest'
import { keyOfRow } from './decode-row.ts'
import { placeParams, placeSql, stagedName } from './fact-sql.ts'
import type { Patient } from './patient-store.ts'

const DAY = 86_400_000
/** Intervals are looked through as far behind the part that became shorter. */
const LONGEST = 31 * DAY
/** Clocks of the world agree at quarters of an hour: an interval is cut at none but these. */
const QUARTER = 900_000

type Part = {
  readonly key: FactKey
  readonly owner: string
  readonly from: number
  readonly to: number
  readonly says: string
  readonly taken: string
}

/** What goes with parts of intervals that became shorter. */
export type Tails = { readonly keys: readonly FactKey[]; readonly to: number }

/**
 * The later parts of intervals that are told to end earlier now. An interval over several hours stands as one row for
 * each: those that go on, without a gap and in the same words, where a part ended that was told with them.
 */
export const cutTails = async (
  store: Patient,
  asked: FactRows,
  standing: readonly Standing[],
): Promise<Tails> => {
  const shorter = standing.filter(({ n, endedAt }) => endedAt > Number(asked.rows[n]?.ended_at ?? endedAt))
  if (shorter.length === 0) return { keys: [], to: 0 }
  const ends = shorter.map(({ endedAt }) => endedAt)
  const window = {
    from: Math.min(...shorter.map(({ at }) => at)),
    to: ends.reduce((last, end) => Math.max(last, end), 0) + LONGEST,
  }
  const parts = await partsIn(store, { ...asked, window })
  const byStart = new Map(parts.map((part) => [`${part.owner} ${part.from}`, part]))
  const told = new Set(
    asked.rows.map((row) => keyText(FACT_IDENTITY[asked.table].keys.map((key) => row[key]))),
  )
  const keys: FactKey[] = []
  let to = 0
  for (const { n } of shorter) {
    const row = asked.rows[n] ?? {}
    let part = byStart.get(`${ownerOf(asked, row)} ${Number(row.started_at)}`)
    while (part && part.to % QUARTER === 0) {
      const next = byStart.get(`${part.owner} ${part.to}`)
      const goesOn =
        next && next.says === part.says && next.taken === part.taken && !told.has(keyText(next.key))
      if (!goesOn) break
      keys.push(next.key)
      to = Math.max(to, next.to)
      part = next
    }
  }
  return { keys, to }
}

const keyText = (key: readonly unknown[]): string => key.map(String).join('\u0000')

const ownerOf = ({ table }: FactRows, row: Readonly<Record<string, unknown>>): string =>
  (FACT_IDENTITY[table].cutFor ?? []).map((column) => String(row[column])).join('\u0000')

const partsIn = async (store: Patient, asked: FactRows): Promise<readonly Part[]> => {
  const { table, batchId, window } = asked
  const { keys, cutFor } = FACT_IDENTITY[table]
  const owner: readonly string[] = cutFor ?? []
  const words = toldColumns(table).filter((column) => !['started_at', 'ended_at', 'version'].includes(column))
  const { rows } = await store.query(
    `SELECT ${[...new Set<string>([...keys, ...owner])].join(', ')},
       toFloat64(toUnixTimestamp64Milli(started_at)) AS part_from, toFloat64(toUnixTimestamp64Milli(ended_at)) AS part_to,
       toString(cityHash64(tuple(${words.join(', ')}))) AS says, toString(ingested_at) AS taken
     FROM quaywise.${table} WHERE ${placeSql(table, window)}
     AND (${owner.join(', ')}) GLOBAL IN (SELECT ${owner.join(', ')} FROM ${stagedName(table, batchId)})`,
    { params: placeParams(asked) },
  )
  return rows.map((row) => ({
    ...{ key: keyOfRow(table, row), owner: ownerOf(asked, row) },
    ...{ from: Number(row.part_from), to: Number(row.part_to) },
    ...{ says: String(row.says), taken: String(row.taken) },
  }))
}
