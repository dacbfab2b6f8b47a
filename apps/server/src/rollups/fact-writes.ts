import { randomUUID } from 'node:crypto'
import type { AdminStore, RollupSpan } from '@quaywise/admin-store'
import type { FactName } from '@quaywise/domain'
import { dayAfter, dayAt, ROLLUPS } from '@quaywise/report-kit/rollup'

/** Rows of a table that are about to be written: the least and the greatest instant in them and in those that they replace. */
export type FactSpan = { readonly table: FactName; readonly from: number; readonly to: number }

/** Runs a write of facts so that no roll-up that it changes is believed from before it begins until it is built anew. */
export type FactWrites = {
  during<T>(terminal: string, spans: readonly FactSpan[], write: () => Promise<T>): Promise<T>
}

/** Longer than any write may take in the engine: what a process that died left open is over by then. */
const SURELY_OVER_MS = 3_600_000
/** All days there are: for what hangs on a table that tells of no day. */
const EVER = { first: '1970-01-01', last: '2199-12-31' } as const

/** The days of roll-ups that rows of a table may change, in a zone. */
export const spansOf = ({ table, from, to }: FactSpan, zone: string): readonly RollupSpan[] =>
  [...ROLLUPS.values()].flatMap(({ dataset }): readonly RollupSpan[] => {
    const hangs = dataset.rollup === 'never' ? undefined : dataset.rollup
    if (hangs?.reads?.includes(table)) return [{ dataset: dataset.name, ...EVER }]
    if (dataset.table !== table) return []
    const reach = hangs?.reach ?? 0
    // A row at midnight belongs to the day that it ends.
    const first = dayAfter(dayAt(from - 1, zone), -reach)
    return [{ dataset: dataset.name, first, last: dayAfter(dayAt(to, zone), reach) }]
  })

/** Notes every write in the administration store before it begins, and its end after it. */
export const factWritesOf = (admin: AdminStore, now: () => Date = () => new Date()): FactWrites => ({
  during: async (terminal, spans, write) => {
    const zone = (await admin.terminals.get(terminal))?.zone
    const days = zone === undefined ? [] : spans.flatMap((span) => spansOf(span, zone))
    if (days.length === 0) return write()
    const id = randomUUID()
    const until = new Date(now().getTime() + SURELY_OVER_MS)
    await admin.rollups.begin({ id, terminal, until, spans: days }, now())
    try {
      return await write()
    } finally {
      await admin.rollups.end(id)
    }
  },
})
