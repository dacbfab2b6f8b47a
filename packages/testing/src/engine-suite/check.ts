import { answerDifferences } from '../panels/index.ts'
import type { Bench, Side } from './bench.ts'

/** Something that has to hold on an engine; what does not is told in lines, none when it holds. */
export type EngineCheck = {
  readonly name: string
  complaints(bench: Bench): Promise<readonly string[]>
}

type Said = Readonly<Record<string, unknown>>

/** Asks both sides the same and tells where their answers differ. */
export const compared = async (
  { outside, embedded }: Bench,
  what: string,
  ask: (side: Side) => Promise<Said>,
): Promise<readonly string[]> => {
  const [found, expected] = await Promise.all([ask(outside), ask(embedded)])
  return answerDifferences(found, expected).map((line) => `${what} ${line}`)
}

/** A complaint unless a value is as it should be. */
export const expected = (what: string, found: unknown, wanted: unknown): readonly string[] => {
  const [one, other] = [found, wanted].map((value) => JSON.stringify(value))
  return one === other ? [] : [`${what}: ${one} instead of ${other}`]
}
