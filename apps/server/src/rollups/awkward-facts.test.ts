import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { readerOf } from '@quaywise/testing/ask'
import { answerDifferences } from '@quaywise/testing/panels'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { AWKWARD_SPAN, awkwardInstant, insertAwkward } from './fixture/awkward.ts'
import { Shelves } from './shelves.ts'
import { prepareTables } from './tables.ts'
import { RollupWork } from './work.ts'

const DAY = 86_400_000
const QUESTIONS = 36
const MEASURES = [
  'crane_boxes',
  'gross_hours',
  'gmph',
  'net_hours',
  'gantry_moves',
  'energy',
  'cycle_p50',
  'cranes_working',
]
const CUTS = [
  [],
  ['hour'],
  ['shift'],
  ['day'],
  ['month'],
  ['year'],
  ['crane'],
  ['crane', 'month'],
  ['day', 'op'],
  ['visit'],
  ['trunk_branch', 'month'],
  ['bay'],
]

/** Zones with clocks that move in either half of the year, by half an hour, at midnight, or never and off the hour. */
const ZONES = [
  ['Europe/Berlin', 0],
  ['Europe/Berlin', 0.02],
  ['Australia/Lord_Howe', 0.001],
  ['Asia/Kathmandu', 0.001],
  ['America/Santiago', 0.001],
  ['Africa/Cairo', 0],
  ['UTC', 0.3],
] as const

let stores: TestStores
let reads = 0
let raw: Reader
let rolled: Reader
beforeAll(async () => {
  stores = await openTestStores()
  await prepareTables(stores.store)
  raw = readerOf(stores.store)
  const query: Reader['query'] = (sql, params) => {
    if (sql.includes('quaywise.rollup_')) reads += 1
    return raw.query(sql, params)
  }
  rolled = { query, shelf: new Shelves(stores.admin).shelf }
})
afterAll(() => stores.close())

const windowOf = (draw: Draw): Question['window'] => {
  const edges = [awkwardInstant(draw), draw.chance(0.5) ? awkwardInstant(draw) : AWKWARD_SPAN.from + 42 * DAY]
  const [from = 0, to = 0] = edges.sort((a, b) => a - b)
  return { from, to: Math.max(to, from + 60_000) }
}

const questionOf = (draw: Draw, terminal: string, zone: string): Question => {
  const of = [
    { of: 'opMode', dimension: 'op', values: ['LOAD'] },
    { of: 'trunkBranchLine', dimension: 'trunk_branch', values: ['TRUNK'] },
    { of: 'equipment', dimension: 'crane', values: ['Q1', 'Q3'] },
  ]
  const window = windowOf(draw)
  return {
    ...{
      terminal,
      zone,
      window,
      measures: MEASURES,
      by: draw.one(CUTS),
      basis: draw.one(['time', 'time', 'call']),
    },
    ...{ attributes: [], order: [], reasons: draw.chance(0.5), limit: 100_000, offset: 0 },
    restrictions: of.filter(() => draw.chance(0.15)),
    scopes: draw.chance(0.2) ? { qcOperation: { from: window.from, to: (window.from + window.to) / 2 } } : {},
  }
}

describe.each(ZONES)('facts by chance in %s, of which %f cross hours', (zone, crossing) => {
  test('answer the same from roll-ups', async () => {
    const terminal = `${zone} ${crossing}`
    const draw = new Draw(7)
    await stores.admin.terminals.upsert({
      ...{
        id: terminal,
        name: terminal,
        locode: null,
        zone,
        kind: 'imported',
        clock: 'frozen',
        frozenAt: null,
        sort: 0,
      },
    })
    await insertAwkward(stores.store, terminal, draw, crossing)
    const work = new RollupWork({ ...stores, giveWay: async () => undefined }, 0)
    while ((await work.step()) > 0);
    reads = 0
    for (let i = 0; i < QUESTIONS; i += 1) {
      const question = questionOf(draw, terminal, zone)
      const [one, other] = [await answer(question, raw), await answer(question, rolled)]
      expect(answerDifferences(one, other), `question ${i}: ${JSON.stringify(question)}`).toEqual([])
    }
    expect(reads).toBeGreaterThan(QUESTIONS / 4)
  }, 120_000)
})
