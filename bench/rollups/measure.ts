import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { RollupWork } from '@quaywise/server'
import type { TestStores } from '@quaywise/testing/stores'

const ROUNDS = 7
/** Below so many milliseconds a statement's own fixed cost is all that is seen. */
const SMALL_MS = 2

/** Milliseconds that some work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The fastest of some rounds of each question, in turns: what else the machine does makes them slower, never faster. */
export const fastest = async (
  questions: readonly Question[],
  reader: Reader,
  rounds = ROUNDS,
): Promise<readonly number[]> => {
  const best = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round += 1)
    for (const [i, question] of questions.entries())
      best[i] = Math.min(best[i] ?? 0, await timed(() => answer(question, reader)))
  return best
}

/** The geometric mean of ratios. */
export const mean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

/** Whether ten times as much costs at most so many times as much. */
export const verdictOf = (one: number, ten: number, most: number): string =>
  ten / one <= most || ten - one < SMALL_MS ? 'met' : 'NOT met'

/** Builds all roll-ups that wait; gives back in how many milliseconds. */
export const buildAll = (stores: TestStores): Promise<number> =>
  timed(async () => {
    const work = new RollupWork({ ...stores, giveWay: async () => undefined }, 0)
    while ((await work.step()) > 0);
  })

/** Makes terminals known, under the world's clock. */
export const register = async (
  { admin }: TestStores,
  terminals: readonly { readonly id: string }[],
): Promise<void> => {
  for (const [sort, { id }] of terminals.entries())
    await admin.terminals.upsert({
      ...{ id, name: id, locode: null, zone: 'UTC', kind: 'imported', clock: 'frozen', frozenAt: null, sort },
    })
}
