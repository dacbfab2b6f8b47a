import type { AnalyticsStore } from '@quaywise/analytics-store'
import { turnsOf } from '../analysis/turns.ts'

/** Exports at a time: each holds one of the engine's sessions for as long as its reader takes. */
const AT_ONCE = { embedded: 1, server: 4, cluster: 4 } as const

/** Takes a place among the exports of a caller and of the process; the answer gives it back. */
export type Places = (caller: string) => Promise<() => void>

/** Places for exports: one a caller, and so many in all as the engine bears beside its pages. */
export const placesFor = (kind: AnalyticsStore['kind']): Places => {
  const ofCallers = turnsOf(1)
  const ofAll = turnsOf(AT_ONCE[kind])
  return async (caller) => {
    const leaveOwn = await taken(ofCallers, caller)
    const leaveAll = await taken(ofAll, 'all')
    return () => {
      leaveAll()
      leaveOwn()
    }
  }
}

const taken = (turns: ReturnType<typeof turnsOf>, who: string): Promise<() => void> =>
  new Promise((started, failed) => {
    turns(who, () => new Promise<void>((leave) => started(leave))).catch(failed)
  })
