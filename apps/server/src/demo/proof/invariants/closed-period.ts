import { allMeasures, dimensionsOf, isProduct, isRatio, isSum } from '@quaywise/metrics'
import type { Answer } from '@quaywise/report-kit/compile'
import { describe, expect, test } from 'vitest'
import { Draw } from '../draw.ts'
import { type Asked, HOUR, type LoadedTerminal, SPAN, WEEK } from '../loaded-terminal.fixture.ts'

const TIMES = 60
const SEED = 20_260_323
/** The period is closed when two weeks are known. */
export const CLOSED_AFTER = 2

/** Stays are told when a box has left the terminal, so their first numbers are not their last. */
const TOLD_LATER = ['yardStays', 'standingBoxes', 'appointments']

const SUMS = allMeasures().flatMap(([id, measure]) =>
  !isRatio(measure) && !isProduct(measure) && isSum(measure) ? [id] : [],
)

const questions = (sums: readonly string[]): readonly Asked[] => {
  const draw = new Draw(SEED)
  return Array.from({ length: TIMES }, (): Asked => {
    const from = SPAN.from + HOUR * draw.whole(0, (CLOSED_AFTER * WEEK) / HOUR - 48)
    const to = Math.min(from + HOUR * draw.whole(1, 200), SPAN.from + CLOSED_AFTER * WEEK - 36 * HOUR)
    const measure = draw.one(sums)
    const cut = draw.one(dimensionsOf(measure))
    return {
      window: { from, to: Math.max(to, from + HOUR) },
      measures: [measure],
      by: draw.chance(0.7) ? [cut] : [],
    }
  })
}

/** The numbers of a period that is over, kept to be asked for again when more has come in. */
export class ClosedPeriod {
  readonly #questions: readonly Asked[]
  readonly #kept: readonly Answer[]

  private constructor(asked: readonly Asked[], kept: readonly Answer[]) {
    this.#questions = asked
    this.#kept = kept
  }

  static async keep(
    terminal: LoadedTerminal,
    datasetOf: (id: string) => { readonly name: string },
  ): Promise<ClosedPeriod> {
    const asked = questions(SUMS.filter((id) => !TOLD_LATER.includes(datasetOf(id).name)))
    const kept: Answer[] = []
    for (const question of asked) kept.push(await terminal.ask(question))
    return new ClosedPeriod(asked, kept)
  }

  async *again(terminal: LoadedTerminal): AsyncGenerator<readonly [Asked, Answer, Answer]> {
    for (const [i, question] of this.#questions.entries()) {
      const kept = this.#kept[i]
      if (kept) yield [question, await terminal.ask(question), kept]
    }
  }
}

/** 10. The numbers of a closed period stay as they are when later weeks come in. */
export const proveClosedPeriod = (loaded: () => { terminal: LoadedTerminal; closed: ClosedPeriod }): void => {
  describe('10. the numbers of a closed period', () => {
    test(`are found again after two more weeks, over ${TIMES} random questions`, async () => {
      const { terminal, closed } = loaded()
      for await (const [question, found, kept] of closed.again(terminal))
        expect(found.rows, `seed ${SEED}: ${JSON.stringify(question)}`).toEqual(kept.rows)
    })
  })
}
