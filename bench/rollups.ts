import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Reader } from '@quaywise/report-kit/compile'
import { ROLLUPS, type Rollup } from '@quaywise/report-kit/rollup'
import { factWritesOf, prepareRollups, Shelves } from '@quaywise/server'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { fillTerminals, LONG_AGO, weeksOfMonth } from './rollups/density.ts'
import { buildAll, fastest, mean, register, timed, verdictOf } from './rollups/measure.ts'
import { cutsOf, monthOf } from './rollups/questions.ts'
import { year } from './rollups/year.ts'
import { atRest } from './store/at-rest.ts'
import { linesOf } from './store/lines.ts'

const TIMES = 10
const ONE = { id: 'one', copies: 1, weeks: weeksOfMonth } as const
const TEN = { id: 'ten', copies: TIMES, weeks: weeksOfMonth } as const
/** From the facts, which take longer and vary less. */
const RAW_ROUNDS = 2
const MOST = 1.2

type Line = {
  readonly what: string
  readonly one: number
  readonly ten: number
  readonly rawTen: number
  readonly raw: number
}

/** The roll-ups of the datasets that are asked for; all when none is. */
const chosen = (names: readonly string[]): readonly Rollup[] =>
  [...ROLLUPS.values()].filter(({ dataset }) => names.length === 0 || names.includes(dataset.name))

const measured = async (
  rollups: readonly Rollup[],
  raw: Reader,
  rolled: Reader,
): Promise<readonly Line[]> => {
  const lines: Line[] = []
  for (const rollup of rollups)
    for (const by of cutsOf(rollup)) {
      const [one, ten] = [monthOf(ONE.id, rollup, by), monthOf(TEN.id, rollup, by)]
      if (one.measures.length === 0) continue
      const [built = 0, builtTen = 0] = await fastest([one, ten], rolled)
      const [facts = 0, factsTen = 0] = await fastest([one, ten], raw, RAW_ROUNDS)
      const what = `${rollup.dataset.name} ${by.length === 0 ? 'whole' : `by ${by.join(', ')}`}`
      lines.push({ what, one: built, ten: builtTen, raw: facts, rawTen: factsTen })
    }
  return lines
}

const HEAD = [
  'a month of',
  '1×, ms',
  '10×, ms',
  'ratio',
  'facts 1×',
  'facts 10×',
  'ratio',
  `aim: at most ${MOST}`,
]

const lineOf = ({ what, one, ten, raw, rawTen }: Line): readonly string[] => [
  what,
  one.toFixed(1),
  ten.toFixed(1),
  (ten / one).toFixed(2),
  raw.toFixed(1),
  rawTen.toFixed(1),
  (rawTen / raw).toFixed(2),
  verdictOf(one, ten, MOST),
]

/** One lift that comes three months late: noted, written, its day and month built anew. */
const correction = async (stores: TestStores, rolled: Reader): Promise<readonly string[]> => {
  const rollup = ROLLUPS.get('craneCycles')
  if (!rollup) throw new Error('There is no roll-up of lifts.')
  const at = new Date(LONG_AGO).toISOString().slice(0, -1)
  const lift = {
    terminal_id: TEN.id,
    eq_kind: 'QC',
    trolley: 'main',
    lift_kind: 'BOX',
    eq_id: 'Q1',
    ended_at: at,
  }
  const placed = { from: LONG_AGO, to: LONG_AGO }
  const noted = await timed(() =>
    factWritesOf(stores.admin).during(TEN.id, [{ table: 'che_cycle', placed }], () =>
      insertLine(stores.store, lift),
    ),
  )
  const month = { from: Date.UTC(2025, 10, 1), to: Date.UTC(2025, 11, 1) }
  const question = { ...monthOf(TEN.id, rollup, []), window: month }
  const [dirty = 0] = await fastest([question], rolled)
  const built = await buildAll(stores)
  const [clean = 0] = await fastest([question], rolled)
  return [
    `Noting and writing it takes ${noted.toFixed(0)} ms; building its day anew in every roll-up of the table ${built.toFixed(0)} ms;`,
    `a question of its month ${dirty.toFixed(1)} ms before and ${clean.toFixed(1)} ms after.`,
  ]
}

const insertLine = (store: AnalyticsStore, row: Readonly<Record<string, string>>): Promise<unknown> =>
  store.insert('quaywise.che_cycle', 'JSONEachRow', JSON.stringify(row), { columns: Object.keys(row) })

/** Measures what a month costs at ten times the rows, from roll-ups and from the facts, and what a late row costs. */
export const rollups = async (names: readonly string[] = []): Promise<readonly Line[]> => {
  const asked = chosen(names)
  const tables = new Set([
    'vessel_visit',
    'equipment',
    'block',
    'che_cycle',
    ...asked.map(({ dataset }) => dataset.table),
  ])
  const stores = await openTestStores()
  try {
    await prepareRollups(stores.store, stores.admin)
    await register(stores, [ONE, TEN])
    const filled = await timed(() => fillTerminals(stores.store, [ONE, TEN], tables))
    const built = await buildAll(stores)
    await atRest(stores.store)
    console.log(
      `February 2026 of the trial terminal and of one ten times as busy: filled in ${(filled / 1000).toFixed(0)} s, rolled up in ${(built / 1000).toFixed(0)} s.\n`,
    )
    const raw = readerOf(stores.store)
    const rolled: Reader = { ...raw, shelf: new Shelves(stores.admin).shelf }
    const lines = await measured(asked, raw, rolled)
    console.log(linesOf([HEAD, ...lines.map(lineOf)]))
    const ratios = lines.map(({ one, ten }) => ten / one)
    const fromFacts = lines.map(({ raw, rawTen }) => rawTen / raw)
    console.log(
      `\nTen times the rows cost ${mean(ratios).toFixed(2)} times as much from roll-ups, ${mean(fromFacts).toFixed(2)} times from the facts (geometric means).`,
    )
    console.log(
      `\nA lift three months late, at ten times the rows:\n${(await correction(stores, rolled)).join('\n')}`,
    )
    return lines
  } finally {
    await stores.close()
  }
}

if (import.meta.main) {
  const [first, density, ...others] = process.argv.slice(2)
  if (first === 'year') await year(Number(density ?? TIMES))
  else {
    await rollups([first, density, ...others].filter((name) => name !== undefined))
    if (first === undefined) await year(TIMES)
  }
}
