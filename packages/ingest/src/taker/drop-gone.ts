import type { FactTarget } from './fact-taker.ts'
import type { Gone } from './gone-rows.ts'
import { finishIntent, turnOf } from './intent.ts'

/** After every instant at which a row can have been taken: what is gone goes whenever it came. */
const WHENEVER = Date.UTC(2100, 0, 1)

/** Takes rows out that hold no longer. What is begun is finished after a crash, by whoever has the turn next. */
export const dropGone = ({ ports, terminalId }: FactTarget, gone: Gone): Promise<void> => {
  const name = turnOf(terminalId, gone.table)
  return ports.exclusively(name, async (held) => {
    await finishIntent(ports, name)
    held.check()
    await ports.keepIntent(name, { ...gone, terminalId, takenAt: WHENEVER })
    await finishIntent(ports, name)
  })
}
