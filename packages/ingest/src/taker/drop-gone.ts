import { FACT_IDENTITY } from '@quaywise/domain'
import type { FactTarget } from './fact-taker.ts'
import { finishIntent, turnOf } from './intent.ts'
import type { PendingTable } from './pending-table.ts'

/** After every instant at which a row can have been taken: what is gone goes whenever it came. */
const WHENEVER = Date.UTC(2100, 0, 1)

/** Takes out the rows of a table that no longer hold. After a crash, `finishIntent` completes it. */
export const dropGone = async (
  { ports, terminalId }: Pick<FactTarget, 'ports' | 'terminalId'>,
  pending: PendingTable,
): Promise<void> => {
  const rows = [...pending.gone.values()]
  if (rows.length === 0) return
  const { table } = pending
  const instants = rows.map((row) => pending.instantOf(row)).filter((at) => at !== null)
  const window = instants.length > 0 ? { from: Math.min(...instants), to: Math.max(...instants) } : null
  const keys = rows.map((row) => FACT_IDENTITY[table].keys.map((key) => textOrNumber(row[key])))
  const name = turnOf(terminalId, table)
  await ports.exclusively(name, async (held) => {
    await finishIntent(ports, name)
    held.check()
    await ports.keepIntent(name, { table, terminalId, window, takenAt: WHENEVER, keys })
    await finishIntent(ports, name)
  })
}

const textOrNumber = (value: unknown): string | number => (typeof value === 'number' ? value : String(value))
