import { randomUUID } from 'node:crypto'
import type { AdminStore, RollupSpan } from '@quaywise/admin-store'
import type { FactName } from '@quaywise/domain'
import { CALL_CLASSES, CALLS, CLASSES_DAY, dayAfter, dayAt, ROLLUPS } from '@quaywise/report-kit/rollup'
import type { Placed } from './placed.ts'

/**
 * Rows of a table that are about to be written, with those that they replace: where they are placed in time. More
 * than `placingColumns` tell does no harm; null where none is placed anywhere.
 */
export type FactSpan = { readonly table: FactName; readonly placed: Placed | null }

/** Runs a write of facts so that no roll-up that it changes is believed from before it begins until it is built anew. */
export type FactWrites = {
  during<T>(terminal: string, spans: readonly FactSpan[], write: () => Promise<T>): Promise<T>
}

/** One span a dataset, besides that of all days there are: the batches of a write lie close together. */
const merged = (spans: readonly RollupSpan[]): readonly RollupSpan[] => {
  const found = new Map<string, RollupSpan>()
  for (const span of spans) {
    const key = `${span.dataset} ${span.first === EVER.first}`
    const known = found.get(key) ?? span
    const days = [known.first, known.last, span.first, span.last].sort()
    found.set(key, { dataset: span.dataset, first: days[0] ?? span.first, last: days[3] ?? span.last })
  }
  return [...found.values()]
}

/** Longer than any write may take in the engine: what a process that died left open is over by then. */
const SURELY_OVER_MS = 3_600_000
/** All days there are: for what hangs on a table that tells of no day. */
const EVER = { first: '1970-01-01', last: '2199-12-31' } as const

/** What calls may change wherever their rows are: their class. */
const CLASSES = { dataset: CALL_CLASSES, first: CLASSES_DAY, last: CLASSES_DAY } as const

/** The days of roll-ups that rows of a table may change, in a zone. */
const spansOf = (span: FactSpan, zone: string): readonly RollupSpan[] => [
  ...daysOf(span, zone),
  ...(span.table === CALLS ? [CLASSES] : []),
]

const daysOf = ({ table, placed }: FactSpan, zone: string): readonly RollupSpan[] =>
  [...ROLLUPS.values()].flatMap(({ dataset }): readonly RollupSpan[] => {
    const hangs = dataset.rollup === 'never' ? undefined : dataset.rollup
    if (hangs?.reads?.includes(table)) return [{ dataset: dataset.name, ...EVER }]
    if (dataset.table !== table || !placed) return []
    const { from, to } = placed
    const reach = hangs?.reach ?? 0
    // A row at midnight belongs to the day that it ends.
    const first = dayAfter(dayAt(from - 1, zone), -reach)
    return [{ dataset: dataset.name, first, last: dayAfter(dayAt(to, zone), reach) }]
  })

/** Notes every write in the administration store before it begins, and its end after it. */
export const factWritesOf = (admin: AdminStore, now: () => Date = () => new Date()): FactWrites => ({
  during: async (terminal, spans, write) => {
    const zone = (await admin.terminals.get(terminal))?.zone
    const days = zone === undefined ? [] : merged(spans.flatMap((span) => spansOf(span, zone)))
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
