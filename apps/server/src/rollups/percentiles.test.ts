import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { BUCKET_ERROR, bucketSql, percentileSql, ROLLUPS } from '@quaywise/report-kit/rollup'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { reconcileAll } from './checking.ts'
import { factWritesOf } from './fact-writes.ts'
import { insertAwkward } from './fixture/awkward.ts'
import { reconcile } from './reconcile.ts'
import { Shelves } from './shelves.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

const DAY = 86_400_000
const TERMINAL = { id: 'here', zone: 'Europe/Berlin' } as const
const QUESTIONS = 40
/** Midnight in Berlin of 21 March: an hour before midnight in the world, two after the clocks went forward. */
const FIRST = Date.parse('2026-03-20T23:00:00Z')
const WHOLE = { from: FIRST, to: Date.parse('2026-05-27T22:00:00Z') }
const CUTS = [
  [],
  ['month'],
  ['day'],
  ['year'],
  ['crane'],
  ['op'],
  ['op', 'month'],
  ['crane', 'day'],
  ['visit'],
  ['trunk_branch', 'month'],
  ['trunk_branch', 'own_ship'],
]

let stores: TestStores
let building: ConstructorParameters<typeof RollupWork>[0]
let raw: Reader
let rolled: Reader
let reads = 0
beforeAll(async () => {
  stores = await openTestStores()
  building = { ...stores, giveWay: async () => undefined }
  await prepareTables(stores.store)
  const entry = { ...TERMINAL, name: 'Here', locode: null, kind: 'imported', clock: 'frozen' } as const
  await stores.admin.terminals.upsert({ ...entry, frozenAt: null, sort: 0 })
  await insertAwkward(stores.store, TERMINAL.id, new Draw(5), 0)
  await build()
  raw = readerOf(stores.store)
  const query: Reader['query'] = (sql, params) => {
    if (sql.includes('_buckets')) reads += 1
    return raw.query(sql, params)
  }
  rolled = { query, shelf: new Shelves(stores.admin).shelf }
}, 120_000)
afterAll(() => stores.close())

const build = async (): Promise<void> => {
  const work = new RollupWork(building, 0)
  while ((await work.step()) > 0);
}

const questionOf = (more: Partial<Question>): Question => ({
  ...{ terminal: TERMINAL.id, zone: TERMINAL.zone, window: WHOLE, basis: 'time' },
  ...{ measures: ['cycle_p50', 'cycle_p90'], by: [], attributes: [], restrictions: [], scopes: {} },
  ...{ order: [], reasons: true, limit: 10_000, offset: 0 },
  ...more,
})

type Row = Readonly<Record<string, unknown>>

/** Each pair of an exact percentile and the one from buckets must lie close together, and group by group. */
const expectClose = async (question: Question, what: string): Promise<void> => {
  const [exact, near] = [await answer(question, raw), await answer(question, rolled)]
  const cuts = ({ rows }: typeof exact): readonly unknown[] =>
    rows.map((row: Row) => question.by.map((id) => row[id]))
  expect(cuts(near), what).toEqual(cuts(exact))
  for (const [i, row] of exact.rows.entries())
    for (const id of ['cycle_p50', 'cycle_p90']) {
      const [one, other] = [row[id], near.rows[i]?.[id]]
      if (one === null) expect(other, what).toBeNull()
      else expect(Math.abs(Number(other) / Number(one) - 1), what).toBeLessThan(BUCKET_ERROR * (1 + 1e-9))
    }
}

const OF_CALLS = ['visit', 'trunk_branch', 'own_ship']
const FILTERS = [
  { of: 'opMode', dimension: 'op', values: ['LOAD'] },
  { of: 'equipment', dimension: 'crane', values: ['Q1', 'Q3'] },
  { of: 'mark', dimension: 'month', values: ['2026-04'] },
  { of: 'trunkBranchLine', dimension: 'trunk_branch', values: ['TRUNK'] },
  { of: 'distinguishSelectedShip', dimension: 'own_ship', values: ['OWN', ''] },
]

/** What a filter or cut is of, for buckets: calls are one, whatever of them is asked for; time goes with all. */
const kindOf = (id: string): string =>
  ['day', 'month', 'year'].includes(id) ? '' : OF_CALLS.includes(id) ? 'call' : id

const random = (draw: Draw): Question => {
  const by = draw.one(CUTS)
  const restrictions: Question['restrictions'][number][] = []
  for (const filter of FILTERS.filter(() => draw.chance(0.4))) {
    const kinds = [...by, ...restrictions.map(({ dimension }) => dimension), filter.dimension].map(kindOf)
    if (new Set(kinds.filter((kind) => kind !== '')).size < 2) restrictions.push(filter)
  }
  const shift = draw.whole(0, 5) * DAY
  return questionOf({ by, restrictions, window: { from: FIRST, to: WHOLE.to - shift } })
}

describe('a percentile over a long window', () => {
  test('lies within the error of the exact one, whatever the filter', async () => {
    reads = 0
    const draw = new Draw(11)
    for (let i = 0; i < QUESTIONS; i += 1) {
      const question = random(draw)
      await expectClose(question, `question ${i}: ${JSON.stringify(question)}`)
    }
    expect(reads).toBe(QUESTIONS)
  })

  test('is read from whole months where they are added up, and from the days around them', async () => {
    const months = await stores.admin.rollups.months(TERMINAL.id, 'craneCycles')
    expect(months.map(({ month }) => month)).toEqual(['2026-04'])
    const bound: unknown[] = []
    const query: Reader['query'] = (sql, params) => {
      bound.push(...Object.values(params))
      return raw.query(sql, params)
    }
    await answer(questionOf({}), { ...rolled, query })
    expect(bound).toContainEqual(months.map(({ build }) => build))
    const lists = bound.filter((value) => Array.isArray(value) && typeof value[0] === 'number')
    expect(lists.map((list) => (Array.isArray(list) ? list.length : 0)).sort()).toEqual([1, 68 - 30])
  })

  test('says so in its column, and by how much', async () => {
    const { columns } = await answer(questionOf({ measures: ['cycle_p90', 'lifts'] }), rolled)
    expect(columns.map(({ key, within }) => [key, within])).toEqual([
      ['cycle_p90', BUCKET_ERROR],
      ['lifts', undefined],
    ])
    const { columns: exact } = await answer(questionOf({ measures: ['cycle_p90'] }), raw)
    expect(exact[0]).not.toHaveProperty('within')
  })

  test('is put together from buckets and facts where days are dirty', async () => {
    const spans = [{ dataset: 'craneCycles', first: '2026-04-10', last: '2026-04-20' }]
    await stores.admin.rollups.mark(TERMINAL.id, spans, new Date(0))
    reads = 0
    for (const by of CUTS) await expectClose(questionOf({ by }), `dirty, by ${by}`)
    expect(reads).toBe(CUTS.length)
    await build()
  })
})

describe('the rows themselves are read, and the number is exact,', () => {
  const exact: readonly (readonly [string, Partial<Question>])[] = [
    ['for two months less a day', { window: { from: FIRST, to: FIRST + 60 * DAY } }],
    ['where the window cuts a day', { window: { from: FIRST + 3_600_000, to: WHOLE.to } }],
    ['by hour', { by: ['hour'] }],
    ['by two dimensions', { by: ['crane', 'op'] }],
    ['by what the call tells and what the lift does', { by: ['trunk_branch', 'op'] }],
    ['by whole calls', { basis: 'call' }],
    ['by a dimension of many values', { by: ['bay'] }],
  ]
  test.each(exact)('%s', async (_what, more) => {
    reads = 0
    const question = questionOf(more)
    const found = await answer(question, rolled)
    expect(found).toEqual(await answer(question, raw))
    expect(reads).toBe(0)
  })
})

const lift = (id: string, at: number, seconds: number): Readonly<Record<string, string>> => ({
  ...{
    terminal_id: TERMINAL.id,
    eq_kind: 'QC',
    trolley: 'main',
    lift_kind: 'BOX',
    eq_id: 'Q9',
    cycle_id: id,
  },
  started_at: new Date(at - seconds * 1000).toISOString().slice(0, -1),
  ended_at: new Date(at).toISOString().slice(0, -1),
})

const LATE = Date.parse('2026-04-11T10:30:00Z')
const OF_Q9 = questionOf({ restrictions: [{ of: 'equipment', dimension: 'crane', values: ['Q9'] }] })

const medianOfQ9 = async (): Promise<number | null> => {
  const found = (await answer(OF_Q9, rolled)).rows[0]?.cycle_p50
  return typeof found === 'number' ? found : null
}

const during = (write: () => Promise<unknown>): Promise<unknown> =>
  factWritesOf(stores.admin).during(
    TERMINAL.id,
    [{ table: 'che_cycle', placed: { from: LATE, to: LATE } }],
    write,
  )

const insertLift = (id: string, seconds: number): Promise<unknown> => {
  const row = lift(id, LATE, seconds)
  return stores.store.insert('quaywise.che_cycle', 'JSONEachRow', JSON.stringify(row), {
    columns: Object.keys(row),
  })
}

const removeLift = (id: string): Promise<unknown> =>
  stores.store.command('DELETE FROM quaywise.che_cycle WHERE cycle_id = {id:String}', { params: { id } })

const differences = async (): Promise<readonly string[]> => {
  const found: string[] = []
  await reconcileAll(building, ({ dataset, day }) => found.push(`${dataset} ${day}`))
  return found
}

/** The days of lifts that differ from the facts. */
const ofLifts = async (): Promise<readonly string[]> => {
  const rollup = ROLLUPS.get('craneCycles')
  const days = await stores.admin.rollups.days(TERMINAL.id, 'craneCycles')
  return rollup ? (await reconcile(building, rollup, TERMINAL, days)).map(({ day }) => day) : ['no roll-up']
}

const expectMedian = async (seconds: number): Promise<void> => {
  const found = Number(await medianOfQ9())
  expect(Math.abs(found / seconds - 1)).toBeLessThan(BUCKET_ERROR)
}

describe('the buckets', () => {
  test('follow a row that comes late, is corrected, and is taken back', async () => {
    expect(await medianOfQ9()).toBeNull()
    await during(() => insertLift('late', 100))
    await expectMedian(100)
    await build()
    await expectMedian(100)
    await during(async () => {
      await removeLift('late')
      await insertLift('corrected', 300)
    })
    await expectMedian(300)
    await build()
    await expectMedian(300)
    await during(() => removeLift('corrected'))
    await build()
    expect(await medianOfQ9()).toBeNull()
    expect(await differences()).toEqual([])
  })

  test.each(['', 'call_class'])(
    'of “%s” are found out when they do not hold what the facts hold',
    async (dimension) => {
      const rollup = ROLLUPS.get('craneCycles')
      const days = await stores.admin.rollups.days(TERMINAL.id, 'craneCycles')
      const broken = days.find(({ day }) => day === '2026-04-12')?.build
      await stores.store.command(
        `INSERT INTO quaywise.${rollup?.bucketTable} SELECT * REPLACE (n + 1 AS n) FROM quaywise.${rollup?.bucketTable} WHERE build = {build:UInt64} AND dimension = {dimension:String} AND bucket BETWEEN 1 AND 9999 LIMIT 1`,
        { params: { build: broken ?? 0, dimension } },
      )
      expect(await ofLifts()).toEqual(['2026-04-12'])
      await build()
    },
  )
})

/** By which dimension the buckets of each question were read. */
const readBy = async (questions: readonly Question[]): Promise<readonly unknown[]> => {
  const found: unknown[] = []
  const query: Reader['query'] = (sql, params) => {
    found.push(...Object.values(params).filter((value) => value === 'call_class' || value === 'visit'))
    return raw.query(sql, params)
  }
  for (const question of questions) await answer(question, { ...rolled, query })
  return found
}

const BY_CLASS = [
  questionOf({ by: ['trunk_branch'] }),
  questionOf({ by: ['own_ship', 'month'] }),
  questionOf({
    restrictions: FILTERS.filter(({ dimension }) => ['trunk_branch', 'own_ship'].includes(dimension)),
  }),
]

const writeCall = (visit: string, version: number, [trunk, own]: readonly [string, string]) =>
  factWritesOf(stores.admin).during(TERMINAL.id, [{ table: 'vessel_visit', placed: null }], () =>
    stores.store.insert(
      'quaywise.vessel_visit',
      'JSONEachRow',
      JSON.stringify({
        ...{ terminal_id: TERMINAL.id, visit_id: visit, version, sort_at: '2026-03-22T00:00:00' },
        ...{ trunk_branch: trunk, own_ship: own },
      }),
      {
        columns: ['terminal_id', 'visit_id', 'version', 'sort_at', 'trunk_branch', 'own_ship'],
      },
    ),
  )

describe('the class of a call', () => {
  test('has buckets of its own, as long as calls are of the class that was counted', async () => {
    expect(await readBy(BY_CLASS)).toEqual(['call_class', 'call_class', 'call_class'])
    expect(await readBy([questionOf({ by: ['visit', 'trunk_branch'] })])).toEqual(['visit'])
    await writeCall('V1', 2, ['TRUNK', 'OTHER'])
    expect(await readBy(BY_CLASS)).toEqual(['visit', 'visit', 'visit'])
    await build()
    expect(await readBy(BY_CLASS)).toEqual(['call_class', 'call_class', 'call_class'])
  })

  test('may change at any time, and of a call that nobody knew: percentiles are right before and after', async () => {
    const draw = new Draw(23)
    await during(async () => {
      await stores.store.command(
        `INSERT INTO quaywise.che_cycle (* EXCEPT (cycle_id, visit_id), cycle_id, visit_id)
         SELECT * EXCEPT (cycle_id, visit_id), 'new', 'V99' FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} LIMIT 30`,
        { params: { terminal: TERMINAL.id } },
      )
    })
    await stores.admin.rollups.mark(
      TERMINAL.id,
      [{ dataset: 'craneCycles', first: '2026-03-20', last: '2026-05-28' }],
      new Date(0),
    )
    await build()
    for (let round = 0; round < 3; round += 1) {
      const visit = draw.one(['V0', 'V4', 'V7', 'V99'])
      await writeCall(visit, 10 + round, [draw.one(['TRUNK', 'BRANCH', '']), draw.one(['OWN', 'OTHER', ''])])
      for (const question of BY_CLASS) await expectClose(question, `round ${round}, just written`)
      expect(await ofLifts()).toEqual([])
      for (const question of BY_CLASS) await expectClose(question, `round ${round}, compared`)
      await build()
      for (const question of BY_CLASS) await expectClose(question, `round ${round}, built`)
      expect(await readBy(BY_CLASS)).toEqual(['call_class', 'call_class', 'call_class'])
    }
    expect(await ofLifts()).toEqual([])
  }, 120_000)
})

describe('a number', () => {
  test('of any size and sign lies near the middle of its bucket', async () => {
    const draw = new Draw(3)
    const numbers = Array.from({ length: 2000 }, (_, i) => {
      const size = Math.round(10 ** (draw.next() * 14))
      return i % 50 === 0 ? 0 : draw.chance(0.2) ? -size : size
    })
    const { rows } = await stores.store.query<{ n: number; middle: number }>(
      `SELECT n, ${percentileSql('([b], [1])', { share: 0.5, of: 'n', per: 1 })} AS middle
       FROM (SELECT n, toInt16(${bucketSql('n')}) AS b FROM (SELECT arrayJoin({numbers:Array(Int64)}) AS n))`,
      { params: { numbers } },
    )
    expect(rows).toHaveLength(numbers.length)
    const far = rows.filter(
      ({ n, middle }) =>
        Math.abs(Number(middle) - Number(n)) > Math.abs(Number(n)) * BUCKET_ERROR * (1 + 1e-9),
    )
    expect(far).toEqual([])
  })
})
