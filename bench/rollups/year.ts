import type { Question, Reader } from '@quaywise/report-kit/compile'
import { prepareRollups, Shelves } from '@quaywise/server'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { atRest } from '../store/at-rest.ts'
import { linesOf } from '../store/lines.ts'
import { type Filled, fillTerminals } from './density.ts'
import { buildAll, fastest, mean, register, timed, verdictOf } from './measure.ts'

/** Thirteen months, and at the same density two months and ten times as many days. */
const YEAR = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 1, 1) } as const
const SHORT_DAYS = 62
const [SUMS_MOST, PERCENTILES_MOST] = [1.2, 1.3]
const DAY_MS = 86_400_000
const RAW_ROUNDS = 2

/** So many weeks, counted from the played one; the last holds the end of the year. */
const weeks = (count: number) => (): readonly number[] => Array.from({ length: count }, (_, i) => 4 - i)
const YEAR_WEEKS = 58
const HISTORY_WEEKS = 90

const TABLES = new Set(['vessel_visit', 'equipment', 'block', 'che_cycle', 'crane_time', 'truck_visit'])

type Asked = Pick<Question, 'measures' | 'by'> & Partial<Pick<Question, 'restrictions'>>

const SUMS: readonly Asked[] = [
  ...[[], ['month'], ['crane'], ['crane', 'month']].map((by) => ({ measures: ['crane_boxes', 'gmph'], by })),
  ...[[], ['month'], ['flow']].map((by) => ({ measures: ['trucks_out', 'truck_turn_minutes'], by })),
]

/** What the form of every page begins with. */
const OWN_TRUNK: Question['restrictions'] = [
  { of: 'trunkBranchLine', dimension: 'trunk_branch', values: ['TRUNK'] },
  { of: 'distinguishSelectedShip', dimension: 'own_ship', values: ['OWN'] },
]

const PERCENTILES: readonly Asked[] = [
  ...[[], ['month'], ['crane'], ['trunk_branch']].map((by) => ({ measures: ['cycle_p50', 'cycle_p90'], by })),
  { measures: ['cycle_p50', 'cycle_p90'], by: ['month'], restrictions: OWN_TRUNK },
  ...[[], ['month'], ['flow']].map((by) => ({ measures: ['truck_turn_p50', 'truck_turn_p90'], by })),
]

const questionOf = (
  terminal: string,
  { measures, by, restrictions = [] }: Asked,
  window: Question['window'],
): Question => ({
  ...{ terminal, zone: 'UTC', window, basis: 'time', measures, by, attributes: [], restrictions },
  ...{ scopes: {}, order: [], reasons: false, limit: 10_000, offset: 0 },
})

/** Milliseconds of a question and of the one that asks about ten times as much, from roll-ups and from the facts. */
type Pair = { readonly what: string; readonly built: readonly number[]; readonly facts: readonly number[] }

const HEAD = ['', '1×, ms', '10×, ms', 'ratio', 'facts 1×', 'facts 10×', 'ratio'] as const

const ratioOf = ([one = 1, ten = 1]: readonly number[]): number => ten / one

const lineOf = ({ what, built, facts }: Pair, most: number): readonly string[] => [
  what,
  ...[built, facts].flatMap((times) => [...times.map((ms) => ms.toFixed(1)), ratioOf(times).toFixed(2)]),
  verdictOf(built[0] ?? 0, built[1] ?? 0, most),
]

type Readers = { readonly rolled: Reader; readonly raw: Reader }

const wordsOf = ({ measures, by, restrictions }: Asked): string =>
  `${measures.join(', ')}${by.length > 0 ? ` by ${by.join(', ')}` : ''}${restrictions ? ', own trunk' : ''}`

const compared = async (
  title: string,
  all: readonly (readonly [Asked, readonly Question[]])[],
  most: number,
  { rolled, raw }: Readers,
): Promise<void> => {
  const pairs: Pair[] = []
  for (const [asked, questions] of all) {
    const what = wordsOf(asked)
    const facts = await fastest(questions, raw, RAW_ROUNDS)
    pairs.push({ what, built: await fastest(questions, rolled), facts })
  }
  const [, ...head] = HEAD
  console.log(
    `\n${linesOf([[title, ...head, `aim: at most ${most}`], ...pairs.map((pair) => lineOf(pair, most))])}`,
  )
  const [built, facts] = (['built', 'facts'] as const).map((key) =>
    mean(pairs.map((pair) => ratioOf(pair[key]))),
  )
  console.log(`Geometric means: ${built?.toFixed(2)} from roll-ups, ${facts?.toFixed(2)} from the facts.`)
}

const filled = async (stores: TestStores, terminals: readonly Filled[]): Promise<void> => {
  await prepareRollups(stores.store, stores.admin)
  await register(stores, terminals)
  const fill = await timed(() => fillTerminals(stores.store, terminals, TABLES))
  const build = await buildAll(stores)
  await atRest(stores.store)
  console.log(
    `\nThirteen months of the trial terminal and of one ${terminals[1]?.copies} times as busy: filled in ${(fill / 1000).toFixed(0)} s, rolled up in ${(build / 1000).toFixed(0)} s.`,
  )
}

/** Measures what a year costs at so many times the rows, and percentiles at ten times the history as well. */
export const year = async (density: number): Promise<void> => {
  const one = { id: 'one', copies: 1, weeks: weeks(HISTORY_WEEKS), cyclesOf: 'QC' } as const
  const ten = { id: 'ten', copies: density, weeks: weeks(YEAR_WEEKS), cyclesOf: 'QC' } as const
  const stores = await openTestStores()
  try {
    await filled(stores, [one, ten])
    const raw = readerOf(stores.store)
    const readers = { raw, rolled: { ...raw, shelf: new Shelves(stores.admin).shelf } }
    const dense = (asked: Asked) => [asked, [one, ten].map(({ id }) => questionOf(id, asked, YEAR))] as const
    const windows = [1, 10].map((times) => ({ from: YEAR.to - times * SHORT_DAYS * DAY_MS, to: YEAR.to }))
    const long = (asked: Asked) =>
      [asked, windows.map((window) => questionOf(one.id, asked, window))] as const
    await compared('thirteen months, density', SUMS.map(dense), SUMS_MOST, readers)
    await compared('thirteen months, density', PERCENTILES.map(dense), PERCENTILES_MOST, readers)
    await compared(
      `${SHORT_DAYS} and ${10 * SHORT_DAYS} days`,
      PERCENTILES.map(long),
      PERCENTILES_MOST,
      readers,
    )
  } finally {
    await stores.close()
  }
}
